#include "ui/charts/distribution_chart.h"

#include <QHelpEvent>
#include <QStringList>
#include <QToolTip>
#include <utility>

#include "ui/look/figures.h"
#include "ui/look/theme.h"

namespace polyplan::ui {

namespace {

constexpr int leastCharacters = 30;
constexpr int leastLines = 7;

}  // namespace

DistributionChart::DistributionChart(QWidget* parent)
    : SteppedChart(new DistributionPlot, parent), plot_(static_cast<DistributionPlot*>(chart())) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    applyLook();
}

void DistributionChart::setCurves(std::vector<DistributionCurve> curves, const QString& what,
                                  std::vector<ValueMark> marks, const QString& spoken) {
    plot_->setCurves(std::move(curves), what, std::move(marks));
    setAccessibleDescription(spoken);
}

QSize DistributionChart::sizeHint() const {
    return minimumSizeHint() * 2;
}

QSize DistributionChart::minimumSizeHint() const {
    return {fontMetrics().averageCharWidth() * leastCharacters,
            fontMetrics().height() * leastLines};
}

void DistributionChart::applyLook() {
    plot_->setLook(Theme::of(palette()), Metrics(font()));
}

QString DistributionChart::toolTipAt(QPointF place) const {
    const auto bin = plot_->binAt(place);
    return bin ? textOf(*bin) : QString();
}

QString DistributionChart::textOf(Range bin) const {
    QStringList lines = {bin.least == bin.most
                             ? decimal(bin.least)
                             : tr("%1 to %2").arg(decimal(bin.least), decimal(bin.most))};
    for (const DistributionCurve& curve : plot_->curves()) {
        lines.append(curve.name + ": " + percent(DistributionPlot::probability(curve, bin)));
    }
    return lines.join('\n');
}

int DistributionChart::stops() const {
    return static_cast<int>(plot_->filledBins().size());
}

QString DistributionChart::told(int stop) const {
    return textOf(plot_->bin(plot_->filledBins()[static_cast<std::size_t>(stop)]));
}

double DistributionChart::across(int stop) const {
    return plot_->middleOf(plot_->filledBins()[static_cast<std::size_t>(stop)]);
}

bool DistributionChart::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(),
                           toolTipAt(plot_->mapFromScene(mapToScene(help->pos()))), this);
        return true;
    }
    return SteppedChart::viewportEvent(event);
}

}  // namespace polyplan::ui
