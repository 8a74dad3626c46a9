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
enum class Fate { Kept, Wanted, Other, Shock, Fused, Golem };

inline constexpr std::size_t fateCount = 6;

QColor color(const Theme& theme, Fate fate);
QString word(Fate fate);

/// The thin bar of a stack's card: which share of its items, on average, meets which fate. Sums
/// to 1. The golem's share supposes that it takes a stack whatever is left of it, as it does but
/// for the stacks that raise it.
using FateBar = std::array<double, fateCount>;

FateBar fateBar(const nethack::Stack& stack, const nethack::polypile::StackOdds& odds,
                const std::vector<plan::Goal>& goals);

/// Items that a pile loses on average to each cause if it is hit. Exact: the golem's is what the
/// pile has left before the golem, less what it has left after.
struct PileLosses {
    double items = 0;  ///< before the zap
    double shock = 0;
    double fused = 0;
    double golem = 0;
    double share() const { return items > 0 ? (shock + fused + golem) / items : 0; }
};

/// @param odds those of this very pile
PileLosses lossesOf(const plan::Pile& pile, const nethack::polypile::PileOdds& odds);

}  // namespace polyplan::ui
