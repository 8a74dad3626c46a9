#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "core/nethack/engraving/answer.h"

namespace polyplan::nethack::engraving {

/// A place of a text that is being written, and the chance that its character comes out untouched:
/// 1 for what stands there already.
struct PlaceOfText {
    char character = ' ';
    double untouched = 1;
};

/// @param kept characters that stand there already
/// @param untouched that one of the others, which are written now, comes out untouched
std::vector<PlaceOfText> placesOf(std::string_view text, std::size_t kept, double untouched);

/// That a character comes out untouched: the product over the draws that apply of their failing
/// (engrave.c doengrave()).
double untouched(const Request& request, Game game, Type type);

/// What stands on a place afterwards: a substitute is any of the 94 printable characters with the
/// same chance, the same one too. A blank stays one.
CharacterOdds odds(const PlaceOfText& place);

/// That the place comes out different.
double error(const PlaceOfText& place);

/// What comes out of all places, as the game rolls it.
std::string misspelled(std::span<const PlaceOfText> places, Random& random);

/// That all places come out as they are meant to.
double unchanged(std::span<const PlaceOfText> places);

/// That the text counts as Elbereth by the game's own test, and that it has the word anywhere.
double readsElbereth(std::span<const PlaceOfText> places, Type type, Game game);
double containsElbereth(std::span<const PlaceOfText> places, Type type);

}  // namespace polyplan::nethack::engraving
