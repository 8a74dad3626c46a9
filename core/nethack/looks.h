#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/catalogue/object_table.h"
#include "core/nethack/game.h"

namespace polyplan::nethack {

/// What a thing looks like as long as it is not identified (objnam.c xname()).
struct Look {
    ObjectClass objectClass{};
    std::string appearance;          ///< "bubbly"; empty if nobody has looked
    std::string noun;                ///< as the game prints one: "bubbly potion"
    std::vector<ObjectIndex> types;  ///< what it may be, in table order; at least one
};

/// The noun that goes with an appearance of the type's class, and stands alone where that is not
/// seen: "potion", "gem"; empty where the appearance says it all.
std::string_view lookNoun(const ObjectType& type);

/// Whether all that look so are of one type in a game: of what is shuffled, not of bags and gems,
/// which share a look from the start, nor of what nobody has looked at.
bool tellsType(const ObjectTable& table, ObjectClass objectClass, std::string_view appearance);

/// All looks of a version: of each shuffled type and spare label, of types that look like nothing
/// else or share a look from the start, as bags and gems do, and of what is not seen.
std::vector<Look> looksOf(const ObjectTable& table, Game game);

/// Adds to a table the looks that more than one type may have. No two of them have class and
/// appearance in common.
void addLooks(ObjectTable& table, Game game);

}  // namespace polyplan::nethack
