#pragma once

#include <istream>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/nethack/theft/rules.h"

namespace polyplan::nethack::theft {

/// A monster with an attack that steals, as one version of the game has it (monst.c, monsters.h).
struct Thief {
    Game game{};
    std::string name;
    int level{};  ///< before it is adjusted
    int speed{};
    int armorClass{};
    std::string attacks;            ///< all of them: "0:claw 2d12 AD_SAMU; 1:spell 0d0 AD_SPEL"
    std::vector<int> theftAttacks;  ///< their places among all, from 0, rising; not empty
    DamageType damageType{};        ///< of all its theft attacks
    std::string notes;

    bool operator==(const Thief&) const = default;
};

/// The thieves of all versions, in the order of the games' tables. Immutable once read.
class ThiefTable {
  public:
    /// Reads `resources/data/amulet-theft-monsters.csv`.
    /// @throws std::runtime_error naming line and column of a value that is not allowed
    static ThiefTable read(std::istream& csv);

    std::span<const Thief> thieves() const { return thieves_; }
    std::vector<const Thief*> thievesOf(Game game) const;

    /// Letter case aside; null if the version has no such thief.
    const Thief* find(Game game, std::string_view name) const;

  private:
    std::vector<Thief> thieves_;
};

}  // namespace polyplan::nethack::theft
