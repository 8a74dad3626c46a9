#pragma once

#include <span>
#include <vector>

#include "core/catalogue/object_table.h"
#include "core/nethack/stack.h"

namespace polyplan::nethack {

/// A type that a thing may be of.
struct Identity {
    ObjectIndex object{};
    double probability{};
    int weight = 1;  ///< the probability as a whole number, to compare with those of the others
    bool operator==(const Identity&) const = default;
};

/// What a stack may be that is not identified, each by how often the game generates it within its
/// class (objects.c, mkobj.c mkobj()) and, of gems, by how often it has this colour (o_init.c
/// init_objects()). Where a gem was found is not known: they are those of a level where all may be
/// generated (o_init.c setgemprobs()). Types that the player has discovered are none of it, nor,
/// where the stack has an enchantment or charges, types that have none. In table order, summing to
/// 1; of an identified stack only its own type.
/// @param discovered types that the player knows by sight; ignored where nothing else is left
std::vector<Identity> identitiesOf(const ObjectTable& table, const Stack& stack,
                                   std::span<const ObjectIndex> discovered);

/// The stack if it is of this type.
Stack identified(Stack stack, ObjectIndex object);

}  // namespace polyplan::nethack
