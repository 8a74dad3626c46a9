#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <string_view>
#include <vector>

/// What options take, and what is said of another value: in the words of the requests' faults.
namespace polyplan::app {

/// Lets an option take whole numbers in this range, in decimal digits, and nothing else: without it
/// a number that is too large is taken for the largest there is, and -1 for that, too.
CLI::Validator wholeNumber(std::uint64_t least, std::uint64_t most);

/// The same of numbers with decimals.
CLI::Validator number(double least, double most);

/// One of these words.
CLI::Validator oneOf(std::vector<std::string_view> words);

}  // namespace polyplan::app
