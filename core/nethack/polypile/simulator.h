#pragma once

#include <functional>
#include <optional>
#include <span>
#include <stop_token>

#include "core/nethack/polypile/odds.h"

namespace polyplan::nethack::polypile {

/// Samples a line: walks stacks and rolls dice in the order of the game, and counts. It shares
/// tables with the exact engine but no arithmetic of probabilities. Appearances that are not known
/// are shuffled anew for every run. All figures carry their standard errors. What happens to a pile
/// does not hang on how the beam got there, so every pile is rolled in every run, and figures that
/// are conditional on being reached rest on all runs. The same seed gives the same bytes
/// everywhere.
/// @param samples number of runs, at least 1
/// @param seed of the dice
/// @returns nothing if `stop` asked to stop.
/// @throws std::invalid_argument if `samples` is less than 1.
std::optional<LineAnswer> simulateLine(const Situation& situation, std::span<const Pile> piles,
                                       std::span<const Goal> goals, std::int64_t samples,
                                       std::uint64_t seed, const std::stop_token& stop = {},
                                       const std::function<void(double)>& progress = {});

}  // namespace polyplan::nethack::polypile
