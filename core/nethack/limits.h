#pragma once

#include "core/calculator/range.h"

/// Least and most that the games' own numbers may be in a document or a request.
namespace polyplan::nethack::limits {

inline constexpr Range enchantment = {-127, 127};
inline constexpr Range charges = {-1, 127};
inline constexpr Range dexterity = {3, 25};

}  // namespace polyplan::nethack::limits
