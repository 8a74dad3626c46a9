#include "ui/charts/chart_view.h"

#include <QGraphicsSimpleTextItem>
#include <QMouseEvent>
#include <QTest>
#include <memory>
#include <vector>

#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/charts/bar_chart.h"
#include "ui/charts/curve_chart.h"
#include "ui/charts/distribution_chart.h"
#include "ui/look/metrics.h"
#include "ui/look/theme.h"
#include "ui/shell/perspective_stack.h"

namespace polyplan::ui {
namespace {

void pressButton(QWidget& on, QPoint where, Qt::MouseButton button, Qt::MouseButtons held) {
    QMouseEvent event(QEvent::MouseButtonPress, where, on.mapToGlobal(where), button, held,
                      Qt::NoModifier);
    QCoreApplication::sendEvent(&on, &event);
}

class ChartViewTest : public test::WindowFixture {
    Q_OBJECT

  private Q_SLOTS:
    void aButtonPressedOutsideWhileAnotherIsHeldDoesNoHarm() {
        std::vector<std::unique_ptr<QChartView>> charts;
        charts.push_back(std::make_unique<BarChart>(std::vector<BarChart::Part>{
            {"part", [](const Theme& theme) { return theme.accent; }}}));
        charts.push_back(std::make_unique<CurveChart>());
        charts.push_back(std::make_unique<DistributionChart>());
        for (const auto& chart : charts) {
            chart->show();
            QVERIFY(QTest::qWaitForWindowExposed(chart.get()));
            QWidget& pad = *chart->viewport();
            pressButton(pad, pad.rect().center(), Qt::LeftButton, Qt::LeftButton);
            pressButton(pad, QPoint(-30, -30), Qt::RightButton, Qt::LeftButton | Qt::RightButton);
            QTest::mouseRelease(&pad, Qt::RightButton, {}, QPoint(-30, -30));
            QTest::mouseRelease(&pad, Qt::LeftButton, {}, QPoint(-30, -30));
        }
    }

    void namesOfBarsAreWholeWhereThereIsRoom() {
        BarChart chart(
            std::vector<BarChart::Part>{{"part", [](const Theme& theme) { return theme.accent; }}});
        const QString name = "spellbook of detect monsters";
        chart.setBars({{.name = name, .figure = "3.7 %", .parts = {3.7}},
                       {.name = "all others (25)", .figure = "37.0 %", .parts = {37}}});
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        const QFontMetrics words(Metrics(chart.font()).small);
        const int needed = words.horizontalAdvance(name);
        const auto shownName = [&chart] {
            QStringList texts;
            for (const QGraphicsItem* item : chart.scene()->items()) {
                if (const auto* text = qgraphicsitem_cast<const QGraphicsSimpleTextItem*>(item)) {
                    texts << text->text();
                }
            }
            return texts.filter("spellbook").value(0);
        };
        chart.resize(needed * 9 / 5, 60);
        QTRY_COMPARE(shownName(), name);
        QVERIFY(chart.chart()->plotArea().width() >= 0.09 * chart.width());
        chart.resize(needed, 60);
        QTRY_VERIFY(shownName().endsWith(u'…'));
        QVERIFY(chart.chart()->plotArea().width() >= 0.09 * chart.width());
    }

    void everyChartOfTheWindowIsOne() {
        auto& perspectives = *child<PerspectiveStack>();
        for (int index = 0; index < 3; ++index) {
            perspectives.setCurrent(index);
        }
        const auto charts = window_->findChildren<QChartView*>();
        QVERIFY(charts.size() > 3);
        for (const QChartView* chart : charts) {
            QVERIFY2(qobject_cast<const ChartView*>(chart) != nullptr,
                     qPrintable(chart->objectName()));
        }
    }
};

POLYPLAN_UI_TEST(ChartViewTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "chart_view_test.moc"
