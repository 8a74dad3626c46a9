#pragma once

#include <QString>
#include <vector>

#include "core/calculator/report.h"
#include "core/plan/document.h"
#include "ui/charts/curve.h"

namespace polyplan::ui {

/// The chances of goals zap by zap as curves, and what they say in words.
struct ZapCurves {
    std::vector<Curve> curves;
    CurveAxes axes;
    QString spoken;
};

/// One curve for each goal; where there are several, first a stressed one for all of them, or for
/// any of them where all are never reached together.
/// @param report `nethack::polypile::seriesReport()`
ZapCurves zapCurves(const Report& report);

/// The axes that they will have, as long as they are being worked out.
ZapCurves noCurvesYet(const plan::Polypile& polypile);

}  // namespace polyplan::ui
