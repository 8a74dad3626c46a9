#pragma once

#include <QFont>
#include <QRectF>
#include <QString>
#include <optional>
#include <vector>

#include "ui/charts/curve.h"
#include "ui/look/metrics.h"

namespace polyplan::ui {

/// A curve's name beside its end.
struct EndName {
    const Curve* curve = nullptr;
    QString text{};
    double across = 0;  ///< where the curve ends, as a number of what is counted
    double wanted = 0;  ///< the height of its end
    double width = 0;
    double middle = 0;
};

/// What a curve's name and its legend are written in.
QFont endFont(const Curve& curve, const Metrics& metrics);

/// Where the names of a chart's curves stand: at the right of the plot, or beside ends within it.
class EndPlaces {
  public:
    /// Of what outlives it. @param bottom where the lowest name may end
    EndPlaces(const std::vector<Curve>& curves, const CurveAxes& axes, const Metrics& metrics,
              double bottom)
        : curves_(curves), axes_(axes), metrics_(metrics), bottom_(bottom) {}

    /// From top to bottom. @param plot of which the heights count
    std::vector<EndName> names(const QRectF& plot, int widest) const;
    /// Gives each its height at the right of the plot.
    void spread(std::vector<EndName>& ends, const QRectF& plot) const;
    /// Where a name stands free beside the end of its curve; none where it can't.
    std::optional<QRectF> freePlace(const EndName& end, const QRectF& plot,
                                    const std::vector<QRectF>& taken) const;
    /// Whether a line has to lead from the curve to its name.
    bool isAway(const EndName& end) const;
    bool endsEarly(const EndName& end) const;

  private:
    QString endText(const Curve& curve, int widest) const;
    bool hasNameOfAnother(const Curve& curve) const;
    bool isCrossed(const QRectF& place, const QRectF& plot) const;

    const std::vector<Curve>& curves_;
    const CurveAxes& axes_;
    const Metrics& metrics_;
    double bottom_;
};

}  // namespace polyplan::ui
