#pragma once

#include <cstdint>
#include <string_view>

#include "core/oangband/damage_type.h"
#include "core/oangband/monster.h"

namespace polyplan::oangband {

/// How a monster takes a type by its own rule, whatever the dice and the square.
enum class Reaction : std::uint8_t {
    AsItComes,
    HurtMore,
    Resists,  ///< takes a part of it
    Immune,   ///< takes nothing, or has the game's immunity (IM_), which leaves a ninth
};

/// (Oangband 1.1.0 spells1.c project_m())
Reaction reactionTo(DamageType type, const Monster& monster);

/// The condition or flag that decides it, in the words of the rules; empty if none does.
std::string_view reasonOf(DamageType type, const Monster& monster);

}  // namespace polyplan::oangband
