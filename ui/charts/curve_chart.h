#pragma once

#include <functional>

#include "ui/charts/curve_plot.h"
#include "ui/charts/stepped_chart.h"

namespace polyplan::ui {

/// A chart of curves in a window. The figure of the point next to the pointer is its tooltip; the
/// arrows go from point to point.
class CurveChart : public SteppedChart {
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
    int stops() const override;
    QString told(int stop) const override;
    double across(int stop) const override;

  private:
    /// What all curves have there.
    QString textAt(double x) const;

    std::vector<double> points_;  ///< where any curve has a point, rising
    CurvePlot* plot_;
};

}  // namespace polyplan::ui
