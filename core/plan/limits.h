#pragma once

#include <cstddef>

#include "core/calculator/limits.h"
#include "core/json/limits.h"
#include "core/nethack/limits.h"

/// Limits of a plan document. A document that breaks one is refused.
namespace polyplan::plan::limits {

using namespace nethack::limits;
using polyplan::limits::fileBytes;
using polyplan::limits::nameCharacters;
using polyplan::limits::nestingDepth;

inline constexpr std::size_t strategies = 64;
inline constexpr std::size_t piles = 64;
inline constexpr std::size_t stacksOfPile = 2'000;
inline constexpr std::size_t stacksOfDocument = 20'000;
inline constexpr std::size_t discoveries = 1'000;
inline constexpr std::size_t goals = 20;
inline constexpr std::size_t noteCharacters = 10'000;
inline constexpr Range distance = {1, 79};
inline constexpr Range zaps = {1, 1'000};
inline constexpr Range turnsLater = {0, 100'000};
/// How many of what makes no stack are told by one number.
inline constexpr int copies = 100;
inline constexpr Range atLeast = {1, 1'000'000};
inline constexpr Range contents = {0, 1'000'000};
inline constexpr std::size_t overlaid = 64;  ///< styluses
inline constexpr std::size_t attacks = 64;
/// That one attack's table of all damage types sets beside the target.
inline constexpr std::size_t matrixMonsters = 100;

}  // namespace polyplan::plan::limits
