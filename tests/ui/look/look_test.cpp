#include <QFontMetrics>
#include <QGuiApplication>
#include <QRadioButton>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <algorithm>
#include <array>

#include "tests/ui/support/test_entry.h"
#include "ui/look/broken_lines.h"
#include "ui/look/contrast.h"
#include "ui/look/figures.h"
#include "ui/look/metrics.h"
#include "ui/look/style_sheet.h"
#include "ui/look/theme.h"

namespace polyplan::ui {
namespace {

constexpr double readable = 4.5;  // WCAG 2.1, 1.4.3
const std::array themes = {&Theme::light(), &Theme::dark()};

class LookTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void contrastIsThatOfWcag() {
        QCOMPARE(contrastRatio(Qt::black, Qt::white), 21.0);
        QCOMPARE(contrastRatio(Qt::white, Qt::black), 21.0);
        QCOMPARE(contrastRatio(Qt::red, Qt::red), 1.0);
        QVERIFY(qAbs(contrastRatio(QColor(0x77, 0x77, 0x77), Qt::white) - 4.48) < 0.005);
    }

    void textIsReadableWhereverItStands() {
        for (const Theme* theme : themes) {
            for (const QColor& ground :
                 {theme->window, theme->panel, theme->card, theme->field, theme->accentSoft}) {
                for (const QColor& color : {theme->text, theme->mutedText, theme->accent,
                                            theme->good, theme->warning, theme->error}) {
                    QVERIFY2(contrastRatio(color, ground) >= readable,
                             qPrintable(color.name() + " on " + ground.name()));
                }
            }
            QVERIFY(contrastRatio(theme->accentText, theme->accent) >= readable);
        }
    }

    void everyRuleOfTheStyleSheetIsReadable() {
        static const QRegularExpression words(R"( color: (#\w{6}))");
        static const QRegularExpression enabled(R"(QToolButton \{[^}]* color: (#\w{6}))");
        static const QRegularExpression disabled(R"(QToolButton:disabled \{ color: (#\w{6}))");
        for (const Theme* theme : themes) {
            const QString sheet = styleSheet(*theme);
            for (auto each = words.globalMatch(sheet); each.hasNext();) {
                const QString color = each.next().captured(1);
                QVERIFY2(contrastRatio(QColor(color), theme->window) >= readable,
                         qPrintable(color));
            }
            QVERIFY(disabled.match(sheet).hasMatch());
            QVERIFY(disabled.match(sheet).captured(1) != enabled.match(sheet).captured(1));
        }
    }

    void glyphsAreReadableAndDistinct() {
        for (const Theme* theme : themes) {
            QSet<QRgb> colors;
            for (int color = 0; color <= static_cast<int>(GlyphColor::White); ++color) {
                const QColor glyph = theme->glyph(static_cast<GlyphColor>(color));
                colors.insert(glyph.rgb());
                for (const QColor& ground : {theme->card, theme->panel, theme->window}) {
                    QVERIFY2(contrastRatio(glyph, ground) >= readable,
                             qPrintable(glyph.name() + " on " + ground.name()));
                }
            }
            QCOMPARE(colors.size(), 15);
        }
    }

    void signStandsBesideItsFigure() {
        QCOMPARE(withSign("1.2 points", true), QString("+1.2 points"));
        QCOMPARE(withSign("0.05", false), QString("−0.05"));
        QCOMPARE(withSign("< 0.01", true), QString("< +0.01"));
        QCOMPARE(withSign("< 0.01", false), QString("> −0.01"));
        QCOMPARE(withSign("> 99.99 points", true), QString("> +99.99 points"));
        QCOMPARE(withSign("> 99.99 points", false), QString("< −99.99 points"));
    }

