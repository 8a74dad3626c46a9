#include "ui/charts/curve_chart.h"

#include <QHelpEvent>
#include <QToolTip>
#include <algorithm>
#include <utility>

#include "ui/look/theme.h"

namespace polyplan::ui {

CurveChart::CurveChart(QWidget* parent)
    : ChartView(new CurvePlot, parent), plot_(static_cast<CurvePlot*>(chart())) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    applyLook();
}

void CurveChart::setCurves(std::vector<Curve> curves, const CurveAxes& axes,
                           const QString& spoken) {
    plot_->setCurves(std::move(curves), axes);
    setAccessibleDescription(spoken);
}

QSize CurveChart::sizeHint() const {
    const int line = fontMetrics().height();
    return {32 * line, 14 * line};
}

QSize CurveChart::minimumSizeHint() const {
    const int line = fontMetrics().height();
    return {16 * line, 8 * line};
}

void CurveChart::applyLook() {
    plot_->setLook(Theme::of(palette()), Metrics(font()));
}

bool CurveChart::viewportEvent(QEvent* event) {
    if (event->type() != QEvent::ToolTip) {
        return ChartView::viewportEvent(event);
    }
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto [curve, point] = plot_->nearest(plot_->mapFromScene(mapToScene(help->pos())));
    if (curve == nullptr) {
        return ChartView::viewportEvent(event);
    }
    QStringList lines;
    for (const Curve& each : plot_->curves()) {
        const auto found = std::ranges::find(each.points, point->x, &CurvePoint::x);
        if (found == each.points.end()) {
            continue;
        }
        QString text = tr("%1, %2 %3: %4")
                           .arg(each.name, QString::number(found->x), plot_->axes().x,
                                plot_->valueText(found->value));
        if (found->standardError > 0) {
            text += tr(" ± %1, one standard error").arg(plot_->valueText(found->standardError));
        }
        lines.append(text);
    }
    QToolTip::showText(help->globalPos(), lines.join('\n'), this);
    return true;
}

}  // namespace polyplan::ui
