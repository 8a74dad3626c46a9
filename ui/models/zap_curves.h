#pragma once

#include <QString>
#include <vector>

#include "core/calculator/report.h"
#include "ui/charts/curve_plot.h"

namespace polyplan::ui {

/// The chances of goals zap by zap as curves, and what they say in words.
struct ZapCurves {
    std::vector<Curve> curves;
    CurveAxes axes;
    QString spoken;
};

/// One curve for each goal; where there are several, first a stressed one for all of them.
/// @param report `nethack::polypile::seriesReport()`
ZapCurves zapCurves(const Report& report);

}  // namespace polyplan::ui
