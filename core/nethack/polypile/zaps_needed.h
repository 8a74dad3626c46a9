#pragma once

#include <array>
#include <functional>
#include <optional>
#include <span>

#include "core/nethack/polypile/series.h"

namespace polyplan::nethack::polypile {

/// Chances for which people ask how many zaps, or pieces, they take.
inline constexpr std::array usualChances = {0.25, 0.5, 0.75, 0.95};

/// One wand in so many tries with no charge left is wrested (zap.c zappable(): rn2(121)).
inline constexpr int wrestOneIn = 121;

/// Which figure of a zap is asked about: `&ZapAnswer::allGoals` or `&ZapAnswer::anyGoal`.
using GoalFigure = Estimate ZapAnswer::*;

/// The first zap after which the goals hold with at least this chance; nothing if that is never so
/// within the series.
std::optional<int> zapsForChance(std::span<const ZapAnswer> byZap, GoalFigure goals, double chance);

/// Mean number of zaps of who stops once the goals hold, and at the series' end in any case.
/// @param byZap with goals collected: else they may hold and be lost again
double meanZapsUntil(std::span<const ZapAnswer> byZap, GoalFigure goals);

/// Independent tries of which each succeeds with `each` (above 0, at most 1) that together succeed
/// with `chance` (0 to less than 1): ln(1 − chance) / ln(1 − each), not rounded; 1 if each
/// succeeds.
double triesForChance(double each, double chance);

/// Mean number of items used up by the zaps so far: lost to the shock, fused, or absorbed.
Estimate fodderUsed(const ZapAnswer& zap);

/// What so many zaps take from a wand (zap.c zappable()).
struct ChargesUsed {
    int charges{};       ///< used of those that it has
    int wrested{};       ///< 1 if the last zap has to be wrested from the empty wand, else 0
    int missing{};       ///< zaps that it cannot give: it turns to dust
    double meanTries{};  ///< to wrest, `wrestOneIn` for each: turns that pass
    bool operator==(const ChargesUsed&) const = default;
};

/// @param charges of the wand, −1 (wrested: it gives nothing) to 127
ChargesUsed chargesUsed(int charges, int zaps);

/// Chance to wrest a last zap from a wand without charges within so many tries.
double wrestedWithin(int tries);

}  // namespace polyplan::nethack::polypile
