#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/calculator/unknown_members.h"
#include "core/oangband/damage_type.h"

namespace polyplan::oangband {

/// What a projection is, as far as it matters to what it strikes (spells1.c project()).
enum class Affects : std::uint8_t {
    Ball,         ///< marks terrain, strikes objects and monsters
    Bolt,         ///< strikes monsters only
    LineOfSight,  ///< every monster in sight, and nothing else
};

enum class SourceKind : std::uint8_t { Player, Monster };

/// Who makes the projection.
struct Source {
    SourceKind kind = SourceKind::Player;
    std::optional<int> id;  ///< of the monster; for people
    std::string name;
    UnknownMembers unknown;
    bool operator==(const Source&) const = default;
};

/// Whom it strikes: a monster of the table by id or name, or one by hand. What is left out comes
/// from the table.
struct Target {
    std::optional<int> id;  ///< decides where there is a name too
    std::string name;
    std::optional<std::vector<std::string>> flags;  ///< there: a monster by hand
    std::optional<char> symbol;
    std::optional<int> level;
    std::optional<int> armourClass;
    std::optional<int> mana;
    std::optional<int> hpBefore;
    std::optional<int> maxHp;
    std::optional<int> speedBefore;
    int stunnedBefore = 0;   ///< turns
    int confusedBefore = 0;  ///< turns
    int afraidBefore = 0;    ///< turns
    bool inStasis = false;
    bool blackBreath = false;
    UnknownMembers unknown;
    bool operator==(const Target&) const = default;
};

enum class PlayerClass : std::uint8_t {
    Warrior,
    Mage,
    Priest,
    Rogue,
    Ranger,
    Paladin,
    Druid,
    Necromancer,
    Assassin,
};

struct Player {
    PlayerClass playerClass = PlayerClass::Warrior;
    int level = 1;
    bool holyLight = false;  ///< the specialty
    bool beguile = false;    ///< the specialty
    int dungeonDepth = 1;
    UnknownMembers unknown;
    bool operator==(const Player&) const = default;
};

/// A stack on the floor of the square.
struct FloorObject {
    std::string name;
    std::string type;                 ///< the tval's name, "TV_POTION"; needed for some names
    std::vector<std::string> ignore;  ///< "IGNORE_FIRE" …, besides what its kind has
    bool artifact = false;
    bool cursed = false;
    bool locked = false;  ///< a chest that is locked or trapped
    UnknownMembers unknown;
    bool operator==(const FloorObject&) const = default;
};

/// One attack on one square: the question of the damage calculator.
struct Request {
    DamageType type = DamageType::Fire;
    std::string damage = "100";  ///< at the centre: a number or dice, "12d8+20", as it was typed
    Source source;
    Target monster;
    std::string terrain = "floor";
    int adjacentWaterSquares = 0;
    int distanceFromCentre = 0;
    std::optional<int> radius;          ///< needed with a distance above 0
    std::optional<int> sourceDiameter;  ///< of projections that have one
    Affects affects = Affects::Ball;
    Player player;
    std::vector<FloorObject> floorObjects;
    int casts = 1;
    UnknownMembers unknown;
    bool operator==(const Request&) const = default;
};

}  // namespace polyplan::oangband
