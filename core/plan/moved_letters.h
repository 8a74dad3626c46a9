#pragma once

#include <vector>

#include "core/plan/document.h"
#include "core/plan/game_text/reading.h"

namespace polyplan::plan {

/// Gives what a plan holds, in hand and on lines, the letters that it has in a text now (do.c
/// doorganize(), #adjust), and takes these from what had them, unless that has gone on to others
/// itself. How many they are may have changed, but else a stack is found at another letter only if
/// the text's words there are the game's for it, and those at its own are not:
/// - Two or more have exchanged their letters, in a ring.
/// - One has the letter of what was not identified beside it, so that this is not of its type, and
///   at its own there is something else.
/// - One has a letter that nothing has, and at its own there is something else, or something of
///   which the text leaves out or denies what is known of it.
void moveLetters(std::vector<Stack>& inventory, const std::vector<Polypile*>& lines,
                 const game_text::Reading& reading);

}  // namespace polyplan::plan
