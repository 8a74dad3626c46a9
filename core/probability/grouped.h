#pragma once

#include <cstdint>
#include <string>

namespace polyplan {

/// A number as people read it: "1,000,000", "−20"
std::string grouped(std::int64_t number);

}  // namespace polyplan
