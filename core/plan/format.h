#pragma once

#include <string_view>

/// What a text of ours says that it is.
namespace polyplan::plan {

inline constexpr std::string_view formatName = "polyplan";
inline constexpr std::string_view stacksFormatName = "polyplan-stacks";
inline constexpr int formatVersion = 1;

}  // namespace polyplan::plan
