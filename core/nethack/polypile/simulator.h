#pragma once

#include <functional>
#include <optional>
#include <span>
#include <stop_token>

#include "core/nethack/polypile/odds.h"

namespace polyplan::nethack::polypile {

/// Samples a line: walks stacks and rolls dice in the order of the game, and counts. It shares
/// tables with the exact engine but no arithmetic of probabilities. Appearances that are not known
/// are shuffled anew for every run. All figures carry their standard errors.
/// @returns nothing if `stop` asked to stop.
std::optional<LineAnswer> simulateLine(const Situation& situation, std::span<const Pile> piles,
                                       std::span<const Goal> goals, std::int64_t samples,
                                       std::uint64_t seed, std::stop_token stop = {},
                                       const std::function<void(double)>& progress = {});

}  // namespace polyplan::nethack::polypile
