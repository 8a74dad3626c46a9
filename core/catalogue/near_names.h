#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace polyplan {

/// Nothing is looked for that would go by a longer name.
inline constexpr std::size_t longestSoughtName = 60;

inline constexpr std::size_t mostNamesOffered = 3;

/// Number of letters to insert, delete or replace, or of neighbours to swap, to make one of the
/// other.
std::size_t editDistance(std::string_view from, std::string_view to);

/// The most letters that may differ for a name to be what someone meant who wrote `wanted`.
std::size_t nearEnough(std::string_view wanted);

/// As a fault offers them: `"Vampire" or "Vampire lord"`.
std::string quotedChoice(std::span<const std::string_view> names);

/// The names that take the fewest changed letters, letter case aside, or that hold what is wanted
/// as a part: quoted, at most three, such as `"Vampire" or "Vampire lord"`; empty if none is near.
std::string nearNames(std::span<const std::string_view> names, std::string_view wanted);

}  // namespace polyplan
