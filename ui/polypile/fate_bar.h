#pragma once

#include <QColor>
#include <QString>
#include <array>
#include <vector>

#include "core/nethack/polypile/odds.h"
#include "core/plan/document.h"

namespace polyplan::ui {

struct Theme;

/// What may become of an item, in the order in which a bar shows it.
enum class ItemFate { Kept, Wanted, Other, Shock, Fused, Golem };

inline constexpr std::size_t fateCount = 6;

QColor color(const Theme& theme, ItemFate fate);
QString word(ItemFate fate);
/// A dip brings neither a shock nor a golem.
bool canMeet(ItemFate fate, nethack::polypile::Source source);

/// The thin bar of a stack's card: which share of its items, on average, meets which fate. Sums
/// to 1.
using FateBar = std::array<double, fateCount>;

/// @param odds of this stack; they know what the goals were that they were computed for
FateBar fateBar(const nethack::Stack& stack, const nethack::polypile::StackOdds& odds);

/// Items that a pile loses on average to each cause if it is hit.
struct PileLosses {
    double items = 0;  ///< before the zap
    double shock = 0;  ///< of stacks that a shock destroys, and of those that it leaves some of
    double shockedAway = 0;
    double shockedOff = 0;
    double fused = 0;
    double golem = 0;
    double share() const { return items > 0 ? (shock + fused + golem) / items : 0; }
};

/// @param odds those of this very pile
PileLosses lossesOf(const plan::Pile& pile, const nethack::polypile::PileOdds& odds);

}  // namespace polyplan::ui
