#pragma once

#include <cstddef>

namespace polyplan::limits {

inline constexpr std::size_t fileBytes = std::size_t{6} * 1024 * 1024;
inline constexpr int nestingDepth = 32;

}  // namespace polyplan::limits
