#pragma once

#include <QPicture>
#include <QSize>
#include <vector>

#include "ui/charts/curve_plot.h"
#include "ui/export/page_style.h"

namespace polyplan::ui {

/// A chart of curves for a page, recorded so that any thread can paint it. To be called on the UI
/// thread.
QPicture recordCurves(std::vector<Curve> curves, const CurveAxes& axes, const PageStyle& style,
                      QSize size);

}  // namespace polyplan::ui
