#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/nethack/polypile/evaluate.h"
#include "core/nethack/polypile/pile_answer.h"

namespace polyplan::nethack::polypile {

/// States of joint goals that are carried exactly.
inline constexpr std::size_t mostGoalStates = 4'096;

/// A share of so many runs or shuffles, up to 1, but at least so many of them.
std::int64_t shareOf(std::int64_t all, std::int64_t least, double share);

/// Number of runs of the simulator for a line.
std::int64_t samplesFor(std::span<const Pile> piles, const EvaluateOptions& options);

/// The goals together if their joint states can be carried, else each that can be by itself.
std::vector<GoalStates> groupsOf(std::span<const Goal> goals);

struct PileInLine {
    const Pile* pile{};
    const PileResult* result{};  ///< with the states of the goal groups
};

/// All that the goals of a line depend on.
struct GoalsQuestion {
    const Situation& situation;
    const Transformation& transformation;
    const Shuffles& shuffles;
    std::span<const PileInLine> line;
    std::span<const Pile> piles;
    std::span<const Goal> goals;
    std::span<const GoalStates> groups;
};

struct GoalsAnswer {
    Provenance provenance;
    std::vector<GoalAnswer> goals;
    Estimate all;
    Estimate any;
};

/// Whether what several piles leave depends on the same unknown appearances, so that they can't be
/// taken one by one, or a pile's own odds rest on drawn shuffles.
bool isTiedByShuffles(const GoalsQuestion& question);

/// The chances of the goals over the line. Unknown appearances tie piles together: where more than
/// one pile depends on them, whole shuffles are drawn. Nothing if `options.stop` asked to stop.
std::optional<GoalsAnswer> evaluateGoals(const GoalsQuestion& question,
                                         const EvaluateOptions& options);

}  // namespace polyplan::nethack::polypile
