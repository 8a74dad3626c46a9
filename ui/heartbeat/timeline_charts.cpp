#include "ui/heartbeat/timeline_charts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>

#include "core/powder/report_events.h"
#include "ui/charts/curve_chart.h"
#include "ui/look/metrics.h"
#include "ui/models/heartbeat/heartbeat_curves.h"
#include "ui/models/heartbeat/heartbeat_service.h"
#include "ui/models/report_curves.h"
#include "ui/models/report_table_model.h"
#include "ui/parts/calm_table.h"
#include "ui/parts/copy_button.h"
#include "ui/parts/empty_remark.h"
#include "ui/parts/folding_panels.h"
#include "ui/parts/shared_columns.h"
#include "ui/parts/thin_splitter.h"
#include "ui/parts/titled.h"
#include "ui/parts/wrapped_rows.h"

namespace polyplan::ui {

namespace {

constexpr std::size_t mostEvents = 6;
constexpr int leastChartLines = 7;

}  // namespace

TimelineCharts::TimelineCharts(HeartbeatService& service, QWidget* parent)
    : QWidget(parent), service_(service), events_(new ReportTableModel(this)) {
    auto* rows = thinSplitter(Qt::Vertical, this);
    auto* grid = new QWidget(rows);
    auto* places = new QVBoxLayout(grid);
    places->setContentsMargins(0, 0, 0, 0);
    places->setSpacing(0);
    charts_ = {
        chart("hpChart", tr("HP"),
              tr("Hit points after each heartbeat, the dead counted as 0: the average, and between "
                 "which two numbers 90 % lie (creature.cpp doHeartbeat())."),
              "hp", grid),
        chart("chanceChart", tr("What became of it"),
              tr("The chance to be alive, asleep, polymorphed, back in its own shape, gone or "
                 "teleported by then; of all runs."),
              {}, grid),
        chart("foodChart", tr("Food"),
              tr("Starving below 100, Hungry below 500, Full from 2500 on (source.txt HUNGER)."),
              "food", grid),
        chart("mpChart", tr("MP"), tr("Magic points of those who are still there."), "mp", grid)};
    for (std::size_t i = 0; i < charts_.size(); i += 2) {
        auto* row = new QHBoxLayout;  // in which one that stands alone has all the room
        row->addWidget(charts_[i].frame, 1);
        row->addWidget(charts_[i + 1].frame, 1);
        places->addLayout(row, 1);
    }
    rows->addWidget(grid);
    rows->addWidget(buildEvents(rows));
    rows->setStretchFactor(0, 3);
    rows->setStretchFactor(1, 2);
    rows->setSizes({30 * fontMetrics().height(), 20 * fontMetrics().height()});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(rows);
    turns_.setSingleShot(true);
    connect(&turns_, &QTimer::timeout, this, &TimelineCharts::showNext);
    connect(&service_, &HeartbeatService::answersChanged, this, &TimelineCharts::follow);
    connect(&service_, &HeartbeatService::heartbeatChanged, this, &TimelineCharts::mark);
    follow();
}

TimelineCharts::Chart TimelineCharts::chart(const char* name, const QString& title,
                                            const QString& toolTip, const std::string& series,
                                            QWidget* parent, QWidget* beside) {
    const Metrics metrics(font());
    auto* view = new CurveChart(parent);
    view->setObjectName(QLatin1StringView(name));
    view->setMinimumSize(16 * metrics.em, leastChartLines * metrics.line);
    connect(view, &CurveChart::clicked, &service_, &HeartbeatService::setHeartbeat);
    return {view, titled(title, view, toolTip, parent, beside), series};
}

QWidget* TimelineCharts::buildEvents(QWidget* parent) {
    auto* panels = new FoldingPanels(parent);
    const Metrics metrics(font());
    const QString title = tr("What happens");
    const QString toolTip =
        tr("What may happen in all heartbeats together. The chart shows the chosen "
           "ones; where none is chosen all deaths and the most frequent others.");
    eventsTable_ = calmTable(events_, "events", title, toolTip, panels);
    makeCalm(*eventsTable_, false);  // the words need what room the numbers leave
    eventsTable_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    eventsTable_->setSortingEnabled(false);
    new SharedColumns(*eventsTable_, 0, 9, 22);
    breakTexts(*eventsTable_, 0);
    sayWhenEmpty(*eventsTable_, tr("Nothing happens in these heartbeats."), "noEvents");
    auto* copy = new CopyButton(*eventsTable_, panels);
    copy->takeKeysOf(*eventsTable_);
    QSplitter& row = panels->startRow();
    panels->add(titled(title, eventsTable_, toolTip, panels, copy), title, {45 * metrics.em, 0});
    eventsShown_ = new QLabel(panels);
    eventsShown_->setObjectName("eventsShown");
    eventsShown_->setFont(metrics.small);
    eventsShown_->setForegroundRole(QPalette::PlaceholderText);
    eventsShown_->hide();
    const Chart chance = chart("eventChart", tr("Its chance by heartbeat"),
                               tr("How likely it is to happen in just that heartbeat, of all runs. "
                                  "Rows chosen in the table are shown in its place."),
                               {}, panels, eventsShown_);
    eventChart_ = chance.view;
    panels->add(chance.frame, eventChart_->accessibleName(), {26 * metrics.em, 0});
    row.setSizes({60 * metrics.em, 26 * metrics.em});
    connect(eventsTable_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &TimelineCharts::showEvents);
    return panels;
}

void TimelineCharts::follow() {
    next_ = 0;
    showNext();
}

/// One a turn of the event loop: all at once would hold the window for longer than a frame.
void TimelineCharts::showNext() {
    if (!service_.isCurrent() || !service_.answers()) {
        return;
    }
    if (next_ < charts_.size()) {
        showChart(charts_[next_++]);
        turns_.start(0);
        return;
    }
    events_->show(service_.report(), std::string(heartbeatKey) + "events");
    showEvents();
}

void TimelineCharts::showChart(const Chart& chart) {
    const bool isOfChances = chart.series.empty();
    std::vector<Curve> curves = isOfChances ? chanceCurves(service_.report())
                                            : amountCurves(service_.report(), chart.series);
    chart.frame->setVisible(!curves.empty());
    draw(*chart.view, std::move(curves), isOfChances ? Unit::Probability : Unit::Plain);
}

void TimelineCharts::draw(CurveChart& chart, std::vector<Curve> curves, Unit unit) const {
    CurveAxes axes = axesFor(curves, tr("heartbeats"), unit);
    axes.most = std::max(1, service_.heartbeats());  // also of a curve that ends before
    axes.mark = service_.heartbeat();  // at once: a chart is laid out anew for each change
    const QString spoken = spokenCurves(curves, axes);
    chart.setCurves(std::move(curves), axes, spoken);
}

void TimelineCharts::showEvents() {
    const std::vector<const Series*> all = powder::eventsOf(service_.report(), heartbeatKey);
    std::vector<const Series*> shown;
    for (const QModelIndex& index : eventsTable_->selectionModel()->selectedRows()) {
        // Rows and series of events stand in one order.
        if (const auto at = static_cast<std::size_t>(index.row()); at < all.size()) {
            shown.push_back(all[at]);
        }
    }
    const std::size_t among = shown.empty() ? all.size() : shown.size();
    if (shown.empty()) {
        shown = all;
    }
    shown = powder::mostTelling(std::move(shown), mostEvents);
    eventsShown_->setText(tr("%1 of %2 shown").arg(shown.size()).arg(among));
    eventsShown_->setVisible(shown.size() < among);
    std::vector<Curve> curves;
    curves.reserve(shown.size());
    for (const Series* series : shown) {
        curves.push_back(curveOf(*series, static_cast<int>(curves.size()), curves.empty()));
    }
    draw(*eventChart_, std::move(curves), Unit::Probability);
}

void TimelineCharts::mark() {
    for (const Chart& chart : charts_) {
        chart.view->setMark(service_.heartbeat());
    }
    eventChart_->setMark(service_.heartbeat());
}

}  // namespace polyplan::ui
