#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/nethack/engraving/answer.h"
#include "core/nethack/engraving/stylus.h"

namespace polyplan::nethack::engraving {

/// What one go comes to in time and wear.
struct Labor {
    int letters = 0;  ///< that are written before the stylus gives out
    int turns = 0;
    int actions = 0;
    Cost cost;
    std::vector<int> steps;  ///< letters on the floor after each action; empty where none are seen
};

/// Letters of a text: all but blanks.
int letterCount(std::string_view text);

/// Its length in characters up to and with so many letters; all of it if it has no more.
std::size_t lengthOf(std::string_view text, int letters);

/// One go of so many letters, as far as the stylus lasts (engrave.c doengrave(); 3.7 engrave()).
Labor laborOf(int letters, const Stylus& stylus, const StylusState& state, Game game);

/// The cheapest goes that write a text, in their order; none if the stylus does not last.
/// @param canAdd whether a further go can add to what the first one wrote
std::vector<Go> cheapestGoes(std::string_view text, const Stylus& stylus, const StylusState& state,
                             Game game, bool canAdd);

/// What a stylus that wears needs for a text.
Needed neededFor(std::string_view text, const Stylus& stylus, Game game, bool canAdd);

}  // namespace polyplan::nethack::engraving
