#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace polyplan {

/// Digits in groups of three: "1,000,000"
std::string inGroups(std::string_view digits);

/// A number as people read it: "1,000,000", "−20"
std::string grouped(std::int64_t number);

/// "1 stack", "3 stacks"
std::string counted(std::size_t count, std::string_view what);

}  // namespace polyplan