    void digitsStandInGroups() {
        QCOMPARE(decimal(999), QString("999"));
        QCOMPARE(decimal(1'000'000), QString("1,000,000"));
        QCOMPARE(decimal(500'500, 1), QString("500,500.0"));
        QCOMPARE(significant(1'234.5, 6), QString("1,234.5"));
    }
    void belowZeroIsAMinusSign() {
        QCOMPARE(decimal(-20), QString("−20"));
        QCOMPARE(decimal(-1'234.5, 1), QString("−1,234.5"));
        QCOMPARE(decimal(-0.0), QString("0"));
    }
    void percentIsWholeOnlyWhereItIsSo() {
        QCOMPARE(percent(0), QString("0 %"));
        QCOMPARE(percent(1), QString("100 %"));
        QCOMPARE(percent(1e-9), QString("< 0.01 %"));
        QCOMPARE(percent(1 - 1e-9), QString("> 99.99 %"));
        double tenths = 0;
        for (int i = 0; i < 10; ++i) {
            tenths += 0.1;
        }
        QVERIFY(tenths < 1);
        QCOMPARE(percent(tenths), QString("100 %"));
    }

    void twoSharesAddUp() {
        const auto shown = [](double probability) {
            const QString text = percent(probability);
            return qRound(100 * QStringView(text).chopped(2).toDouble());
        };
        QCOMPARE(percent(251 / 400.0), QString("62.7 %"));
        QCOMPARE(percent(149 / 400.0), QString("37.3 %"));
        for (const int ways : {16, 400, 8000}) {
            for (int i = 1; i < ways; ++i) {
                const double one = static_cast<double>(i) / ways;
                const double other = static_cast<double>(ways - i) / ways;
                QVERIFY2(shown(one) + shown(other) == 10'000,
                         qPrintable(percent(one) + " + " + percent(other)));
            }
        }
    }

    void noLettersOfAWordStandAlone() {
        const QFont font;
        const QFontMetrics letters(font);
        for (const auto& [name, room] :
             {std::pair("hallucination", "hallucinati"), std::pair("broadsword", "broadswor"),
              std::pair("Excalibur of old", "Excalib")}) {
            const int width = letters.horizontalAdvance(QLatin1StringView(room));
            const auto [first, rest] = brokenInTwo(name, font, width);
            QVERIFY2(first.endsWith(u'-') && letters.horizontalAdvance(first) <= width, name);
            QVERIFY2(rest.section(u' ', 0, 0).size() >= 3, name);
            QCOMPARE(first.chopped(1) + rest, QString(name));
        }
        const int room = letters.horizontalAdvance("crystal plate m");
        QCOMPARE(brokenInTwo("crystal plate mail", font, room),
                 std::pair(QString("crystal plate"), QString("mail")));
        QCOMPARE(brokenInTwo("crystal plate", font, room),
                 std::pair(QString("crystal plate"), QString()));
    }

    void whatIsNotChosenIsOutlined() {
        for (const Theme* theme : themes) {
            QRadioButton button;
            button.setPalette(theme->palette());
            button.setStyleSheet(styleSheet(*theme));
            button.resize(button.sizeHint());
            const QImage image = button.grab().toImage();
            double most = 1;
            for (int x = 0; x < image.width(); ++x) {
                most = std::max(
                    most, contrastRatio(image.pixelColor(x, image.height() / 2), theme->window));
            }
            QVERIFY2(most >= 3, qPrintable(QString::number(most)));  // WCAG 2.1, 1.4.11
        }
    }

    void bucIsReadable() {
        for (const Theme* theme : themes) {
            for (const auto buc :
                 {nethack::Buc::Blessed, nethack::Buc::Uncursed, nethack::Buc::Cursed}) {
                QVERIFY(contrastRatio(theme->buc(buc), theme->card) >= readable);
            }
        }
    }

    void aPaletteLeadsBackToItsTheme() {
        for (const Theme* theme : themes) {
            QCOMPARE(Theme::of(theme->palette()).mode, theme->mode);
        }
    }

    void lengthsGrowWithTheFont() {
        QFont font = QGuiApplication::font();
        font.setPointSizeF(9);
        const Metrics small(font);
        font.setPointSizeF(27);
        const Metrics large(font);
        QVERIFY(large.line > 2.8 * small.line);
        QVERIFY(large.step > 2 * small.step);
        QVERIFY(large.em > 2.8 * small.em);
        QCOMPARE(large.glyph.pointSizeF(), 27 * 1.15);

        font.setPixelSize(20);
        QCOMPARE(Metrics(font).small.pixelSize(), 18);
    }

    void breaksTextIntoLines() {
        const QFont font = QGuiApplication::font();
        QCOMPARE(brokenIntoLines("a\n\nb", font, 100, 3), (QStringList{"a", "", "b"}));
        const QStringList cut = brokenIntoLines("a\nb\nc", font, 100, 2);
        QCOMPARE(cut.size(), 2);
        QVERIFY(cut.last().endsWith(u'…'));
        const QString text = QStringLiteral("word ").repeated(100);
        for (const QString& line : brokenIntoLines(text, font, 200, 4)) {
            QVERIFY(QFontMetrics(font).horizontalAdvance(line) <= 200);
        }
        const QString name(200, u'x');
        const QStringList within = brokenIntoLines(name, font, 200, 99);
        QCOMPARE(within.join(QString()), name);
        for (const QString& line : within) {
            QVERIFY(QFontMetrics(font).horizontalAdvance(line) <= 200);
        }
    }
};

POLYPLAN_UI_TEST(LookTest, Offscreen);

}  // namespace
}  // namespace polyplan::ui

#include "look_test.moc"
