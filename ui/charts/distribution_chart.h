#pragma once

#include "ui/charts/distribution_plot.h"
#include "ui/charts/stepped_chart.h"

namespace polyplan::ui {

/// Distributions over one another in a window. What stands below the pointer is its tooltip; the
/// arrows go through the bins that something is in.
class DistributionChart : public SteppedChart {
    Q_OBJECT

  public:
    explicit DistributionChart(QWidget* parent = nullptr);

    /// @param spoken what the chart says, for those who don't see it
    void setCurves(std::vector<DistributionCurve> curves, const QString& what,
                   std::vector<ValueMark> marks, const QString& spoken);
    const std::vector<DistributionCurve>& curves() const { return plot_->curves(); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void applyLook() override;
    bool viewportEvent(QEvent* event) override;
    int stops() const override;
    QString told(int stop) const override;
    double across(int stop) const override;

  private:
    QString toolTipAt(QPointF place) const;
    QString textOf(Range bin) const;

    DistributionPlot* plot_;
};

}  // namespace polyplan::ui
