#pragma once

#include <string>

#include "core/oangband/monster_flag.h"

namespace polyplan::oangband {

/// A race of monsters as the game's table has it (Oangband 1.1.0 lib/edit/monster.txt), as far as
/// damage and polymorph ask for it.
struct Monster {
    int id{};
    std::string name;
    char symbol = ' ';
    char color = 'w';  ///< the game's letter: 'r' red, 'R' light red …
    int level{};
    int rarity{};  ///< 0: never made at random
    int speed = 110;
    int hpDice{};
    int hpSides{};
    bool fixedMaxHp{};  ///< always has the most of its dice
    int armourClass{};
    int mana{};
    Flags flags;

    int mostHp() const { return hpDice * hpSides; }
    /// Of its dice, rounded down as the game divides; the most where that is fixed.
    int usualHp() const { return fixedMaxHp ? mostHp() : hpDice * (hpSides + 1) / 2; }

    bool operator==(const Monster&) const = default;
};

}  // namespace polyplan::oangband
