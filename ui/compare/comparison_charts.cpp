#include "ui/compare/comparison_charts.h"

#include <QComboBox>
#include <QLabel>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "core/plan/sweep.h"
#include "ui/charts/bar_chart.h"
#include "ui/charts/curve_chart.h"
#include "ui/charts/curve_look.h"
#include "ui/charts/distribution_chart.h"
#include "ui/compare/columns_legend.h"
#include "ui/look/metrics.h"
#include "ui/look/section_label.h"
#include "ui/look/text.h"
#include "ui/look/theme.h"
#include "ui/models/compared_charts.h"
#include "ui/models/comparison_service.h"
#include "ui/models/report_curves.h"
#include "ui/models/report_text.h"
#include "ui/parts/stale_veil.h"

namespace polyplan::ui {

namespace {

const QString sweepPrefix = QStringLiteral("sweep/");

/// One part a look, so that each has its color and pattern.
std::vector<BarChart::Part> partsOfLooks() {
    std::vector<BarChart::Part> parts;
    parts.reserve(plan::mostContenders);
    for (int i = 0; i < static_cast<int>(plan::mostContenders); ++i) {
        parts.push_back(
            {QString(), [i](const Theme& theme) { return curveColor(theme, i); }, barPattern(i)});
    }
    return parts;
}

/// Whether a series has other values than its first.
bool isChanging(const Series* series) {
    return series != nullptr &&
           std::ranges::any_of(series->points, [series](const SeriesPoint& point) {
               return point.value != series->points.front().value;
           });
}

/// What all curves have in common of that; nothing where one has it otherwise or there is none.
std::optional<std::string> shared(const std::vector<const Series*>& columns,
                                  std::string Series::*words) {
    std::optional<std::string> all;
    for (const Series* each : columns) {
        if (each != nullptr && all.value_or(each->*words) != each->*words) {
            return std::nullopt;
        }
        all = each != nullptr ? each->*words : all;
    }
    return all;
}

/// What all curves are called.
std::string sweptLabel(const std::vector<const Series*>& columns, const Figure& about) {
    const std::string given = shared(columns, &Series::given).value_or("");
    const auto label = shared(columns, &Series::label);
    return !label || given.empty() ? label.value_or(about.labelApart()) : *label + ", " + given;
}

/// What each curve is called, with what it is so on condition of where that is not said of all.
QStringList sweptNames(const std::vector<const Series*>& columns, QStringList names) {
    for (std::size_t i = 0; i < columns.size() && !shared(columns, &Series::given); ++i) {
        if (columns[i] != nullptr && !columns[i]->given.empty()) {
            names[static_cast<qsizetype>(i)] += QStringLiteral(", ") + toQString(columns[i]->given);
        }
    }
    return names;
}

/// Whether words stand in place of some of a figure's numbers, as "never".
bool lacksPoints(const ComparedFigure& figure, const std::vector<const Series*>& columns,
                 const std::vector<Report>& reports) {
    for (std::size_t i = 0; i < columns.size(); ++i) {
        std::size_t most = 0;
        for (const Series& each : reports[i].series) {
            most = std::max(most, each.points.size());
        }
        const bool isWords =
            i < figure.each.size() && figure.each[i] && figure.each[i]->unit == Unit::Words;
        if (columns[i] == nullptr ? isWords : columns[i]->points.size() < most) {
            return true;
        }
    }
    return false;
}

}  // namespace

ComparisonCharts::ComparisonCharts(ComparisonService& service, QWidget* parent)
    : QWidget(parent),
      service_(service),
      choice_(new QComboBox(this)),
      figureLabel_(new QLabel(this)),
      charts_(new QStackedWidget(this)),
      curves_(new CurveChart(charts_)),
      distributions_(new DistributionChart(charts_)),
      bars_(new BarChart(partsOfLooks(), charts_)),
      nothing_(new QLabel(charts_)) {
    const Metrics metrics(font());
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(3 * metrics.step, 2 * metrics.step, 3 * metrics.step,
                             2 * metrics.step);
    rows->setSpacing(metrics.step);
    rows->addWidget(new SectionLabel(tr("Charts"), this));
    choice_->setObjectName("comparedSeries");
    choice_->setAccessibleName(tr("What the chart shows"));
    choice_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    rows->addWidget(choice_);
    figureLabel_->setObjectName("sweptFigure");
    figureLabel_->setTextFormat(Qt::PlainText);
    figureLabel_->setWordWrap(true);
    figureLabel_->setToolTip(tr("Choose another in the table."));
    rows->addWidget(figureLabel_);
    rows->addWidget(charts_, 1);
    for (QWidget* chart : {static_cast<QWidget*>(curves_), static_cast<QWidget*>(distributions_)}) {
        chart->setToolTip(
            tr("The strategies over one another; the arrows go from value to value."));
    }
    charts_->addWidget(curves_);
    charts_->addWidget(distributions_);
    charts_->addWidget(buildBars());
    nothing_->setObjectName("noChart");
    nothing_->setTextFormat(Qt::PlainText);
    nothing_->setWordWrap(true);
    charts_->addWidget(nothing_);
    connect(choice_, &QComboBox::currentIndexChanged, this, [this] {
        chosen_ = choice_->currentData().toString();
        showChosen();
    });
    connect(&service_, &ComparisonService::sweepChanged, this, [this] {
        if (!service_.swept().isEmpty()) {
            showSweep();
        }
    });
    connect(&service_, &ComparisonService::comparisonChanged, this, &ComparisonCharts::follow);
    charts_->setObjectName("comparedCharts");
    auto* veil = new StaleVeil(*this, {"comparedCharts"});
    const auto isCurrent = [this] { return service_.isCurrent() && service_.isSweepCurrent(); };
    veil->follow(service_, &ComparisonService::comparisonChanged, isCurrent);
    veil->follow(service_, &ComparisonService::sweepChanged, isCurrent);
    follow();
}

QWidget* ComparisonCharts::buildBars() {
    const Metrics metrics(font());
    barsPage_ = new QWidget(charts_);
    auto* rows = new QVBoxLayout(barsPage_);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(2 * metrics.step);
    legend_ = new ColumnsLegend(barsPage_);
    rows->addWidget(legend_);
    auto* scroll = new QScrollArea(barsPage_);
    scroll->setWidgetResizable(true);
    scroll->setWidget(bars_);
    rows->addWidget(scroll, 1);
    return barsPage_;
}

void ComparisonCharts::follow() {
    offerSeries();
    showChosen();
}

/// What stood there while it tells the strategies apart, else the first that does. What goes
/// through a range is worked out only for somebody who chose it.
int ComparisonCharts::usualChoice(const std::vector<const ComparedSeries*>& shown) const {
    const int stood = choice_->findData(stood_);
    const auto tellsApart = [&shown](int at) {
        return at >= std::ssize(shown) || !shown[static_cast<std::size_t>(at)]->isSame();
    };
    if (stood >= 0 && tellsApart(stood)) {
        return stood;
    }
    const auto differing = std::ranges::find_if_not(shown, &ComparedSeries::isSame);
    if (differing != shown.end()) {
        return static_cast<int>(differing - shown.begin());
    }
    return stood >= 0 || shown.empty() ? stood : 0;
}

void ComparisonCharts::offerSeries() {
    const QSignalBlocker blocker(choice_);
    choice_->clear();
    const auto shown = shownSeries(service_.comparison());
    for (const ComparedSeries* series : shown) {
        choice_->addItem(chartTitle(*series, service_.comparison()), toQString(series->about.id));
    }
    for (const plan::SweptMember& member : plan::sweptMembers()) {
        const bool isOffered = std::any_of(
            service_.contenders().begin(), service_.contenders().end(),
            [&member](const plan::Contender& each) { return applies(member, each.asked()); });
        if (isOffered) {
            choice_->addItem(tr("Any figure against %1").arg(toQString(member.label)),
                             sweepPrefix + toQString(member.id));
        }
    }
    const int chosen = choice_->findData(chosen_);
    choice_->setCurrentIndex(chosen >= 0 ? chosen : usualChoice(shown));
    if (service_.isComplete()) {
        stood_ = choice_->currentData().toString();
    }
    choice_->setVisible(choice_->count() > 0);
}

void ComparisonCharts::showChosen() {
    const QString chosen = choice_->currentData().toString();
    const bool isSweep = chosen.startsWith(sweepPrefix);
    const QString swept = isSweep ? chosen.mid(sweepPrefix.size()) : QString();
    if (swept != service_.swept()) {
        stoodFigure_.clear();
    }
    service_.sweep(swept);
    figureLabel_->setVisible(isSweep);
    if (isSweep) {
        showSweep();
        return;
    }
    const std::string id = chosen.toStdString();
    const auto& all = service_.comparison().series;
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&id](const auto& each) { return each.about.id == id; });
    if (found == all.end()) {
        showNoChart();
    } else if (found->about.kind == SeriesKind::Curve) {
        showCurves(*found);
    } else if (found->about.kind == SeriesKind::Distribution) {
        showDistributions(*found);
    } else {
        showBars(*found);
    }
}

