#pragma once

#include <functional>

#include "ui/charts/chart_view.h"
#include "ui/charts/curve_plot.h"

namespace polyplan::ui {

/// A chart of curves in a window. The figure of the point next to the pointer is its tooltip.
class CurveChart : public ChartView {
    Q_OBJECT

  public:
    explicit CurveChart(QWidget* parent = nullptr);

    /// @param spoken what the curves say, for those who don't see them
    void setCurves(std::vector<Curve> curves, const CurveAxes& axes, const QString& spoken);
    const std::vector<Curve>& curves() const { return plot_->curves(); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void applyLook() override;
    bool viewportEvent(QEvent* event) override;

  private:
    CurvePlot* plot_;
};

}  // namespace polyplan::ui
