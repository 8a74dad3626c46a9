#include "ui/charts/curve_chart.h"

#include <QGraphicsSimpleTextItem>
#include <QHelpEvent>
#include <QImage>
#include <QPainter>
#include <QSet>
#include <QTest>
#include <QToolTip>
#include <QValueAxis>
#include <algorithm>

#include "tests/ui/support/test_entry.h"
#include "ui/charts/curve_look.h"
#include "ui/charts/end_names.h"
#include "ui/charts/tick_texts.h"
#include "ui/look/contrast.h"
#include "ui/look/metrics.h"
#include "ui/look/theme.h"

namespace polyplan::ui {
namespace {

Curve line(const QString& name, int look, double end, double error = 0) {
    Curve curve{.name = name, .points = {}, .look = look};
    for (int k = 0; k <= 10; ++k) {
        curve.points.push_back({static_cast<double>(k), 1 - k * (1 - end) / 10, k > 0 ? error : 0});
    }
    return curve;
}

/// All that is written in a plot.
QStringList textsOf(const CurvePlot& plot) {
    QStringList texts;
    for (const QGraphicsItem* item : plot.childItems()) {
        if (const auto* text = dynamic_cast<const QGraphicsSimpleTextItem*>(item)) {
            texts.append(text->text());
        }
    }
    return texts;
}

/// Lines of two or three points, which lead to names.
std::vector<const QGraphicsPathItem*> leadersOf(const CurvePlot& plot) {
    std::vector<const QGraphicsPathItem*> leaders;
    for (const QGraphicsItem* item : plot.childItems()) {
        const auto* path = dynamic_cast<const QGraphicsPathItem*>(item);
        if (path != nullptr &&
            (path->path().elementCount() == 2 || path->path().elementCount() == 3)) {
            leaders.push_back(path);
        }
    }
    return leaders;
}

QPointF endOf(const CurvePlot& plot, const Curve& curve) {
    const CurvePoint& last = curve.points.back();
    return {plot.placeAcross(last.x),
            plot.plotArea().bottom() - plot.plotArea().height() * last.value};
}

class CurveChartTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".?"))); }

    void looksDifferInMoreThanColor() {
        for (const Theme* theme : {&Theme::light(), &Theme::dark()}) {
            QSet<QByteArray> shapes;
            for (int look = 0; look < curveColors; ++look) {
                QVERIFY(contrastRatio(curveColor(*theme, look), theme->window) >= 4.5);
                QImage image(240, 80, QImage::Format_ARGB32);
                image.fill(theme->window);
                QPainter painter(&image);
                painter.scale(4, 4);
                paintCurveSample(painter, QRectF(0, 0, 60, 20), *theme, look);
                painter.end();
                const QImage gray = image.convertToFormat(QImage::Format_Mono, Qt::ThresholdDither);
                shapes.insert(QByteArray(reinterpret_cast<const char*>(gray.constBits()),
                                         gray.sizeInBytes()));
            }
            QCOMPARE(shapes.size(), curveColors);
        }
    }

    void noTwoOfManyCurvesLookAlike() {
        const Metrics metrics{QFont()};
        QSet<QString> looks;
        for (int look = 0; look < curveLooks; ++look) {
            const QPen pen = curvePen(Theme::light(), metrics, look, false);
            QStringList words = {pen.color().name()};
            for (const qreal length : pen.dashPattern()) {
                words.append(QString::number(length));
            }
            looks.insert(words.join(u' '));
        }
        QCOMPARE(looks.size(), curveLooks);
        // The first is solid; the next of its color, a ninth curve, is not.
        QCOMPARE(curveColor(Theme::light(), 0), curveColor(Theme::light(), curveColors));
        QVERIFY(curvePen(Theme::light(), metrics, 0, false).style() == Qt::SolidLine);
        QVERIFY(curvePen(Theme::light(), metrics, curveColors, false).style() != Qt::SolidLine);
    }

    void twinIsHollowInTheColorOfTheOther() {
        const auto colorOfFirstMark = [](bool isTwin) {
            CurveChart chart;
            chart.resize(600, 300);
            Curve curve = line("athame", 0, 1);
            curve.isTwin = isTwin;
            chart.setCurves({curve}, {"events", 10}, {});
            chart.show();
            if (!QTest::qWaitForWindowExposed(&chart)) {
                return QColor();
            }
            // In the middle of a mark, a little off the line.
            const QRectF plot = chart.chart()->plotArea();
            const QPoint at = chart.mapFromScene(
                chart.chart()->mapToScene(plot.topLeft() + QPointF(0.5 * plot.width(), 0)));
            return chart.grab().toImage().pixelColor(at);
        };
        QCOMPARE(colorOfFirstMark(false), curveColor(Theme::light(), 0));
        QCOMPARE(colorOfFirstMark(true), Theme::light().window);
    }

    void tellsThePointUnderThePointer() {
        CurveChart chart;
        chart.resize(600, 300);
        chart.setCurves({line("athame", 0, 0.5, 0.01), line("fingers", 1, 0)}, {"events", 10},
                        "athame 50 %");
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        QCOMPARE(chart.accessibleDescription(), QString("athame 50 %"));
        const QRectF plot = chart.chart()->plotArea();
        const QPoint at = chart.mapFromScene(
            chart.chart()->mapToScene(QPointF(plot.right() - 1, plot.center().y())));
        QHelpEvent help(QEvent::ToolTip, at, chart.viewport()->mapToGlobal(at));
        QCoreApplication::sendEvent(chart.viewport(), &help);
        QCOMPARE(QToolTip::text(), QString("athame, 10 events: 50.0 % ± 1.0 %, one standard error\n"
                                           "fingers, 10 events: 0 %"));
        QToolTip::hideText();
    }

    void tellsThePointAboveOrBelowThePointer() {
        CurveChart chart;
        chart.resize(300, 700);
        chart.setCurves({line("athame", 0, 0)}, {"events", 10}, {});
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        const QRectF plot = chart.chart()->plotArea();
        const QPoint at = chart.mapFromScene(
            chart.chart()->mapToScene(QPointF(plot.left() + 0.62 * plot.width(), plot.top() + 1)));
        QHelpEvent help(QEvent::ToolTip, at, chart.viewport()->mapToGlobal(at));
        QCoreApplication::sendEvent(chart.viewport(), &help);
        QCOMPARE(QToolTip::text(), QString("athame, 6 events: 40.0 %"));
        QToolTip::hideText();
    }

    void errorsAreShadedAlongTheCurve() {
        const auto colorBelow = [](double error) {
            CurveChart chart;
            chart.resize(600, 300);
            chart.setCurves({line("athame", 0, 1, error)}, {"events", 10}, {});
            chart.show();
            if (!QTest::qWaitForWindowExposed(&chart)) {
                return QColor();
            }
            // Between two marks, below the line at 100 %.
            const QRectF plot = chart.chart()->plotArea();
            const QPoint at = chart.mapFromScene(chart.chart()->mapToScene(
                {plot.left() + 0.55 * plot.width(), plot.top() + 0.1 * plot.height()}));
            return chart.grab().toImage().pixelColor(at);
        };
        QVERIFY(colorBelow(0).isValid());
        QVERIFY(colorBelow(0) != colorBelow(0.2));
        QCOMPARE(colorBelow(0), colorBelow(0.05));
    }

    void namesStayInsideAndApart() {
        CurvePlot plot;
        std::vector<Curve> curves;
        curves.reserve(curveColors);
        for (int i = 0; i < curveColors; ++i) {
            curves.push_back(line(QString(60, 'W'), i, 0));
        }
        plot.resize(500, 250);
        plot.setCurves(curves, {"events", 10});
        QCOMPARE(plot.curves().size(), std::size_t{curveColors});
        QVERIFY(plot.plotArea().width() > 200);
    }

    void namesOfAFewWordsAreReadInANarrowPlot() {
        CurvePlot plot;
        const Metrics metrics{QFont()};
        const QString name(8, 'M');
        plot.resize(24.0 * metrics.em, 8.0 * metrics.line);
        plot.setLook(Theme::light(), metrics);
        plot.setCurves({line(name, 0, 0.5)}, {"events", 10});
        QVERIFY(textsOf(plot).contains(name));
        QVERIFY(plot.plotArea().width() > 8 * metrics.em);
    }

    void longNameStandsInTwoLines() {
        CurvePlot plot;
        const Metrics metrics{QFont()};
        const QString name = QStringLiteral("teleported, other outfit");
        plot.resize(24.0 * metrics.em, 8.0 * metrics.line);
        plot.setLook(Theme::light(), metrics);
        plot.setCurves({line(name, 0, 0.5)}, {"beats", 10});
        const QStringList texts = textsOf(plot);
        QVERIFY(!texts.contains(name));
        QVERIFY(std::ranges::any_of(texts, [&name](QString text) {
            return text.contains(u'\n') && text.replace(u'\n', u' ') == name;
        }));
        // Where two lines have no room, the one is cut.
        plot.resize(24.0 * metrics.em, 1.0 * metrics.line);
        QVERIFY(std::ranges::none_of(textsOf(plot),
                                     [](const QString& text) { return text.contains(u'\n'); }));
    }

    void nameThatIsCutIsSaidInBrief() {
        CurvePlot plot;
        const Metrics metrics{QFont()};
        plot.resize(24.0 * metrics.em, 8.0 * metrics.line);
        plot.setLook(Theme::light(), metrics);
        Curve curve = line("athame, dagger, elven dagger, orcish dagger, engraved", 0, 0.5);
        curve.brief = "athame\nand 3 more";
        plot.setCurves({curve}, {"events", 10});
        QVERIFY2(textsOf(plot).contains(curve.brief), qPrintable(textsOf(plot).join('|')));
        // Of a first name that has no room itself, the rest is still counted.
        curve.brief = QString(40, 'W') + "\nand 3 more";
        plot.setCurves({curve}, {"events", 10});
        QVERIFY(std::ranges::any_of(textsOf(plot), [](const QString& text) {
            return text.startsWith("WW") && text.endsWith(QStringLiteral("…\nand 3 more"));
        }));
        // Where the name has room it is told.
        plot.resize(200.0 * metrics.em, 8.0 * metrics.line);
        QVERIFY(textsOf(plot).contains(curve.name));
    }

    void legendTellsTwinsApart() {
        const QStringList names = {"Alive", "Has polymorphed", "Has teleported", "Still here",
                                   "Asleep"};
        const auto curvesOf = [](const QStringList& briefs) {
            std::vector<Curve> curves;
            for (const bool isTwin : {false, true}) {
                for (int look = 0; look < briefs.size(); ++look) {
                    Curve curve =
                        line(briefs[look] + (isTwin ? ", other outfit" : ""), look, 0.1 * look);
                    curve.isStressed = !isTwin;
                    curve.isTwin = isTwin;
                    curve.brief = briefs[look];
                    curve.legend = isTwin ? "other" : "own";
                    curves.push_back(curve);
                }
            }
            return curves;
        };
        const auto inOneLine = [](QStringList texts) { return texts.replaceInStrings("\n", " "); };
        const Metrics metrics{QFont()};
        CurvePlot plot;
        plot.setLook(Theme::light(), metrics);
        plot.resize(20.0 * metrics.em, 8.0 * metrics.line);
        plot.setCurves(curvesOf({"Alive"}), {"heartbeats", 10});
        QStringList texts = textsOf(plot);
        QCOMPARE(texts.count("Alive"), 2);
        QVERIFY(texts.contains("own") && texts.contains("other"));
        // Where there is no room for all, those of one color share a name, and each is whole.
        plot.setCurves(curvesOf(names), {"heartbeats", 10});
        texts = inOneLine(textsOf(plot));
        for (const QString& name : names) {
            QVERIFY2(texts.count(name) == 1, qPrintable(name + " in " + texts.join('|')));
        }
        std::vector<QRectF> seen;
        for (const QGraphicsItem* item : plot.childItems()) {
            if (const auto* text = dynamic_cast<const QGraphicsSimpleTextItem*>(item)) {
                const QRectF place = text->mapRectToParent(text->boundingRect());
                QVERIFY2(QRectF(QPointF(), plot.size()).contains(place.adjusted(1, 1, -1, -1)),
                         qPrintable(text->text()));
                if (place.left() > plot.plotArea().right()) {  // names and legends
                    seen.push_back(place.adjusted(0, 2, 0, -2));
                }
            }
        }
        QVERIFY(seen.size() > static_cast<std::size_t>(names.size()));
        for (std::size_t i = 1; i < seen.size(); ++i) {
            QVERIFY(std::none_of(seen.begin(), seen.begin() + static_cast<int>(i),
                                 [&](const QRectF& each) { return each.intersects(seen[i]); }));
        }
        // A twin without another has its name.
        std::vector<Curve> curves = curvesOf(names);
        curves.erase(curves.begin());
        plot.setCurves(curves, {"heartbeats", 10});
        QCOMPARE(inOneLine(textsOf(plot)).count("Alive"), 1);
    }

    void namesStandAsNearToTheirEndsAsTheyCan() {
        const auto at = [](double wanted) { return Stacked{wanted, 10}; };
        QCOMPARE(spreadApart({at(10), at(50), at(50), at(50)}, 0, 100),
                 (std::vector<double>{10, 40, 50, 60}));
        QCOMPARE(spreadApart({at(98), at(99)}, 0, 100), (std::vector<double>{85, 95}));
        QCOMPARE(spreadApart({at(0), at(1)}, 0, 100), (std::vector<double>{5, 15}));
        QCOMPARE(spreadApart({at(0), at(0), at(0), at(0)}, 0, 20),
                 (std::vector<double>{2.5, 7.5, 12.5, 17.5}));
        QVERIFY(spreadApart({}, 0, 20).empty());
    }

    void linesLeadToNamesThatStandAway() {
        CurvePlot plot;
        plot.resize(500, 250);
        const auto leaders = [&plot] {
            const auto items = plot.childItems();
            return std::ranges::count_if(items, [&plot](const QGraphicsItem* item) {
                const auto* path = dynamic_cast<const QGraphicsPathItem*>(item);
                return path != nullptr && path->path().elementCount() == 2 &&
                       path->path().boundingRect().left() > plot.plotArea().right();
            });
        };
        plot.setCurves({line("one", 0, 0.9), line("two", 1, 0.1)}, {"events", 10});
        QCOMPARE(leaders(), 0);
        plot.setCurves({line("one", 0, 0.5), line("two", 1, 0.5), line("three", 2, 0.5)},
                       {"events", 10});
        QCOMPARE(leaders(), 2);
    }

    void aNameStandsBesideAnEarlyEnd() {
        CurvePlot plot;
        plot.resize(500, 250);
        Curve early = line("early", 2, 0.5);
        early.points.resize(4);
        const Curve whole = line("whole", 0, 0.1);
        plot.setCurves({whole, early}, {"events", 10});
        QVERIFY(leadersOf(plot).empty());
        const auto items = plot.childItems();
        const auto name = std::ranges::find_if(items, [](const QGraphicsItem* item) {
            const auto* text = dynamic_cast<const QGraphicsSimpleTextItem*>(item);
            return text != nullptr && text->text() == "early";
        });
        QVERIFY(name != items.end());
        const QRectF place = (*name)->mapRectToParent((*name)->boundingRect());
        QVERIFY(plot.plotArea().contains(place));
        const QPointF end = endOf(plot, early);
        QVERIFY(std::abs(place.left() - end.x()) < 20 &&
                std::abs(place.center().y() - end.y()) < 20);
        for (double x = place.left(); x < place.right(); ++x) {
            const double value = 1 - plot.acrossAt({x, 0}) * (1 - 0.1) / 10;
            const double y = plot.plotArea().bottom() - plot.plotArea().height() * value;
            QVERIFY(y < place.top() || y > place.bottom());
        }
    }

    void namesOfCurvesThatEndAsOneStandOverOneAnother() {
        CurvePlot plot;
        plot.resize(500, 250);
        std::vector<Curve> curves = {line("whole", 0, 1)};
        for (const char* name : {"one", "two", "three"}) {
            curves.push_back(line(name, static_cast<int>(curves.size()), 0));
            curves.back().points = {{0, 0}, {1, 0}, {2, 0}};
        }
        plot.setCurves(curves, {"events", 10});
        QVERIFY(leadersOf(plot).empty());
        QCOMPARE(textsOf(plot).count("three"), 1);
    }

    /// Nothing that leads across the plot has the color of a curve, or goes on at its height.
    void aLeaderIsNotTakenForACurve() {
        CurvePlot plot;
        plot.setLook(Theme::light(), Metrics{QFont()});
        plot.resize(500, 250);
        Curve early = line("early", 2, 1);
        early.points.resize(6);
        Curve everywhere = line("everywhere", 0, 0.1);
        for (std::size_t i = 0; i < everywhere.points.size(); ++i) {
            everywhere.points[i].value = static_cast<double>(i % 2);
        }
        plot.setCurves({everywhere, early}, {"events", 10});
        const auto leaders = leadersOf(plot);
        QCOMPARE(leaders.size(), std::size_t{1});
        QCOMPARE(leaders.front()->pen().color(), Theme::light().mutedText);
        QCOMPARE(leaders.front()->pen().style(), Qt::SolidLine);
        const QPainterPath path = leaders.front()->path();
        const QPointF end = endOf(plot, early);
        QVERIFY2(QLineF(end, path.elementAt(0)).length() < 10, "it begins at the curve's mark");
        QCOMPARE(path.elementAt(1).x, path.elementAt(0).x);
        QVERIFY(std::abs(path.elementAt(1).y - end.y()) > 4);
    }

    void ticksStayFewOnTheWay_data() {
        QTest::addColumn<double>("least");
        QTest::addColumn<double>("first");
        QTest::addColumn<double>("second");
        QTest::newRow("beats") << 0.0 << 50.0 << 10'000.0;
        QTest::newRow("turns") << 1.0 << 20.0 << 1'000'000.0;
        QTest::newRow("one") << 0.0 << 1.0 << 10'000.0;
    }

    /// Each is a text to be laid out: thousands stop the window for seconds.
    void ticksStayFewOnTheWay() {
        QFETCH(const double, least);
        QFETCH(const double, first);
        QFETCH(const double, second);
        CurvePlot plot;
        plot.resize(500, 250);
        const auto* across =
            qobject_cast<QValueAxis*>(plot.QChart::axes(Qt::Horizontal).constFirst());
        QVERIFY(across != nullptr);
        double most = 0;
        int changes = 0;
        const auto count = [&] {
            most = std::max(most, (across->max() - across->min()) / across->tickInterval());
            ++changes;
        };
        plot.setCurves({line("HP", 0, 0)}, {"beats", first, least});
        QObject::connect(across, &QValueAxis::rangeChanged, &plot, count);
        QObject::connect(across, &QValueAxis::tickIntervalChanged, &plot, count);
        for (const double end : {second, first, second}) {
            plot.setCurves({line("HP", 0, 0)}, {"beats", end, least});
            QCOMPARE(across->max(), end);
        }
        QVERIFY(changes >= 6);
        QVERIFY2(most <= 24, qPrintable(QString::number(most)));
    }

    void ticksHaveAsManyDigitsAsTheyAllNeed() {
        QCOMPARE(tickTexts({0, 0.25, 0.5, 0.75, 1}, true),
                 QStringList({"0 %", "25 %", "50 %", "75 %", "100 %"}));
        QCOMPARE(tickTexts({0, 0.125, 0.25}, true), QStringList({"0.0 %", "12.5 %", "25.0 %"}));
        QCOMPARE(tickTexts({0, 1 / 3.0, 2 / 3.0, 1}, true),
                 QStringList({"0.0 %", "33.3 %", "66.7 %", "100.0 %"}));
        QCOMPARE(tickTexts({0, 0.00002, 0.00004}, true),
                 QStringList({"0.000 %", "0.002 %", "0.004 %"}));
        QCOMPARE(tickTexts({0, 7.5, 15, 22.5, 30}, false),
                 QStringList({"0.0", "7.5", "15.0", "22.5", "30.0"}));
        QCOMPARE(tickTexts({0, 2'500, 10'000}, false), QStringList({"0", "2,500", "10,000"}));
        QCOMPARE(tickTexts({0}, true), QStringList({"0 %"}));
    }

    void numbersAcrossAreAsPeopleReadThem() {
        CurvePlot plot;
        plot.resize(700, 250);
        plot.setCurves({line("thief", 0, 0)}, {"turns", 10'000});
        QVERIFY2(textsOf(plot).contains("10,000"), qPrintable(textsOf(plot).join(' ')));
        plot.setCurves({line("line", 0, 0)}, {"Luck", 13, -13});
        const QString texts = textsOf(plot).join(' ');
        QVERIFY2(texts.contains("−10 −5 0 5 10"), qPrintable(texts));
        for (const QGraphicsItem* item : plot.childItems()) {
            const auto* text = dynamic_cast<const QGraphicsSimpleTextItem*>(item);
            if (text != nullptr && text->text() == "−10") {
                const double middle = text->sceneBoundingRect().center().x();
                QVERIFY(std::abs(middle - plot.placeAcross(-10)) < 1);
            }
        }
    }

    void numbersBesideTheGridHaveTheSameDigits() {
        CurvePlot plot;
        plot.resize(500, 250);
        CurveAxes axes{"events", 10};
        axes.highest = 0.5;
        plot.setCurves({line("athame", 0, 0)}, axes);
        QStringList found;
        for (const QGraphicsItem* item : plot.childItems()) {
            const auto* text = dynamic_cast<const QGraphicsSimpleTextItem*>(item);
            if (text != nullptr && text->text().endsWith(" %")) {
                found << text->text();
            }
        }
        QCOMPARE(found, QStringList({"0.0 %", "12.5 %", "25.0 %", "37.5 %", "50.0 %"}));
    }

    void numbersOfTicksHaveRoom() {
        CurvePlot plot;
        const auto* across =
            qobject_cast<QValueAxis*>(plot.QChart::axes(Qt::Horizontal).constFirst());
        const QFontMetrics letters(plot.font());
        for (const double most : {12.0, 10'000.0, 1'000'000.0}) {
            for (const int width : {220, 900}) {
                plot.resize(width, 200);
                plot.setCurves({line("HP", 0, 0)}, {"beats", most});
                const double pieces = most / across->tickInterval();
                const int number = letters.horizontalAdvance(QString::number(qRound(most)));
                QVERIFY2(pieces <= 2.5 || pieces * number < plot.plotArea().width(),
                         qPrintable(QString::number(pieces)));
            }
        }
    }

    void arrowsGoFromPointToPoint() {
        CurveChart chart;
        chart.setAccessibleName("Chart");
        chart.resize(600, 300);
        chart.setCurves({line("athame", 0, 0.5)}, {"events", 10}, {});
        chart.show();
        chart.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&chart));
        chart.setFocus(Qt::TabFocusReason);
        const auto told = [&chart](Qt::Key key) {
            QTest::keyClick(&chart, key);
            return chart.accessibleName();
        };
        QCOMPARE(told(Qt::Key_Right), QString("Chart: athame, 0 events: 100 %"));
        QCOMPARE(told(Qt::Key_End), QString("Chart: athame, 10 events: 50.0 %"));
        QCOMPARE(QToolTip::text(), QString("athame, 10 events: 50.0 %"));
        QCOMPARE(told(Qt::Key_Left), QString("Chart: athame, 9 events: 55.0 %"));
        QToolTip::hideText();
    }

    void followsThemeAndFontWhileShown() {
        CurveChart chart;
        chart.resize(600, 300);
        chart.setCurves({line("athame", 0, 0.5)}, {"events", 10}, {});
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        const double before = chart.chart()->plotArea().left();
        QFont font = chart.font();
        font.setPointSize(24);
        chart.setFont(font);
        QVERIFY(chart.chart()->plotArea().left() > before);
        chart.setPalette(Theme::dark().palette());
        QVERIFY(!chart.grab().isNull());
    }
};

POLYPLAN_UI_TEST(CurveChartTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "curve_chart_test.moc"
