#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "core/nethack/polypile/golem.h"
#include "core/nethack/polypile/pile_model.h"

namespace polyplan::nethack::polypile {

/// One way the golem question of a pile may end, and which objects then are of the flag's material.
/// The golem is the only tie between the stacks of a pile: within a world a pile is walked stack by
/// stack, and each figure of the pile is the sum of its values in all worlds.
struct World {
    Golem golem = Golem::None;
    double weight = 1.0;  ///< of the kind among those that the flag may raise, and of the shuffle
    /// By object type and stacks' own labels (PileModel::labels()): that it is of the flag's
    /// material. 1 or 0 where that is settled, else the share that is of it. Without a golem every
    /// object counts as of the flag's material, so that any shudder may set the flag.
    std::vector<double> match;
};

/// How far the walk of a pile has come. The flag is that of the world; the items are counted before
/// absorption.
enum Flag : std::size_t { Unset, Set };
enum ItemsLeft : std::size_t { NoItem, OneItem, ManyItems };

inline constexpr std::size_t flagCount = 2;
inline constexpr std::size_t itemsLeftCount = 3;

/// Chances below it are dropped at the edges of a walk. A figure above 1e-12 keeps a relative error
/// below 1e-9 even if every step of every world drops that much.
inline constexpr double negligible = 1e-28;

/// A figure by flag and items left.
using ByProgress = std::array<std::array<double, itemsLeftCount>, flagCount>;

/// Index of figures by one item or more.
constexpr std::size_t moreThanOne(int quantity) {
    return quantity > 1 ? 1 : 0;
}

/// Shocks that leave no more different quantities than this are taken one by one.
inline constexpr int shortRange = 8;

/// Items left once `quantity` more are.
constexpr std::size_t withMore(std::size_t itemsLeft, int quantity) {
    return std::min<std::size_t>(ManyItems,
                                 itemsLeft + static_cast<std::size_t>(std::min(quantity, 2)));
}

/// The golem's allowance as it shrinks, by the number of items absorbed so far (zap.c polyuse()).
/// It takes from the pile as it lies: 3.7 moves boulders to the top only afterwards (bhitpile()),
/// so that no figure of a zap depends on it. The members are chances that a stack of the flag's
/// material, and one of another, is absorbed or stays.
struct Allowance {
    explicit Allowance(int weight, int items);

    int most;  ///< items absorbed that end the walk: no index is greater
    std::vector<double> sameStays, sameAbsorbed, otherStays, otherAbsorbed;
};

}  // namespace polyplan::nethack::polypile
