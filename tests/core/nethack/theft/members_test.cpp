#include "core/nethack/theft/members.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "core/calculator/asked.h"
#include "core/calculator/options.h"
#include "core/json/json_tree.h"
#include "tests/core/nethack/theft/encounters.h"

namespace polyplan::nethack::theft::testing {
namespace {

using Read = std::variant<Encounter, std::vector<Fault>>;

Read readText(const std::string& text) {
    FaultList faults;
    return readEncounter(parseJson(text, faults).value(), thieves());
}

/// "/turns: …", one a line.
std::string faultsIn(const std::string& text) {
    const Read read = readText(text);
    const auto* faults = std::get_if<std::vector<Fault>>(&read);
    std::string lines;
    for (const Fault& fault : faults == nullptr ? std::vector<Fault>() : *faults) {
        lines += fault.pointer + ": " + fault.message + '\n';
    }
    return lines;
}

TEST(TheftMembers, AreReadAndWrittenAlike) {
    const std::string text = R"({
  "game": "nethack-3.4.3",
  "monster": "Wizard of Yendor",
  "level_difficulty": 30,
  "hero_level": 14,
  "wizards_killed": 2,
  "monster_speed": 15,
  "monster_conditions": [ "fast", "blind" ],
  "armor_class": -20,
  "conditions": [ "helpless", "riding" ],
  "to_hit_bonus": -3,
  "inventory": [
    { "kind": "quest artifact", "name": "The Orb of Fate", "own": false, "in_container": true },
    { "kind": "Amulet of Yendor" }
  ],
  "hits": 40,
  "level_forbids_teleport": true,
  "hero_in_tower": "bottom"
})";
    const Request request = std::get<Encounter>(readText(text)).request;
    EXPECT_EQ(request.game, Game::NetHack343);
    EXPECT_EQ(request.wizardsKilled, 2);
    EXPECT_EQ(request.monsterConditions, (std::set{ThiefCondition::Fast, ThiefCondition::Blind}));
    EXPECT_EQ(request.conditions, (std::set{HeroCondition::Helpless, HeroCondition::Riding}));
    EXPECT_EQ(request.toHitBonus, -3);
    EXPECT_FALSE(request.inventory.front().own);
    EXPECT_TRUE(request.inventory.front().inContainer);
    EXPECT_EQ(request.hits, 40);
    EXPECT_FALSE(request.turns);
    EXPECT_EQ(request.heroInTower, HeroInTower::Bottom);
    std::ostringstream out;
    JsonWriter json(out);
    writeMembers(json, request);
    EXPECT_EQ(out.str(), text);
}

TEST(TheftMembers, SettleOnADefaultGame) {
    const auto encounter =
        std::get<Encounter>(readText(R"({"monster": "Lord Surtur", "turns": 3})"));
    EXPECT_EQ(encounter.rules->game, Game::NetHack367);
    EXPECT_EQ(encounter.request.armorClass, 10);
}

TEST(TheftMembers, NameEveryFault) {
    EXPECT_EQ(
        faultsIn(R"({"game": "slashem-0.0.7", "monster": 3, "monster_level": 128,
                           "level_difficulty": 0, "wizards_killed": 1.5,
                           "monster_conditions": ["hasty"], "armor_class": "low",
                           "inventory": [{"kind": "ring"}, {"own": true}], "turns": 10001,
                           "level_forbids_teleport": 1, "hero_in_tower": "top", "turn": 1})"),
        R"(/game: "slashem-0.0.7" is none of nethack-3.4.3, nethack-3.6.7, nethack-3.7, dnethack
/monster: 3 is no text
/monster_level: 128 is no whole number from 0 to 127
/level_difficulty: 0 is no whole number from 1 to 127
/wizards_killed: 1.5 is no whole number from 0 to 255
/monster_conditions/0: "hasty" is none of fast, slow, blind, trapped, cancelled
/armor_class: "low" is no whole number from -127 to 127
/inventory/0/kind: "ring" is none of quest artifact, Amulet of Yendor, fake Amulet, Bell of Opening, bell, Candelabrum of Invocation, Book of the Dead, other
/inventory/1/kind: is missing, and is required
/turns: 10001 is no whole number from 1 to 10,000
/level_forbids_teleport: 1 is neither true nor false
/hero_in_tower: "top" is none of no, yes, bottom
/hero_level: is missing, and is required with level_difficulty
/turn: is no member of a theft request; did you mean "turns"?
)");
    EXPECT_EQ(faultsIn(R"({"game": "nethack-3.7", "conditions": ["asleep"], "hero_level": 3,
                           "turns": 1, "hits": 1,
                           "inventory": [{"kind": "bell", "name": "a"},
                                         {"kind": "bell", "name": "a"}]})"),
              R"(/monster: is missing, and is required
/level_difficulty: is missing, and is required with hero_level
/conditions: "asleep" is no condition that theft asks for in NetHack 3.7; allowed are helpless, invisible, riding
/hits: is given, and so is turns; exactly one of the two is allowed
/inventory/1/name: "a" is the name of another stack; names must differ
)");
    EXPECT_NE(faultsIn(R"({"monster": "Lord Sutur", "turns": 1})").find("did you mean"),
              std::string::npos);
}

TEST(TheftMembers, AreOptionsButForTheInventory) {
    std::vector<std::string> names;
    for (const RequestOption& option : optionsOf<Request>()) {
        names.push_back(option.name);
    }
    EXPECT_EQ(names.size(), 15U);
    EXPECT_NE(std::ranges::find(names, "monster_conditions"), names.end());
    EXPECT_EQ(std::ranges::find(names, "inventory"), names.end());
}

TEST(TheftMembers, TellWhatIsAsked) {
    Request request;
    EXPECT_TRUE(askedOf(request).empty());
    request.toHitBonus = 7;
    request.monsterLevel = 20;
    request.conditions = {HeroCondition::Helpless, HeroCondition::Riding};
    request.levelForbidsTeleport = true;
    request.inventory = {{.kind = Kind::Amulet, .name = ""}};
    EXPECT_EQ(askedOf(request),
              (std::vector<AskedMember>{{"monster_level", "level", "20"},
                                        {"conditions", "hero is", R"(["helpless","riding"])"},
                                        {"to_hit_bonus", "bonus to hit", "7"},
                                        {"level_forbids_teleport", "no teleport", "true", true}}));
}

}  // namespace
}  // namespace polyplan::nethack::theft::testing
