#pragma once

#include <cstddef>

#include "core/calculator/rules.h"
#include "core/json/json_tree.h"
#include "core/nethack/limits.h"

/// Limits of a plan document. A document that breaks one is refused.
namespace polyplan::plan::limits {

using nethack::limits::charges;
using nethack::limits::dexterity;
using nethack::limits::enchantment;
using polyplan::limits::fileBytes;
using polyplan::limits::nameCharacters;
using polyplan::limits::nestingDepth;
inline constexpr std::size_t strategies = 64;
inline constexpr std::size_t piles = 64;
inline constexpr std::size_t stacksOfPile = 2'000;
inline constexpr std::size_t stacksOfDocument = 20'000;
inline constexpr std::size_t goals = 20;
inline constexpr std::size_t noteCharacters = 10'000;
inline constexpr Range quantity = {1, 1'000'000};
inline constexpr Range luck = {-13, 13};
inline constexpr Range distance = {1, 79};
inline constexpr Range zaps = {1, 1'000};
inline constexpr Range atLeast = {1, 1'000'000};
inline constexpr Range recharged = {0, 7};
inline constexpr Range timesRead = {0, 7};
inline constexpr Range erosion = {0, 3};
inline constexpr Range eaten = {0, 10'000};
inline constexpr Range ledgerLevel = {1, 127};
inline constexpr Range heroLevel = {1, 30};
inline constexpr Range armorClass = {-127, 127};

inline constexpr std::size_t overlaid = 64;

inline constexpr std::size_t attacks = 64;
/// That one attack's table of all damage types sets beside the target.
inline constexpr std::size_t matrixMonsters = 100;

}  // namespace polyplan::plan::limits
