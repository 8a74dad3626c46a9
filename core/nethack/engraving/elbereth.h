#pragma once

#include <string_view>

#include "core/nethack/engraving/request.h"

namespace polyplan::nethack::engraving {

/// The word as it is looked for, ignoring case.
inline constexpr std::string_view elberethWord = "elbereth";

/// Whether the game's own test asks for the whole text to be the word, not only for the word
/// somewhere in it: from 3.6.1 on.
bool testsWholeText(Game game);

/// Whether a text counts as Elbereth by the game's own test (engrave.c sengr_at("Elbereth", x, y,
/// TRUE)): 3.4.3 and SLASH'EM Extended look for the word anywhere, from 3.6.1 on the whole text
/// must be the word; letter case is ignored, and a headstone never counts.
bool readsElbereth(std::string_view text, Type type, Game game);

/// Whether the word stands anywhere in the text, ignoring case; never on a headstone.
bool containsElbereth(std::string_view text, Type type);

}  // namespace polyplan::nethack::engraving
