#pragma once

#include <span>

#include "core/calculator/report.h"
#include "core/nethack/polypile/series.h"

namespace polyplan::nethack::polypile {

/// What is said of several zaps: the goals after the last one, how many zaps they take, what is
/// lost, and how all that grows from zap to zap. Figures and series have the ids that they have in
/// `lineReport()` where they answer the same question.
/// @param piles on which the first zap falls
/// @param collectsGoals as the series does: else what lies there may be gone again, and after how
/// many zaps one stops cannot be told by how likely it lies there after each
Report seriesReport(const SeriesAnswer& answer, const Situation& situation,
                    std::span<const Pile> piles, bool collectsGoals);

}  // namespace polyplan::nethack::polypile
