#pragma once

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "core/nethack/polypile/line.h"
#include "core/nethack/stack.h"

/// The words that stand for values in the file.
namespace polyplan::plan {

template <typename Value, std::size_t count>
using Words = std::array<std::pair<std::string_view, Value>, count>;

inline constexpr Words<nethack::Buc, 3> bucWords = {{{"blessed", nethack::Buc::Blessed},
                                                     {"uncursed", nethack::Buc::Uncursed},
                                                     {"cursed", nethack::Buc::Cursed}}};

inline constexpr Words<nethack::polypile::Source, 4> sourceWords = {
    {{"wand", nethack::polypile::Source::Wand},
     {"spell", nethack::polypile::Source::Spell},
     {"self-square", nethack::polypile::Source::SelfSquare},
     {"potion", nethack::polypile::Source::Potion}}};

/// The word for a value, which has one.
template <typename Value, std::size_t count>
constexpr std::string_view wordFor(const Words<Value, count>& words, Value value) {
    return std::find_if(words.begin(), words.end(),
                        [value](const auto& word) { return word.second == value; })
        ->first;
}

}  // namespace polyplan::plan
