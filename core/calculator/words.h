#pragma once

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace polyplan {

/// The words of a file that stand for values.
template <typename Value, std::size_t count>
using Words = std::array<std::pair<std::string_view, Value>, count>;

/// The word for a value, which has one.
template <typename Value, std::size_t count>
constexpr std::string_view wordFor(const Words<Value, count>& words, Value value) {
    return std::find_if(words.begin(), words.end(),
                        [value](const auto& word) { return word.second == value; })
        ->first;
}

}  // namespace polyplan
