#pragma once

#include <istream>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/oangband/monster.h"
#include "core/oangband/request.h"

namespace polyplan::oangband {

/// The races of monsters of Oangband 1.1.0 in the game's order. Immutable once read.
class MonsterTable {
  public:
    /// Reads `resources/data/oangband-monsters.csv`.
    /// @throws std::runtime_error naming line and column of a value that is not allowed
    static MonsterTable read(std::istream& csv);

    std::span<const Monster> monsters() const { return monsters_; }

    /// Null if there is none.
    const Monster* byId(int id) const;
    /// All of that name, letter case aside: some names stand for an ordinary monster and for the
    /// template of a player's ghost.
    std::vector<const Monster*> named(std::string_view name) const;
    /// Its name, for people; where the table has another of that name with its level, or with its
    /// id where they share that too: "Vampire (level 29)".
    std::string distinctName(const Monster& monster) const;

  private:
    std::vector<Monster> monsters_;  ///< ids rising
};

/// What a target by hand is called that has no name.
inline constexpr const char* unnamedTarget = "a monster by hand";
/// The monster of the table that a target is; null: it is by hand, or names none or several.
const Monster* monsterOf(const Target& target, const MonsterTable& monsters);
/// A target for people: told from others of its name, or what was written if the table has no such
/// monster.
std::string targetName(const Target& target, const MonsterTable& monsters);

/// What a monster turns into (spells1.c poly_r_idx()).
struct PolymorphOdds {
    const Monster* monster{};
    double probability{};
};

/// The races that a monster may become by polymorph, likeliest first; empty if there is none, and
/// then it stays as it is. The weight of a race is 100 / rarity, as the game allots at its start
/// (init2.c): divided by 4 if it lies in the lower half of the levels below the monster's, by 4 if
/// in the upper half of those above, by 4 if its symbol differs, each time truncated.
/// @param dungeonDepth where races that are bound to their level may appear
std::vector<PolymorphOdds> polymorphTargets(const MonsterTable& table, const Monster& monster,
                                            int dungeonDepth);

/// Whether there is any such race.
bool canPolymorph(const MonsterTable& table, const Monster& monster, int dungeonDepth);

}  // namespace polyplan::oangband
