#include "ui/charts/distribution_chart.h"

#include <QAbstractAxis>
#include <QGraphicsSimpleTextItem>
#include <QTest>
#include <QToolTip>
#include <cmath>
#include <utility>
#include <vector>

#include "tests/ui/support/chart_texts.h"
#include "tests/ui/support/marked_share.h"
#include "tests/ui/support/test_entry.h"
#include "ui/look/figures.h"
#include "ui/look/metrics.h"
#include "ui/look/theme.h"

namespace polyplan::ui {
namespace {

/// As likely each: what comes of every number of a range.
template <typename Rule>
DistributionCurve curveOf(int least, int most, const Rule& rule) {
    DistributionCurve curve{.name = "curve", .shares = {}};
    for (int value = least; value <= most; ++value) {
        curve.shares.push_back({rule(value), 1.0 / (most - least + 1)});
    }
    return curve;
}

/// What is drawn together, from left to right.
std::vector<Range> binsOf(const DistributionPlot& plot) {
    std::vector<Range> bins;
    for (const int bin : plot.filledBins()) {
        bins.push_back(plot.bin(bin));
    }
    return bins;
}

/// The numbers below a plot, and where the middle of each stands that is not moved in from its end.
std::vector<std::pair<int, double>> numbersBelow(const DistributionPlot& plot) {
    std::vector<std::pair<int, double>> numbers;
    for (const QGraphicsItem* item : plot.childItems()) {
        const auto* text = dynamic_cast<const QGraphicsSimpleTextItem*>(item);
        bool isNumber = false;
        const int value = text == nullptr ? 0 : text->text().remove(QChar(',')).toInt(&isNumber);
        const QRectF box = isNumber ? text->mapRectToParent(text->boundingRect()) : QRectF();
        if (isNumber && box.right() < plot.size().width() - 0.5) {
            numbers.emplace_back(value, box.center().x());
        }
    }
    return numbers;
}

class DistributionChartTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".?"))); }

    /// Half more damage leaves out every third number: bins of two would be a saw.
    void binsHoldEquallyManyPossibleValues() {
        DistributionPlot plot;
        const DistributionCurve curve =
            curveOf(32, 116, [](int value) { return value + value / 2; });
        plot.setCurves({curve}, "damage", {});
        const std::vector<Range> bins = binsOf(plot);
        QVERIFY(bins.size() > 20);
        for (std::size_t i = 1; i + 1 < bins.size(); ++i) {
            QCOMPARE(bins[i].most - bins[i].least, bins[1].most - bins[1].least);
            QCOMPARE(DistributionPlot::probability(curve, bins[i]),
                     DistributionPlot::probability(curve, bins[1]));
        }
        QCOMPARE(bins[1].most - bins[1].least + 1, 3);
    }

    void binsStayNarrowWhereEveryValueIsPossible() {
        DistributionPlot plot;
        const auto itself = [](int value) { return value; };
        plot.setCurves({curveOf(0, 200, itself)}, "damage", {});
        const Range second = binsOf(plot).at(1);
        QCOMPARE(second.least, 1);
        QCOMPARE(second.most, 2);
        plot.setCurves({curveOf(0, 120, itself)}, "damage", {});
        QCOMPARE(binsOf(plot).at(1).most, 1);
    }

    /// Numbers below the plot, the dashed line, the steps and what is told of them agree, whatever
    /// is drawn together.
    void markStandsBehindItsValue_data() {
        QTest::addColumn<int>("most");
        QTest::addColumn<int>("together");
        QTest::newRow("each by itself") << 120 << 1;
        QTest::newRow("two") << 240 << 2;
        QTest::newRow("five") << 700 << 5;
        QTest::newRow("ten") << 1200 << 10;
        QTest::newRow("twenty") << 2500 << 20;
        QTest::newRow("five hundred") << 60'000 << 500;
    }
    void markStandsBehindItsValue() {
        QFETCH(const int, most);
        QFETCH(const int, together);
        const DistributionCurve curve = curveOf(1, most, [](int value) { return value; });
        for (const QSize size : {QSize(300, 180), QSize(640, 400), QSize(1900, 900)}) {
            DistributionPlot plot;
            plot.setLook(Theme::light(), Metrics(QFont()));
            plot.resize(size);
            plot.setCurves({curve}, "damage", {});
            QCOMPARE(plot.bin(1).most, together);
            const double oneValue = (plot.middleOf(2) - plot.middleOf(1)) / together;
            for (const int mark : {most / 7, most / 3, most / 2, most * 2 / 3, most * 5 / 6}) {
                plot.setCurves({curve}, "damage", {{1.0 * mark, "it"}});
                QVERIFY(std::abs(test::shareRightOfMark(plot) - (1 - 1.0 * mark / most)) < 1e-6);
                const auto around = [&plot](double x) {
                    return *plot.binAt({x, plot.plotArea().center().y()});
                };
                const double line = test::markIn(plot);
                QVERIFY(around(line - oneValue / 4).least <= mark);
                QVERIFY(around(line - oneValue / 4).most >= mark);
                QVERIFY(around(line + oneValue / 4).least <= mark + 1);
                QVERIFY(around(line + oneValue / 4).most >= mark + 1);
            }
            int ticks = 0;
            for (const auto& [value, middle] : numbersBelow(plot)) {
                if (value > 0 && value <= most) {
                    ++ticks;
                    plot.setCurves({curve}, "damage", {{1.0 * value, "it"}});
                    QVERIFY(std::abs(test::markIn(plot) - oneValue / 2 - middle) < 1e-6);
                }
            }
            QVERIFY(ticks > 0);
        }
    }

    void heightsAreToldUpToTheTop_data() {
        QTest::addColumn<double>("highest");
        QTest::addColumn<QStringList>("told");
        QTest::newRow("83 %") << 0.83
                              << QStringList{"0 %", "20 %", "40 %", "60 %", "80 %", "100 %"};
        QTest::newRow("7.3 %") << 0.073 << QStringList{"0 %", "2 %", "4 %", "6 %", "8 %"};
        QTest::newRow("all") << 1.0 << QStringList{"0 %", "20 %", "40 %", "60 %", "80 %", "100 %"};
    }
    void heightsAreToldUpToTheTop() {
        QFETCH(const double, highest);
        QFETCH(const QStringList, told);
        DistributionChart chart;
        chart.resize(500, 300);
        chart.show();
        DistributionCurve curve{.name = "curve", .shares = {{0, highest}}};
        for (int value = 1; value <= 20; ++value) {
            curve.shares.push_back({value, (1 - highest) / 20});
        }
        chart.setCurves({curve}, "damage", {}, {});
        const QStringList heights = test::textsIn(chart).filter(" %");
        QCOMPARE(heights.size(), told.size());
        for (const QString& height : told) {
            QVERIFY2(heights.contains(height), qPrintable(height));
        }
    }

    /// However many attacks are laid over one another.
    void plotKeepsItsRoomBesideALongLegend_data() {
        QTest::addColumn<int>("count");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("fits");
        QTest::newRow("two") << 2 << QSize(500, 300) << true;
        QTest::newRow("fifteen") << 15 << QSize(420, 240) << false;
        QTest::newRow("fifteen where there is room") << 15 << QSize(420, 900) << true;
    }
    void plotKeepsItsRoomBesideALongLegend() {
        QFETCH(const int, count);
        QFETCH(const QSize, size);
        QFETCH(const bool, fits);
        DistributionChart chart;
        std::vector<DistributionCurve> curves;
        for (int i = 0; i < count; ++i) {
            curves.push_back(curveOf(1, 20 + i, [](int value) { return value; }));
            curves.back().name = QString("an attack with a long name %1").arg(i);
        }
        curves.back().isStressed = true;
        chart.setCurves(curves, "damage", {}, "");
        chart.resize(size);
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        QVERIFY(chart.chart()->plotArea().height() >= 0.44 * chart.height());
        QStringList written;
        for (const QGraphicsItem* item : chart.chart()->childItems()) {
            if (const auto* text = dynamic_cast<const QGraphicsSimpleTextItem*>(item)) {
                written.append(text->text());
                QVERIFY(chart.chart()->boundingRect().contains(text->sceneBoundingRect()));
            }
        }
        const auto named = written.filter("an attack").size();
        QVERIFY(written.contains(curves.back().name));
        QCOMPARE(named == count, fits);
        QCOMPARE(written.contains(QString("… and %1 more").arg(count - named)), !fits);
    }

    void oneOfSomethingElseIsNamed() {
        DistributionChart chart;
        DistributionCurve curve = curveOf(1, 20, [](int value) { return value; });
        chart.setCurves({curve}, "damage", {}, "");
        chart.resize(500, 300);
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        QVERIFY(test::textsIn(chart).contains(curve.name));
        curve.isStressed = true;
        chart.setCurves({curve}, "damage", {}, "");
        QVERIFY(!test::textsIn(chart).contains(curve.name));
    }

    /// What an axis draws by itself stays behind where the plot moves.
    void axesDrawNothing() {
        DistributionChart chart;
        chart.setCurves({curveOf(1, 20, [](int value) { return value; })}, "damage", {}, "");
        const auto axes = chart.chart()->axes();
        QCOMPARE(axes.size(), 2);
        for (const QAbstractAxis* axis : axes) {
            QVERIFY(!axis->isLineVisible() && !axis->labelsVisible() && !axis->isGridLineVisible());
        }
    }

    void arrowsGoThroughWhatIsPossible() {
        DistributionChart chart;
        chart.setAccessibleName("Damage");
        chart.setToolTip("plain");
        DistributionCurve curve{.name = "fire", .shares = {{0, 0.25}, {10, 0.5}, {30, 0.25}}};
        chart.setCurves({curve}, "damage", {{20, "hp"}}, "");
        chart.resize(600, 300);
        chart.show();
        chart.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&chart));
        chart.setFocus(Qt::TabFocusReason);
        QVERIFY(chart.hasFocus());
        QCOMPARE(chart.accessibleName(), QString("Damage"));
        const auto told = [&chart](Qt::Key key) {
            QTest::keyClick(&chart, key);
            return chart.accessibleName();
        };
        QCOMPARE(told(Qt::Key_Right), "Damage: 0\nfire: " + percent(0.25));
        QCOMPARE(told(Qt::Key_Right), "Damage: 10\nfire: " + percent(0.5));
        QCOMPARE(told(Qt::Key_Up), "Damage: 30\nfire: " + percent(0.25));
        QCOMPARE(told(Qt::Key_Right), "Damage: 30\nfire: " + percent(0.25));
        QCOMPARE(told(Qt::Key_Home), "Damage: 0\nfire: " + percent(0.25));
        QCOMPARE(told(Qt::Key_Left), "Damage: 0\nfire: " + percent(0.25));
        QCOMPARE(told(Qt::Key_End), "Damage: 30\nfire: " + percent(0.25));
        QTRY_COMPARE(QToolTip::text(), "30\nfire: " + percent(0.25));
        const QImage atEnd = chart.grab().toImage();
        QTest::keyClick(&chart, Qt::Key_Home);
        QVERIFY(chart.grab().toImage() != atEnd);
        // Fewer values than before.
        QTest::keyClick(&chart, Qt::Key_End);
        curve.shares = {{5, 1}};
        chart.setCurves({curve}, "damage", {}, "");
        QCOMPARE(told(Qt::Key_Left), "Damage: 5\nfire: " + percent(1));
        chart.clearFocus();
        QCOMPARE(chart.accessibleName(), QString("Damage"));
        chart.setCurves({}, "damage", {}, "");
        chart.setFocus();
        QCOMPARE(told(Qt::Key_Right), QString("Damage"));
    }
};

POLYPLAN_UI_TEST(DistributionChartTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "distribution_chart_test.moc"
