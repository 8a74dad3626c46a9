#pragma once

#include <vector>

#include "core/catalogue/object_table.h"
#include "core/nethack/knowledge.h"
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
/// init_objects()). A hazy one is not what it remembers. Where a gem was found is not known: they
/// are those of a level where all may be generated (o_init.c setgemprobs()). Types that the player
/// has discovered are none of it, nor, where the stack has an enchantment or charges, types that
/// have none. Of a look that is dealt out with others of its class (o_init.c shuffle()) a type
/// known to be of its material is the likelier, one known to be of another is none. In table order,
/// summing to 1; of an identified stack only its own type.
/// @param known ignored where it leaves nothing
std::vector<Identity> identitiesOf(const ObjectTable& table, const Stack& stack,
                                   const Knowledge& known);

/// Whether two stacks of one look may be of the same types, whatever is known.
bool mayBeTheSame(const Stack& a, const Stack& b);

/// The stack if it is of this type.
Stack identified(Stack stack, ObjectIndex object);

}  // namespace polyplan::nethack
