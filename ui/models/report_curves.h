#pragma once

#include <QString>
#include <vector>

#include "core/calculator/report.h"
#include "ui/charts/curve_plot.h"

namespace polyplan::ui {

/// What a chart shows of a report.
struct ReportCurves {
    std::vector<Curve> curves;
    CurveAxes axes;
    QString title;   ///< of the first
    QString spoken;  ///< where each ends, for those who don't see them
};

/// All curves of chances over the same axis as the first, which is stressed.
ReportCurves curvesOf(const Report& report);

}  // namespace polyplan::ui
