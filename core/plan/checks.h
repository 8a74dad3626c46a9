#pragma once

#include <string>

#include "core/calculator/place.h"
#include "core/json/json_fwd.h"
#include "core/plan/document.h"

/// What ties members of a plan document together.
namespace polyplan::plan {

/// More than one only of what stacks.
void checkQuantity(const Stack& stack, const Place& place);
/// A thing of the same class, but not the same thing.
void checkHaze(const Stack& stack, const Place& place);
/// Only food, in a game in which it matters.
void checkEaten(const Stack& stack, const Place& place);
/// One pile on a square, and one at all on the hero's own.
void checkSquares(const Polypile& polypile, const Place& place);
/// Piles are kept in order of distance, wherever they stand in the file.
void sortPiles(Polypile& polypile, const Place& place);
/// What its own outfit must not break either.
void checkOtherOutfit(const Heartbeat& heartbeat, const Place& place);
/// At least one, and no name twice.
void checkStrategies(const Document& document, const Place& place);
void checkStackCount(const Document& document, const Place& place);

bool isLaterVersion(const Json& version);
std::string faultOfFormat(const Json& found);
std::string faultOfStacksFormat(const Json& found);
std::string faultOfVersion(const Json& found);

}  // namespace polyplan::plan