QStringList ComparisonCharts::names() const {
    QStringList names;
    for (const plan::Contender& each : service_.contenders()) {
        names.append(toQString(each.name));
    }
    return names;
}

/// A column's curve looks like its strategy, whichever place that has.
template <typename AnyCurve>
void ComparisonCharts::takeLooks(std::vector<AnyCurve>& curves) const {
    for (AnyCurve& curve : curves) {
        curve.look = service_.lookOf(curve.look);
    }
}

QString ComparisonCharts::spoken(const ComparedSeries& series) const {
    QStringList texts;
    for (std::size_t i = 0; i < series.each.size(); ++i) {
        if (series.each[i] && !series.each[i]->points.empty()) {
            const SeriesPoint& last = series.each[i]->points.back();
            texts.append(
                tr("%1: %2 at %3 %4")
                    .arg(comparedName(series, names(), i), valueText(last.value, series.about.unit))
                    .arg(last.x)
                    .arg(toQString(series.about.xLabel)));
        }
    }
    return texts.join(QStringLiteral("; "));
}

void ComparisonCharts::showCurves(const ComparedSeries& series) {
    std::vector<Curve> curves = comparedCurves(series, names());
    takeLooks(curves);
    const CurveAxes axes = axesFor(curves, toQString(series.about.xLabel), series.about.unit);
    const QString said = spokenCurves(curves, axes);
    curves_->setCurves(std::move(curves), axes, said);
    curves_->setAccessibleName(toQString(series.about.label));
    charts_->setCurrentWidget(curves_);
}

