#pragma once

#include <string>
#include <vector>

#include "core/nethack/polypile/line.h"

namespace polyplan::nethack::polypile {

/// Some of what a stack may be that is not identified: types that a zap or dip treats alike.
struct AlikeIdentities {
    std::string title;               ///< "magical types"; of a single type its name
    std::vector<ObjectIndex> types;  ///< in table order; at least one
    double share{};                  ///< chance that it is one of them
    Stack example;                   ///< the stack if it is the first of them
};

/// All that a stack may be: what no change touches each by itself, the rest by whether it is
/// magical. The shares sum to 1; of an identified stack there is its own type.
/// Source: zap.c bhito(), poly_obj(); potion.c dodip().
std::vector<AlikeIdentities> alikeIdentities(const Situation& situation, const Stack& stack);

/// Whether two stacks are of one type, whichever it is: of a look that tells it, or that the player
/// calls by one name.
bool areOfOneType(const ObjectTable& table, const Stack& a, const Stack& b);

}  // namespace polyplan::nethack::polypile
