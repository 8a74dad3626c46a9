#pragma once

#include <string>
#include <vector>

#include "core/catalogue/object_table.h"
#include "core/plan/game_text/reading.h"

/// What was read, told to people.
namespace polyplan::plan::game_text {

/// "corpse (lichen)", "Excalibur"; of what is not identified "bubbly potion, one of 21".
std::string objectText(const StackReading& stack, const ObjectTable& table);

/// What is said of its state besides its blessing: "+2, poisoned, named foo"; empty for nothing.
std::string stateText(const StackReading& stack);

/// The texts, with commas between them.
std::string joined(const std::vector<std::string>& texts);

/// What the text does not say, and what is taken in its place: "quantity 1"; empty for nothing.
std::string guessText(const StackReading& stack, const ObjectTable& table, nethack::Game game);

/// The charges that are taken for those which a text does not tell: the usual ones of a new one;
/// 0 of what has none.
int assumedCharges(const ObjectType& type, nethack::Game game);

}  // namespace polyplan::plan::game_text