void ComparisonCharts::setFigure(const QString& id) {
    if (!id.isEmpty() && id != figure_) {
        figure_ = id;
        if (!service_.swept().isEmpty()) {
            showSweep();
        }
    }
}

void ComparisonCharts::showNothing(const QString& why) {
    nothing_->setText(why);
    charts_->setCurrentWidget(nothing_);
}

void ComparisonCharts::showNoChart() {
    showNothing(service_.isComplete() ? tr("There is no chart to lay over one another.")
                                      : tr("The charts are being worked out …"));
}

/// The one that was chosen, else one that the member changes. Null where there is none at all.
const ComparedFigure* ComparisonCharts::sweptFigure(const std::vector<Report>& reports) const {
    const auto& figures = service_.comparison().figures;
    for (const QString& id : {figure_, stoodFigure_}) {
        const auto found = std::ranges::find_if(
            figures, [&id](const ComparedFigure& each) { return toQString(each.about.id) == id; });
        if (found != figures.end()) {
            return &*found;
        }
    }
    const auto changed = std::ranges::find_if(figures, [&reports](const ComparedFigure& figure) {
        return std::ranges::any_of(reports, [&figure](const Report& report) {
            return isChanging(report.seriesOf(figure.about.id));
        });
    });
    return changed != figures.end() ? &*changed : figures.empty() ? nullptr : &figures.front();
}

