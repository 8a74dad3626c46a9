#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/catalogue/object_type.h"
#include "core/nethack/stack.h"

namespace polyplan::nethack::polypile {

/// Whether two names are of one monster: case and the blanks around them aside.
bool isSameMonster(std::string_view a, std::string_view b);

/// The monsters for whose corpses a rule asks, as the game spells them.
std::span<const std::string_view> monstersOfRules();

/// The monster of a rule that is meant by a name, in whatever case; empty if it is none.
std::string_view monsterMeant(std::string_view name);

/// A monster's name as the game spells it where a rule asks for it, else as it is said.
std::string spelledMonster(std::string_view name);

/// obj_resists() protects it without a roll.
bool isCorpseOfRider(const ObjectType& type, const Stack& stack);
/// zap.c poly_obj() makes boots of it.
bool isCorpseOfCrocodile(const ObjectType& type, const Stack& stack);

}  // namespace polyplan::nethack::polypile
