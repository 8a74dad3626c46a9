#include "ui/heartbeat/timeline_charts.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>

#include "core/powder/report.h"
#include "ui/charts/curve_chart.h"
#include "ui/look/metrics.h"
#include "ui/look/section_label.h"
#include "ui/models/heartbeat/heartbeat_service.h"
#include "ui/models/report_curves.h"
#include "ui/models/report_table_model.h"
#include "ui/parts/calm_table.h"
#include "ui/parts/copy_button.h"

namespace polyplan::ui {

namespace {

constexpr const char* ownKey = "heartbeat/";
constexpr const char* otherKey = "heartbeat/other outfit/";
constexpr std::size_t mostEvents = 6;

bool isEventSeries(const Series& series) {
    return series.id.starts_with(std::string(ownKey) + std::string(powder::eventSeries));
}

/// What is shown first: what happens most often.
double totalOf(const Series& series) {
    double total = 0;
    for (const SeriesPoint& point : series.points) {
        total += point.value;
    }
    return total;
}

}  // namespace

TimelineCharts::TimelineCharts(HeartbeatService& service, QWidget* parent)
    : QWidget(parent), service_(service), events_(new ReportTableModel(this)) {
    auto* rows = new QSplitter(Qt::Vertical, this);
    rows->setHandleWidth(1);
    rows->setChildrenCollapsible(false);
    auto* grid = new QWidget(rows);
    auto* places = new QGridLayout(grid);
    places->setContentsMargins(0, 0, 0, 0);
    places->setSpacing(0);
    addChart("hpChart", tr("HP"),
             tr("Hit points after each heartbeat, the dead counted as 0: the average, and between "
                "which two numbers 90 % lie (creature.cpp doHeartbeat())."),
             {"hp"}, grid);
    addChart("chanceChart", tr("Alive, and what became of it"),
             tr("The chance to be alive, asleep, polymorphed, back in its own shape, gone or "
                "teleported by then; of all runs."),
             {}, grid);
    addChart("foodChart", tr("Food"),
             tr("Starving below 100, Hungry below 500, Full from 2500 on (source.txt HUNGER)."),
             {"food"}, grid);
    addChart("mpChart", tr("MP"), tr("Magic points of those who are still there."), {"mp"}, grid);
    for (std::size_t i = 0; i < charts_.size(); ++i) {
        places->addWidget(charts_[i].frame, static_cast<int>(i / 2), static_cast<int>(i % 2));
    }
    rows->addWidget(grid);
    rows->addWidget(buildEvents(rows));
    rows->setStretchFactor(0, 3);
    rows->setStretchFactor(1, 2);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(rows);
    connect(&service_, &HeartbeatService::answersChanged, this, &TimelineCharts::follow);
    connect(&service_, &HeartbeatService::heartbeatChanged, this, &TimelineCharts::mark);
    follow();
}

CurveChart* TimelineCharts::addChart(const char* name, const QString& title, const QString& toolTip,
                                     std::vector<std::string> series, QWidget* parent) {
    const Metrics metrics(font());
    auto* frame = new QWidget(parent);
    auto* layout = new QVBoxLayout(frame);
    layout->setContentsMargins(3 * metrics.step, 2 * metrics.step, 2 * metrics.step, metrics.step);
    layout->setSpacing(metrics.step);
    auto* label = new SectionLabel(title, frame);
    label->setToolTip(toolTip);
    auto* chart = new CurveChart(frame);
    chart->setObjectName(QLatin1StringView(name));
    chart->setAccessibleName(title);
    chart->setToolTip(toolTip);
    chart->setMinimumSize(16 * metrics.em, 5 * metrics.line);
    layout->addWidget(label);
    layout->addWidget(chart, 1);
    charts_.push_back({chart, frame, std::move(series)});
    connect(chart, &CurveChart::clicked, &service_, &HeartbeatService::setHeartbeat);
    return chart;
}

QWidget* TimelineCharts::buildEvents(QWidget* parent) {
    const Metrics metrics(font());
    auto* columns = new QSplitter(Qt::Horizontal, parent);
    columns->setHandleWidth(1);
    columns->setChildrenCollapsible(false);
    eventsTable_ = new QTableView(columns);
    eventsTable_->setModel(events_);
    eventsTable_->setObjectName("events");
    eventsTable_->setAccessibleName(tr("What happens"));
    eventsTable_->setToolTip(
        tr("What may happen in all heartbeats together. The chart beside it shows the chosen "
           "ones, or the most frequent ones where none is chosen."));
    makeCalm(*eventsTable_);
    eventsTable_->setSortingEnabled(false);
    eventsTable_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    eventsTable_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    eventsTable_->setMinimumHeight(5 * metrics.line);
    auto* left = new QWidget(columns);
    auto* layout = new QVBoxLayout(left);
    layout->setContentsMargins(3 * metrics.step, 2 * metrics.step, metrics.step, 0);
    layout->setSpacing(metrics.step);
    auto* head = new QHBoxLayout;
    head->addWidget(new SectionLabel(tr("What happens"), left), 1);
    head->addWidget(new CopyButton(*eventsTable_, Qt::DisplayRole, left));
    layout->addLayout(head);
    layout->addWidget(eventsTable_, 1);
    columns->addWidget(left);
    eventChart_ = addChart("eventChart", tr("Its chance, heartbeat by heartbeat"),
                           tr("How likely it is to happen in just that heartbeat, of all runs."),
                           {}, columns);
    columns->addWidget(charts_.back().frame);
    charts_.pop_back();
    connect(eventsTable_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &TimelineCharts::showEvents);
    return columns;
}

void TimelineCharts::follow() {
    if (!service_.isCurrent() || !service_.answers()) {
        return;
    }
    for (const Chart& chart : charts_) {
        showChart(chart);
    }
    if (const Table* table = service_.report().table(std::string(ownKey) + "events")) {
        if (*table != events_->table()) {
            events_->show(*table);
        }
    }
    showEvents();
    mark();
}

void TimelineCharts::showChart(const Chart& chart) {
    const Report& report = service_.report();
    std::vector<Curve> curves;
    Unit unit = Unit::Probability;
    const auto wants = [&chart](std::string_view id) {
        return std::ranges::find(chart.series, id) != chart.series.end();
    };
    for (const Series& series : report.series) {
        const bool isOther = series.id.starts_with(otherKey);
        const std::string id =
            series.id.substr(std::string_view(isOther ? otherKey : ownKey).size());
        const bool isChance = chart.series.empty() && series.kind == SeriesKind::Curve &&
                              series.unit == Unit::Probability && !isEventSeries(series);
        if (wants(id) || isChance) {
            const auto look = static_cast<int>(curves.size());
            curves.push_back(curveOf(series, look, !isOther));
            unit = series.unit;
        }
    }
    if (!chart.series.empty() && curves.size() > 1) {
        curves[0].name = tr("own outfit");
        curves[1].name = tr("other outfit");
    }
    chart.frame->setVisible(!curves.empty());
    const CurveAxes axes = axesFor(curves, tr("heartbeats"), unit);
    const QString spoken = spokenCurves(curves, axes);
    chart.view->setCurves(std::move(curves), axes, spoken);
}

void TimelineCharts::showEvents() {
    std::vector<const Series*> all;
    for (const Series& series : service_.report().series) {
        if (isEventSeries(series)) {
            all.push_back(&series);
        }
    }
    std::vector<const Series*> shown;
    for (const QModelIndex& index : eventsTable_->selectionModel()->selectedRows()) {
        // Rows and series of events stand in one order.
        if (const auto at = static_cast<std::size_t>(index.row()); at < all.size()) {
            shown.push_back(all[at]);
        }
    }
    if (shown.empty()) {
        shown = all;
        std::ranges::stable_sort(
            shown, [](const Series* a, const Series* b) { return totalOf(*a) > totalOf(*b); });
    }
    shown.resize(std::min(shown.size(), mostEvents));
    std::vector<Curve> curves;
    for (const Series* series : shown) {
        curves.push_back(curveOf(*series, static_cast<int>(curves.size()), curves.empty()));
    }
    CurveAxes axes = axesFor(curves, tr("heartbeats"), Unit::Probability);
    axes.mark = service_.heartbeat();
    const QString spoken = spokenCurves(curves, axes);
    eventChart_->setCurves(std::move(curves), axes, spoken);
}

void TimelineCharts::mark() {
    for (const Chart& chart : charts_) {
        chart.view->setMark(service_.heartbeat());
    }
    eventChart_->setMark(service_.heartbeat());
}

}  // namespace polyplan::ui