void ComparisonCharts::showSweep() {
    const plan::SweptMember* member = plan::sweptMember(service_.swept().toStdString());
    const auto reports = service_.sweepReports();
    const ComparedFigure* figure = sweptFigure(reports);
    if (member == nullptr || figure == nullptr) {
        showNoChart();
        return;
    }
    if (service_.isComplete() && service_.isSweepComplete()) {
        stoodFigure_ = toQString(figure->about.id);
    }
    std::vector<const Series*> columns;
    std::transform(reports.begin(), reports.end(), std::back_inserter(columns),
                   [&](const Report& report) { return report.seriesOf(figure->about.id); });
    const QString label = toQString(sweptLabel(columns, figure->about));
    std::vector<Curve> curves = curvesOf(columns, sweptNames(columns, names()));
    const QString words =
        !curves.empty() && lacksPoints(*figure, columns, reports)
            ? tr("%1. Without a point where it is no number, as “never”.").arg(label)
            : label;
    figureLabel_->setText(service_.isSweepComplete() ? words : words + QStringLiteral(" …"));
    if (curves.empty()) {
        showNothing(service_.isSweepComplete() ? tr("There is no curve of this figure against %1. "
                                                    "Choose another row of the table.")
                                                     .arg(toQString(member->label))
                                               : tr("The curves are being worked out …"));
        return;
    }
    takeLooks(curves);
    double highest = 0;
    for (const Curve& curve : curves) {
        for (const CurvePoint& point : curve.points) {
            highest = std::max(highest, point.value);
        }
    }
    curves_->setCurves(std::move(curves),
                       {.x = toQString(member->label),
                        .most = static_cast<double>(member->values.back()),
                        .least = static_cast<double>(member->values.front()),
                        .highest = highest > 0 ? roundTop(highest) : 1,
                        .isProbability = figure->about.unit == Unit::Probability},
                       tr("%1 against %2").arg(label, toQString(member->label)));
    curves_->setAccessibleName(label);
    charts_->setCurrentWidget(curves_);
}

void ComparisonCharts::showDistributions(const ComparedSeries& series) {
    std::vector<DistributionCurve> curves = comparedDistributions(series, names());
    takeLooks(curves);
    distributions_->setCurves(std::move(curves), toQString(series.about.xLabel), {},
                              spoken(series));
    distributions_->setAccessibleName(toQString(series.about.label));
    charts_->setCurrentWidget(distributions_);
}

void ComparisonCharts::showBars(const ComparedSeries& series) {
    std::vector<BarChart::Bar> bars;
    for (const ComparedBar& each : comparedBars(series, names())) {
        BarChart::Bar& bar =
            bars.emplace_back(BarChart::Bar{.name = each.isFirst ? each.category : QString(),
                                            .figure = each.figure,
                                            .parts = std::vector<double>(plan::mostContenders),
                                            .told = each.spoken});
        bar.parts[static_cast<std::size_t>(service_.lookOf(each.column))] = each.value;
    }
    bars_->setBars(std::move(bars));
    bars_->setAccessibleName(toQString(series.about.label));
    std::vector<int> looks;
    looks.reserve(series.each.size());
    for (int column = 0; column < static_cast<int>(series.each.size()); ++column) {
        looks.push_back(service_.lookOf(column));
    }
    legend_->setColumns(names(), looks);
    charts_->setCurrentWidget(barsPage_);
}

}  // namespace polyplan::ui
