#pragma once

#include <QPicture>
#include <QSize>
#include <vector>

#include "ui/charts/curve.h"
#include "ui/charts/distribution_plot.h"
#include "ui/export/page_style.h"

namespace polyplan::ui {

/// A chart of curves for a page, recorded so that any thread can paint it. To be called on the UI
/// thread.
QPicture recordCurves(std::vector<Curve> curves, const CurveAxes& axes, const PageStyle& style,
                      QSize size);

/// Distributions over one another, recorded likewise.
/// @param what the values are
QPicture recordDistributions(std::vector<DistributionCurve> curves, const QString& what,
                             const PageStyle& style, QSize size);

}  // namespace polyplan::ui
