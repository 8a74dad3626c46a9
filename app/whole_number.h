#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>

namespace polyplan::app {

/// Lets an option take whole numbers in this range, in decimal digits, and nothing else: without it
/// a number that is too large is taken for the largest there is, and -1 for that, too.
CLI::Validator wholeNumber(std::uint64_t least, std::uint64_t most);

}  // namespace polyplan::app
