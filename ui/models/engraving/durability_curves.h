#pragma once

#include <QString>
#include <vector>

#include "ui/charts/curve.h"
#include "ui/models/engraving/engraving_service.h"

namespace polyplan::ui {

/// The curves of a text's durability and what they say in words.
struct DurabilityCurves {
    std::vector<Curve> curves;
    CurveAxes axes;
    QString spoken;
    bool isSampled = false;
};

/// One curve for what is chosen, and one for each further stylus that lasts otherwise; styluses
/// that last alike share a curve and are named together.
DurabilityCurves durabilityCurves(const StylusComparison& answer,
                                  const std::vector<std::string>& overlaid, Aim measure);

QString measureName(Aim measure);

}  // namespace polyplan::ui
