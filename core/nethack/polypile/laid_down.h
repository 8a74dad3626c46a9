#pragma once

#include <string>

#include "core/catalogue/object_table.h"
#include "core/nethack/game.h"
#include "core/nethack/stack.h"

namespace polyplan::nethack::polypile {

/// What a stack is once it lies on the floor: a crysknife is a worm tooth then. A fixed one stays
/// with 9 in 10, and is taken to have stayed. All versions: do.c, mkobj.c place_object(),
/// obj_no_longer_held().
ObjectIndex objectLaidDown(const ObjectTable& table, const Stack& stack);

/// What putting a stack down does to it, in words for players; empty where nothing.
std::string laidDownWords(const ObjectTable& table, const Stack& stack);

/// A stack as it comes to lie on the floor, by objectLaidDown().
Stack laidDown(const ObjectTable& table, Stack stack);

/// Whether what is dropped where boulders lie on top goes below all of them, and not only below the
/// topmost (mkobj.c place_object()).
bool dropsBelowAllBoulders(Game game);

}  // namespace polyplan::nethack::polypile
