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

    /// Puts the upright line elsewhere.
    void setMark(double x);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  Q_SIGNALS:
    /// A click into the chart. @param x along the bottom, as a whole number
    void clicked(int x);

  protected:
    void mousePressEvent(QMouseEvent* event) override;
    void applyLook() override;
    bool viewportEvent(QEvent* event) override;

  private:
    CurvePlot* plot_;
};

}  // namespace polyplan::ui
