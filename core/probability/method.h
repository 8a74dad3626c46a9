#pragma once

#include <cstdint>

namespace polyplan {

/// How figures came about.
enum class Method : std::uint8_t { Exact, Sampled };

}  // namespace polyplan
