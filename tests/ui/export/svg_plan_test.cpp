#include "ui/export/svg_plan.h"

#include <QRandomGenerator>
#include <QSvgRenderer>
#include <QTest>

#include "core/plan/limits.h"
#include "ui/export/plan_picture.h"

using polyplan::ui::planTextOf;
using polyplan::ui::svgWithPlan;

namespace {

const QByteArray picture =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    "<svg width=\"4mm\" height=\"4mm\" viewBox=\"0 0 4 4\" xmlns=\"http://www.w3.org/2000/svg\">\n"
    "<rect width=\"4\" height=\"4\" fill=\"#336633\"/>\n</svg>\n";

QString refusal(const QByteArray& contents) {
    const auto result = planTextOf(contents);
    const auto* message = std::get_if<QString>(&result);
    return message ? *message : QString();
}

QByteArray found(const QByteArray& contents) {
    const auto result = planTextOf(contents);
    const auto* text = std::get_if<std::string>(&result);
    return text ? QByteArray::fromStdString(*text) : QByteArray();
}

}  // namespace

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
        const QByteArray contents = svgWithPlan(picture, plan.toStdString());
        QCOMPARE(found(contents), plan);
        QVERIFY(QSvgRenderer(contents).isValid());
    }

    void escapesWhatXmlForbids() {
        QCOMPARE(found(svgWithPlan(picture, "{\"a\": \"\xEF\xBF\xBE\xEF\xBF\xBF\"}")),
                 QByteArray("{\"a\": \"\\ufffe\\uffff\"}"));
    }

    void givesBackTheLongestPlan() {
        QByteArray plan(qsizetype(polyplan::plan::limits::fileBytes), '\0');
        auto random = QRandomGenerator(1);
        for (char& character : plan) {
            character = char(random.bounded(32, 127));
        }
        QCOMPARE(found(svgWithPlan(picture, plan.toStdString())), plan);
    }

    void writesNoPlanThatCouldNotBeRead() {
        QVERIFY(svgWithPlan(picture, "").isEmpty());
        QVERIFY(svgWithPlan(picture, "\xff\xfe").isEmpty());
        QVERIFY(svgWithPlan("no picture", "{}").isEmpty());
        const std::string tooLong(polyplan::plan::limits::fileBytes + 1, ' ');
        QVERIFY(svgWithPlan(picture, tooLong).isEmpty());
    }

    void refusesForeignPictures() {
        QVERIFY(refusal(picture).contains("no plan in this picture"));
        QVERIFY(refusal("<?xml version=\"1.0\"?><html/>").contains("no plan"));
        QByteArray other = svgWithPlan(picture, "{}");
        QVERIFY(refusal(other.replace("urn:polyplan:plan", "urn:other")).contains("no plan"));
    }

    void namesWhatIsDamaged() {
        const QByteArray sound = svgWithPlan(picture, "{\"a\": 1}");
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

    void survivesAnEntityBomb() {
        QByteArray bomb = "<?xml version=\"1.0\"?><!DOCTYPE svg [<!ENTITY a0 \"aaaaaaaaaa\">";
        for (int i = 1; i < 20; ++i) {
            const QByteArray from = "&a" + QByteArray::number(i - 1) + ";";
            bomb += "<!ENTITY a" + QByteArray::number(i) + " \"" + from.repeated(10) + "\">";
        }
        bomb += "]><svg><plan xmlns=\"urn:polyplan:plan\">&a19;</plan></svg>";
        QVERIFY(refusal(bomb).contains("damaged"));
    }

    void survivesAnyChange() {
        const QByteArray sound = svgWithPlan(picture, "{\"a\": 1}");
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

QTEST_GUILESS_MAIN(SvgPlanTest)
#include "svg_plan_test.moc"
