#pragma once

#include <span>
#include <vector>

#include "core/nethack/polypile/goal_table.h"
#include "core/nethack/polypile/line.h"

namespace polyplan::nethack::polypile {

/// A horizontal zap's range: each of these with the same chance (zap.c weffects(): rn1(8, 6)).
inline constexpr int leastRange = 6;
inline constexpr int mostRange = 13;

/// What the beam needs to know of a pile. An affected pile costs it one range more than its square.
struct PileInBeam {
    int distance{};
    double unaffected{};  ///< that nothing in the pile is affected
};

/// Piles as they lie, each stack by itself of what it may be.
std::vector<PileInBeam> inBeam(const Situation& situation, std::span<const Pile> piles);

/// Whether the source sends a beam along the line, which may not reach all of it.
bool isBeam(Source source);

/// Of the ranges that a zap may have, how many reach a square past so many affected piles.
int sufficientRanges(int distance, std::size_t affected);

/// Chances by number of `piles` that a beam affects on its way past all of them.
std::vector<double> affectedBefore(std::span<const PileInBeam> piles);

/// Whether a zap gets to a pile.
struct Reach {
    double reached{};
    double missed{};
};

/// Chances that the beam reaches each pile (zap.c bhit()). `piles` are in order of distance.
std::vector<Reach> reachesOf(Source source, std::span<const PileInBeam> piles);

/// Chances that the beam comes to each square, from distance 1 on, whether a pile lies there or
/// not; squares beyond are never reached. Empty where no beam flies. `piles` are in order of
/// distance.
std::vector<double> reachesOfSquares(Source source, std::span<const PileInBeam> piles);

/// A pile in the walk for goals that are counted over the whole line.
struct PileForGoals {
    PileInBeam beam;
    std::vector<double> ifHit;  ///< by state of the goals; all unaffected included
    std::size_t untouched{};    ///< the state of the goals if nothing happens to the pile
};

/// Chances of the states of the goals over the whole line for a beam of one range.
std::vector<double> goalsAtRange(int range, const GoalStates& states,
                                 std::span<const PileForGoals> piles);

/// Chances of the states of the goals over the whole line: an unaffected pile changes nothing and
/// saves range, so that the piles are tied through the beam.
std::vector<double> goalsOfLine(Source source, const GoalStates& states,
                                std::span<const PileForGoals> piles);

}  // namespace polyplan::nethack::polypile
