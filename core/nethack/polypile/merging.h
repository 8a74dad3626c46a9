#pragma once

#include "core/catalogue/object_table.h"
#include "core/nethack/stack.h"

namespace polyplan::nethack::polypile {

/// Whether two stacks become one as they come to lie on the same square: the same object in the
/// same state, and not named apart. One with a name takes in one without, unless they are corpses.
/// All versions: invent.c mergable(), stackobj().
bool merge(const ObjectTable& table, const Stack& a, const Stack& b);

}  // namespace polyplan::nethack::polypile
