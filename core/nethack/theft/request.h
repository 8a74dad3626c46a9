#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/calculator/range.h"
#include "core/calculator/unknown_members.h"
#include "core/nethack/game.h"

namespace polyplan::nethack::theft {

/// Least and most that a number of a request may be.
namespace limits {
inline constexpr Range monsterLevel = {0, 127};
inline constexpr Range levelDifficulty = {1, 127};
inline constexpr Range heroLevel = {1, 30};
inline constexpr Range wizardsKilled = {0, 255};
inline constexpr Range monsterSpeed = {0, 127};
inline constexpr Range armorClass = {-127, 127};
inline constexpr Range toHitBonus = {-127, 127};
inline constexpr Range turns = {1, 10'000};
inline constexpr Range hits = {1, 10'000};
inline constexpr std::size_t inventory = 2'000;
}  // namespace limits

/// What a thief may be after, and what it may take for it.
enum class Kind : std::uint8_t {
    QuestArtifact,
    Amulet,      ///< the real Amulet of Yendor
    FakeAmulet,  ///< a cheap plastic imitation of it
    BellOfOpening,
    Bell,  ///< an ordinary one
    Candelabrum,
    BookOfTheDead,
    Other,
};

/// Of which a game has only one: the Amulet and what the invocation needs (objects.c oc_unique).
constexpr bool isUnique(Kind kind) {
    return kind == Kind::Amulet || kind == Kind::BellOfOpening || kind == Kind::Candelabrum ||
           kind == Kind::BookOfTheDead;
}

/// What no container takes (pickup.c in_container(), all versions).
constexpr bool isUnpackable(Kind kind) {
    return kind == Kind::Amulet || kind == Kind::BellOfOpening || kind == Kind::Candelabrum ||
           kind == Kind::BookOfTheDead;
}

enum class ThiefCondition : std::uint8_t {
    Fast,
    Slow,
    Blind,
    Trapped,
    Cancelled,  ///< has no effect: this damage type does not ask for it
};

enum class HeroCondition : std::uint8_t {
    Helpless,
    Invisible,  ///< to this thief
    Riding,
    Stunned,
    Asleep,
};

/// Where the hero stands, as far as the Wizard of Yendor asks for it.
enum class HeroInTower : std::uint8_t {
    No,
    Yes,     ///< in the Wizard's Tower
    Bottom,  ///< on its lowest level
};

/// One stack that the hero has.
struct Thing {
    Kind kind = Kind::Other;
    std::string name;          ///< empty: the kind, and which of the kind it is from the second on
    bool own = true;           ///< of a quest artifact: that of the hero's own role
    bool inContainer = false;  ///< safe, and not carried in the sense of the game
    UnknownMembers unknown = {};
    bool operator==(const Thing&) const = default;
};

/// What is asked about a thief and what it may steal: a value. What is left out stays left out.
struct Request {
    std::optional<Game> game;  ///< left out in a document: the document's
    std::string monster;       ///< a name of the version's thieves
    std::optional<int> monsterLevel;
    std::optional<int> levelDifficulty;  ///< with `heroLevel` or not at all
    std::optional<int> heroLevel;        ///< with `levelDifficulty` or not at all
    int wizardsKilled = 0;               ///< so far; raises the next Wizard of Yendor's level
    std::optional<int> monsterSpeed;     ///< before Fast and Slow; left out: the table's
    std::set<ThiefCondition> monsterConditions;
    int armorClass = 10;
    std::set<HeroCondition> conditions;
    int toHitBonus = 0;  ///< what else is added to the thief's to-hit number
    std::vector<Thing> inventory;
    std::optional<int> turns;  ///< exactly one of this …
    std::optional<int> hits;   ///< … and this
    bool levelForbidsTeleport = false;
    HeroInTower heroInTower = HeroInTower::No;
    UnknownMembers unknown = {};
    bool operator==(const Request&) const = default;
};

/// Of a thief's states fast and slow exclude each other: its speed is changed one way or the other
/// (monst.h mspeed).
void addState(std::set<ThiefCondition>& states, ThiefCondition added);
void addState(std::set<HeroCondition>& states, HeroCondition added);

/// What the stacks of an inventory are called, in its order: by their own name, else by their kind,
/// from the second of a kind on with its number ("bell 2").
std::vector<std::string> thingNames(const std::vector<Thing>& inventory);

/// An inventory with these names written down: one that comes of the place stays with its stack.
std::vector<Thing> withNames(std::vector<Thing> inventory);

/// Gives stacks without a name one that no other has.
void nameApart(std::vector<Thing>& inventory);

}  // namespace polyplan::nethack::theft
