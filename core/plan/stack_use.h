#pragma once

#include <cstdint>

#include "core/plan/document.h"

namespace polyplan::plan {

/// What the hero does with a stack, as far as a rule asks for it.
enum class StackUse : std::uint8_t { None, Worn, Wielded };

/// By the words of the game's inventory (objnam.c doname()): "being worn", "on left hand", "weapon
/// in hand".
StackUse useOf(const Stack& stack);

}  // namespace polyplan::plan
