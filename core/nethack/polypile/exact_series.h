#pragma once

#include <optional>
#include <span>
#include <stop_token>

#include "core/nethack/polypile/series.h"

namespace polyplan::nethack::polypile {

/// The exact figures of a series whose stacks are tied by nothing but the beam's range: every
/// square that a zap can reach holds at most one stack, or the stacks are dipped. Stacks that lie
/// together are tied by the golem that may rise from any of them.
/// @returns nothing where it is not so, where it would take too long, or if `stop` asked to stop.
std::optional<SeriesAnswer> exactSeries(const Situation& situation, std::span<const Pile> piles,
                                        std::span<const Goal> goals, const ZapSeries& series,
                                        const std::stop_token& stop = {});

}  // namespace polyplan::nethack::polypile
