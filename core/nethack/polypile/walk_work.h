#pragma once

#include <cstdint>
#include <span>

#include "core/nethack/polypile/evaluate.h"
#include "core/nethack/polypile/goal_table.h"
#include "core/nethack/polypile/pile_figures.h"
#include "core/nethack/polypile/shuffle_average.h"

namespace polyplan::nethack::polypile {

/// What one walk over a pile takes, and how many of them may be taken therefore.
struct WalkWork {
    std::size_t stacks{};
    /// Chances that the walk carries, at most: by stack, by items absorbed, and by items left and
    /// by state of the goals. A walk for one golem takes some 2 nanoseconds for each.
    double chances{};

    WalkWork& operator+=(const WalkWork& other);

    /// Shuffles to draw where the average over them is not exact: a share of those of a whole
    /// answer.
    std::int64_t draws(Detail detail, double share = 1.0) const;
    /// Walks that an exact average over shuffles may take.
    WalkLimit mostWalks(Detail detail) const;
};

WalkWork workOf(const PileModel& pile, const FigureChoice& choice);

/// Whether the walks over the piles would take minutes, so that the line is sampled as a whole.
/// @param worlds so many times each pile is walked over
bool isTooLargeForExact(const Situation& situation, std::span<const Pile> piles,
                        std::span<const Goal> goals, std::size_t worlds = 1);

/// Whether they would take so long that figures shown at once are sampled.
bool isTooLargeAtOnce(const Situation& situation, std::span<const Pile> piles,
                      std::span<const Goal> goals, std::size_t worlds = 1);

}  // namespace polyplan::nethack::polypile
