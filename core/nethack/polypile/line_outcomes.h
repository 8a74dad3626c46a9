#pragma once

#include "core/nethack/polypile/line_goals.h"

namespace polyplan::nethack::polypile {

/// Fills in what lies on the whole line afterwards, from the piles of `answer`: means, and at
/// `Detail::WholeLine` that at least one is there. Like goals, the latter are exact by the walk
/// along the piles; where unknown appearances tie several piles together, shuffles are drawn.
/// @returns whether it was not asked to stop.
bool addOutcomesOfLine(const GoalsQuestion& question, const EvaluateOptions& options,
                       LineAnswer& answer);

}  // namespace polyplan::nethack::polypile
