#pragma once

#include "core/catalogue/object_table.h"
#include "core/nethack/polypile/odds.h"
#include "core/nethack/stack.h"

/// What does better without a zap: advice takes it off the line, and arranging leaves it in the
/// inventory.
namespace polyplan::plan {

/// Whether a change destroys what may be inside (zap.c poly_obj()). What is not identified may be
/// one.
bool isContainer(const ObjectTable& table, const nethack::Stack& stack);

/// Whether it is the wand that the zap changes as any other, and that nothing becomes.
bool isWandOfWishing(const ObjectType& type);

/// Whether it is a wand that the zap changes, into nothing wanted.
/// @param odds with goals
bool isUselessWand(const ObjectType& type, const nethack::polypile::StackOdds& odds);

}  // namespace polyplan::plan
