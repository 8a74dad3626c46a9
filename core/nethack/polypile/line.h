#pragma once

#include <cstdint>
#include <numeric>
#include <vector>

#include "core/catalogue/object_table.h"
#include "core/nethack/appearance.h"
#include "core/nethack/polypile/rules.h"
#include "core/nethack/stack.h"

namespace polyplan::nethack::polypile {

/// How the polymorph is brought to the piles.
enum class Source : std::uint8_t {
    Wand,
    Spell,       ///< the same as the wand (zap.c weffects())
    SelfSquare,  ///< zapped down at the one pile on the hero's own square
    Potion,      ///< every stack dipped by itself, one potion each
};

/// Whether every stack is dipped by itself, so that there is no beam and nothing to hit.
constexpr bool isDipped(Source source) {
    return source == Source::Potion;
}

struct Pile {
    int distance = 1;           ///< squares from the hero; 0 is the hero's own square
    std::vector<Stack> stacks;  ///< top first
    bool operator==(const Pile&) const = default;
};

inline double itemsOf(const Pile& pile) {
    return std::accumulate(pile.stacks.begin(), pile.stacks.end(), 0.0,
                           [](double sum, const Stack& stack) { return sum + stack.quantity; });
}

/// "At least `atLeast` items of `object` lie on the squares of the line after the zap."
struct Goal {
    ObjectIndex object{};
    int atLeast = 1;
    bool operator==(const Goal&) const = default;
};

/// Everything but the piles that the odds of a zap depend on. Holds references: table and rules
/// live as long as the program.
struct Situation {
    const ObjectTable& table;
    const Rules& rules;
    Source source = Source::Wand;
    int luck = 0;          ///< −13 to 13
    int ledgerLevel = 27;  ///< 1 to 127: sets the odds of gems
    Knowledge known{};
    /// When goals are counted: so many turns after the zap, as what has turned back by then.
    /// Changes nothing else.
    int turnsLater = 0;
};

}  // namespace polyplan::nethack::polypile
