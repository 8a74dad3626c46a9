#pragma once

#include <cstdint>
#include <string>

namespace polyplan {

/// "1,000,000"
std::string grouped(std::int64_t number);

}  // namespace polyplan
