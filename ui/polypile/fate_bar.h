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
/// to 1. The golem's share is exact as a whole; at the width of a bar it is taken from what is kept
/// and what has changed in proportion, though a golem prefers its own material.
using FateBar = std::array<double, fateCount>;

FateBar fateBar(const nethack::Stack& stack, const nethack::polypile::StackOdds& odds,
                const std::vector<plan::Goal>& goals);

}  // namespace polyplan::ui
