#include "ui/models/report_curves.h"

#include <QTest>
#include <algorithm>

#include "tests/ui/support/test_entry.h"

namespace polyplan::ui {
namespace {

/// Series as the charts have them.
class ReportCurvesTest : public QObject {
    Q_OBJECT

    /// Of chances that are 1 every so many points and else 0.
    static Series spikes(int points, int every, int first) {
        Series series;
        for (int i = 0; i < points; ++i) {
            const double value = i >= first && (i - first) % every == 0 ? 1 : 0;
            series.points.push_back({.x = static_cast<double>(i), .value = value});
        }
        return series;
    }
    static qsizetype spikesOf(const Curve& curve) {
        return std::ranges::count(curve.points, 1.0, &CurvePoint::value);
    }

  private Q_SLOTS:
    void whatComesNowAndThenIsSeenInALongSeries_data() {
        QTest::addColumn<int>("points");
        QTest::newRow("as many as a chart has") << 1'000;
        QTest::newRow("twice as many") << 2'000;
        QTest::newRow("no whole number of times as many") << 3'333;
        QTest::newRow("the most heartbeats") << 10'000;
    }
    void whatComesNowAndThenIsSeenInALongSeries() {
        QFETCH(int, points);
        for (const int first : {0, 1, 2, 99}) {
            const Curve curve = curveOf(spikes(points, 100, first), 0, false);
            QCOMPARE(spikesOf(curve), (points - first + 99) / 100);
            QVERIFY(curve.points.size() <= 1'002);
            QCOMPARE(curve.points.front().x, 0.0);
            QCOMPARE(curve.points.back().x, points - 1.0);
            QVERIFY(std::ranges::is_sorted(curve.points, {}, &CurvePoint::x));
        }
    }
};

POLYPLAN_UI_TEST(ReportCurvesTest, Offscreen);

}  // namespace
}  // namespace polyplan::ui

#include "report_curves_test.moc"
