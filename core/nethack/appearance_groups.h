#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "core/catalogue/object_table.h"
#include "core/nethack/game.h"

namespace polyplan::nethack {

/// Object types whose appearances are dealt out anew among them at the start of a game (o_init.c
/// shuffle_all()): what looks like one of them may be any of them.
struct AppearanceGroup {
    std::vector<ObjectIndex> types;               ///< in table order
    std::vector<std::string_view> spareLabels{};  ///< appearances that no type has in the table
};

/// The groups of a version: whole classes less what keeps its look, and runs of armour.
std::vector<AppearanceGroup> appearanceGroups(const ObjectTable& table, Game game);

/// A gem that may have another gem's colour in a game (o_init.c init_objects()).
struct RecoloredGem {
    std::string_view id;
    std::string_view color;  ///< beside the table's
    int gamesOfFour{};       ///< that it has it
};

std::span<const RecoloredGem> recoloredGems();

/// In how many games of four a type looks so, of those in which it may: 4, but for gems whose
/// colour is rolled.
int gamesOfFour(const ObjectType& type, std::string_view appearance);

}  // namespace polyplan::nethack
