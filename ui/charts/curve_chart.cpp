#include "ui/charts/curve_chart.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include "ui/look/figures.h"
#include "ui/look/theme.h"

namespace polyplan::ui {

CurveChart::CurveChart(QWidget* parent)
    : SteppedChart(new CurvePlot, parent), plot_(static_cast<CurvePlot*>(chart())) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    applyLook();
}

void CurveChart::setCurves(std::vector<Curve> curves, const CurveAxes& axes,
                           const QString& spoken) {
    std::set<double> points;
    for (const Curve& curve : curves) {
        for (const CurvePoint& point : curve.points) {
            points.insert(point.x);
        }
    }
    points_.assign(points.begin(), points.end());
    plot_->setCurves(std::move(curves), axes);
    setAccessibleDescription(spoken);
}

void CurveChart::setMark(double x) {
    CurveAxes axes = plot_->axes();
    axes.mark = x;
    plot_->setCurves(plot_->curves(), axes);
}

void CurveChart::mousePressEvent(QMouseEvent* event) {
    const double x = plot_->acrossAt(plot_->mapFromScene(mapToScene(event->pos())));
    SteppedChart::mousePressEvent(event);
    if (event->button() == Qt::LeftButton) {
        Q_EMIT clicked(qRound(x));
    }
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

QString CurveChart::textAt(double x) const {
    QStringList lines;
    for (const Curve& each : plot_->curves()) {
        const auto found = std::ranges::find(each.points, x, &CurvePoint::x);
        if (found == each.points.end()) {
            continue;
        }
        QString text =
            tr("%1, %2 %3: %4")
                .arg(each.name, decimal(found->x), plot_->axes().x, plot_->valueText(found->value));
        if (found->standardError > 0) {
            text += tr(" ± %1, one standard error").arg(plot_->valueText(found->standardError));
        }
        if (!each.band.isEmpty()) {
            text +=
                tr("; %1: %2 to %3")
                    .arg(each.band, plot_->valueText(found->low), plot_->valueText(found->high));
        }
        lines.append(text);
    }
    return lines.join('\n');
}

int CurveChart::stops() const {
    return static_cast<int>(points_.size());
}

QString CurveChart::told(int stop) const {
    return textAt(points_[static_cast<std::size_t>(stop)]);
}

double CurveChart::across(int stop) const {
    return plot_->placeAcross(points_[static_cast<std::size_t>(stop)]);
}

bool CurveChart::viewportEvent(QEvent* event) {
    if (event->type() != QEvent::ToolTip) {
        return SteppedChart::viewportEvent(event);
    }
    const auto* help = static_cast<QHelpEvent*>(event);
    const double x = plot_->acrossAt(plot_->mapFromScene(mapToScene(help->pos())));
    const auto nearest =
        std::ranges::min_element(points_, {}, [x](double point) { return std::abs(point - x); });
    if (nearest == points_.end()) {
        return SteppedChart::viewportEvent(event);
    }
    QToolTip::showText(help->globalPos(), textAt(*nearest), this);
    return true;
}

}  // namespace polyplan::ui
