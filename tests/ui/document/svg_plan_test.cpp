#include "ui/document/svg_plan.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QSvgRenderer>
#include <QTest>

#include "core/plan/limits.h"
#include "tests/ui/support/carried_plan.h"
#include "tests/ui/support/test_entry.h"
#include "ui/document/plan_picture.h"

namespace polyplan::ui {
namespace {

using test::carriedPlan;
using test::refusal;

const QByteArray svgPicture =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    "<svg width=\"4mm\" height=\"4mm\" viewBox=\"0 0 4 4\" xmlns=\"http://www.w3.org/2000/svg\">\n"
    "<rect width=\"4\" height=\"4\" fill=\"#336633\"/>\n</svg>\n";

class SvgPlanTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void givesBackThePlan_data() {
        QTest::addColumn<QByteArray>("plan");
        QTest::newRow("short") << QByteArray("{}");
        QTest::newRow("markup") << QByteArray("{\"a\": \"</plan> & <![CDATA[ ]]> &amp; \\\"\"}");
        QTest::newRow("beyond Latin-1") << QByteArray("{\"title\": \"→ 魔法 🦄\"}");
        QTest::newRow("lines") << QByteArray("{\n  \"a\": 1,\n\t\"b\": 2\n}\n");
    }

    void givesBackThePlan() {
        QFETCH(QByteArray, plan);
        const QByteArray contents = svgWithPlan(svgPicture, plan.toStdString());
        QCOMPARE(carriedPlan(contents), plan);
        QVERIFY(QSvgRenderer(contents).isValid());
    }

    void escapesWhatXmlForbids() {
        QCOMPARE(carriedPlan(svgWithPlan(svgPicture, "{\"a\": \"\xEF\xBF\xBE\xEF\xBF\xBF\"}")),
                 QByteArray("{\"a\": \"\\ufffe\\uffff\"}"));
    }

    void givesBackTheLongestPlan() {
        QByteArray plan(qsizetype(plan::limits::fileBytes), '\0');
        auto random = QRandomGenerator(1);
        for (char& character : plan) {
            character = char(random.bounded(32, 127));
        }
        QCOMPARE(carriedPlan(svgWithPlan(svgPicture, plan.toStdString())), plan);
    }

    void writesNoPlanThatCouldNotBeRead() {
        QVERIFY(svgWithPlan(svgPicture, "").isEmpty());
        QVERIFY(svgWithPlan(svgPicture, "\xff\xfe").isEmpty());
        QVERIFY(svgWithPlan("no picture", "{}").isEmpty());
        const std::string tooLong(plan::limits::fileBytes + 1, ' ');
        QVERIFY(svgWithPlan(svgPicture, tooLong).isEmpty());
    }

    void refusesForeignPictures() {
        QVERIFY(refusal(svgPicture).contains("no plan in this picture"));
        QVERIFY(refusal("<?xml version=\"1.0\"?><html/>").contains("no plan"));
        QByteArray other = svgWithPlan(svgPicture, "{}");
        QVERIFY(refusal(other.replace("urn:polyplan:plan", "urn:other")).contains("no plan"));
    }

    void namesWhatIsDamaged() {
        const QByteArray sound = svgWithPlan(svgPicture, "{\"a\": 1}");
        for (qsizetype length = 5; length < sound.trimmed().size(); ++length) {
            const QString why = refusal(sound.first(length));
            QVERIFY2(why.contains("incomplete") || why.contains("damaged"), qPrintable(why));
        }
        QByteArray broken = sound;
        broken.replace("</plan>", "</plot>");
        QVERIFY(refusal(broken).contains("damaged: line"));
        QByteArray child = sound;
        child.replace("</plan>", "<b/></plan>");
        QVERIFY(refusal(child).contains("damaged: line"));
    }

    void takesLittleWhateverIsAsked_data() {
        QTest::addColumn<QByteArray>("contents");
        QTest::addColumn<QByteArray>("word");
        const auto row = [](const char* name, const QByteArray& contents, const QByteArray& word) {
            QTest::newRow(name) << contents << word;
        };
        QByteArray attributes = "<svg";
        for (int i = 0; i < 200'000; ++i) {
            attributes += " a" + QByteArray::number(i) + "='1'";
        }
        row("attributes", attributes + "/>", "attributes");
        QByteArray bomb = "<?xml version=\"1.0\"?><!DOCTYPE svg [<!ENTITY a0 \"aaaaaaaaaa\">";
        for (int i = 1; i < 20; ++i) {
            const QByteArray from = "&a" + QByteArray::number(i - 1) + ";";
            bomb += "<!ENTITY a" + QByteArray::number(i) + " \"" + from.repeated(10) + "\">";
        }
        row("entities in entities",
            bomb + "]><svg><plan xmlns=\"urn:polyplan:plan\">&a19;</plan></svg>", "entities");
        row("one entity often",
            "<?xml version=\"1.0\"?><!DOCTYPE svg [<!ENTITY a \"" + QByteArray(4'000, 'x') +
                "\">]><svg>" + QByteArray("&a;").repeated(300'000) + "</svg>",
            "entities");
        row("elements", "<svg>" + QByteArray("<g/>").repeated(4'000'000) + "</svg>", "elements");
        row("size", "<svg>" + QByteArray(250'000'000, 'x') + "</svg>", "64 MiB");
        row("text", "<svg>" + QByteArray(60'000'000, 'x') + "</svg>", "no plan");
        row("depth", QByteArray("<svg>").repeated(1'000'000), "incomplete");
        row("plan",
            "<svg><plan xmlns=\"urn:polyplan:plan\">" + QByteArray(60'000'000, 'x') +
                "</plan></svg>",
            "6 MiB");
        row("encoding", "<?xml version=\"1.0\" encoding=\"UTF-16\"?><svg/>", "UTF-8");
    }

    void takesLittleWhateverIsAsked() {
        QFETCH(const QByteArray, contents);
        QFETCH(const QByteArray, word);
        QElapsedTimer timer;
        timer.start();
        const QString why = refusal(contents);
        QVERIFY2(why.contains(QString(word)), qPrintable(why));
        QVERIFY2(timer.elapsed() < 20'000, qPrintable(QString::number(timer.elapsed())));
    }

    void readsWhatOthersWrote() {
        QByteArray contents = svgWithPlan(svgPicture, "{\"a\": \"<&>\"}");
        contents.replace("<svg",
                         "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" "
                         "\"http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd\">\n<svg");
        contents.replace("<plan xmlns=", "<p:plan xmlns:p=").replace("</plan>", "</p:plan>");
        QCOMPARE(carriedPlan(contents), QByteArray("{\"a\": \"<&>\"}"));
    }

    void survivesAnyChange() {
        const QByteArray sound = svgWithPlan(svgPicture, "{\"a\": 1}");
        auto random = QRandomGenerator(7);
        for (int round = 0; round < 20000; ++round) {
            QByteArray changed = sound;
            for (int change = 0; change <= round % 4; ++change) {
                changed[random.bounded(changed.size())] = char(random.bounded(256));
            }
            planTextOf(changed);
        }
    }
};

POLYPLAN_UI_TEST(SvgPlanTest, NoWindow);

}  // namespace
}  // namespace polyplan::ui

#include "svg_plan_test.moc"
