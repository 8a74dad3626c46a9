#pragma once

#include <string>

#include "core/catalogue/object_table.h"
#include "core/nethack/polypile/stack_traits.h"
#include "core/nethack/stack.h"
#include "core/plan/document.h"

namespace polyplan::plan::game_text {

/// A stack as the game's inventory shows one that is fully identified (objnam.c doname()): "4
/// potions of holy water", "a blessed rusty +2 dagger named foo", "an uncursed wand of digging
/// (0:5)", "the uncursed +0 Excalibur". What the game does not show is added in its manner: "(read
/// 2 times)". ItemReader reads it back to the same stack.
std::string stackText(const nethack::Stack& stack, const ObjectTable& table);
/// The same without charges that are assumed: the game says only those that are known.
std::string knownText(const Stack& stack, const ObjectTable& table);

/// The noun of one of a stack without its state, but for what the noun itself says: "potion of holy
/// water", "lichen corpse".
std::string nounText(const nethack::Stack& stack, const ObjectType& type);

/// Water whose name says its status, so that the game leaves the word out.
bool isHolyOrUnholyWater(const nethack::Stack& stack, const ObjectType& type);

/// What erosion of this degree (0 to 3) is called on a material: "very rusty"; empty for 0.
std::string erosionText(int erosion, Material material);
/// What keeps a type from eroding: "rustproof", "fixed".
std::string_view erodeproofText(const ObjectType& type);

}  // namespace polyplan::plan::game_text
