#pragma once

#include "core/calculator/range.h"

/// Least and most that the games' own numbers may be in a document or a request.
namespace polyplan::nethack::limits {

inline constexpr Range luck = {-13, 13};
inline constexpr Range heroLevel = {1, 30};
inline constexpr Range dexterity = {3, 25};
inline constexpr Range armorClass = {-127, 127};
inline constexpr Range ledgerLevel = {1, 127};
inline constexpr Range quantity = {1, 1'000'000};
inline constexpr Range enchantment = {-127, 127};
inline constexpr Range charges = {-1, 127};
inline constexpr Range recharged = {0, 7};
inline constexpr Range timesRead = {0, 7};
inline constexpr Range erosion = {0, 3};
inline constexpr Range eaten = {0, 10'000};

}  // namespace polyplan::nethack::limits
