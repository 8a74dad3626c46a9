#pragma once

#include <cstddef>

namespace polyplan::limits {

inline constexpr std::size_t nameCharacters = 200;

}  // namespace polyplan::limits
