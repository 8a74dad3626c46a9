#pragma once

#include <string>
#include <string_view>

#include "core/plan/game_text/reading.h"

namespace polyplan::plan::game_text {

/// What stands before the noun's end, and what only the objects' names explain.
struct TailRest {
    std::string head;
    std::string remembered;  ///< of a hazy thing
};

/// Takes what follows an item's noun: prices, what stands in parentheses, contents, names.
/// @param endsInPrice a price that it ends in is the shop's and no part of a name
TailRest takeTail(std::string_view phrase, StackReading& item, bool endsInPrice = false);

}  // namespace polyplan::plan::game_text
