#pragma once

#include <array>
#include <string_view>

/// What a text of ours says that it is.
namespace polyplan::plan {

inline constexpr std::string_view formatName = "polyplan";
inline constexpr std::string_view stacksFormatName = "polyplan-stacks";
inline constexpr int formatVersion = 1;

/// Requests of a strategy to calculators that this version does not read, in the order of the
/// format.
inline constexpr std::array<std::string_view, 2> calculatorMembers = {"theft", "heartbeat"};

}  // namespace polyplan::plan
