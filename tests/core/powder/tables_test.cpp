#include "core/powder/tables.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <fstream>
#include <optional>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>

#include "core/powder/words.h"
#include "tests/core/powder/requests.h"

namespace polyplan::powder {
namespace {

using testing::tables;

TEST(PowderTables, HaveEveryRow) {
    EXPECT_EQ(tables().creatures.creatures().size(), 81U);
    EXPECT_EQ(tables().terrains.terrains().size(), 57U);
    EXPECT_EQ(tables().smokes.kinds().size(), 5U);
    EXPECT_EQ(tables().poisons.poisons().size(), 5U);
    EXPECT_EQ(tables().hungers.levels().size(), 5U);
}

TEST(PowderTables, HaveTheirColumns) {
    const Creature& golem = *tables().creatures.find("STONEGOLEM");
    EXPECT_EQ(golem.noise, 3);
    EXPECT_EQ(golem.material, "STONE");
    EXPECT_TRUE(golem.bloodless);
    EXPECT_FALSE(golem.canGetHungry);
    EXPECT_EQ(golem.intrinsics, (Intrinsics{Intrinsic::NoBreath, Intrinsic::NoRegen}));
    const Terrain& lava = *tables().terrains.find("LAVA");
    EXPECT_EQ(lava.attack, SquareAttack::LavaBurn);
    EXPECT_EQ(lava.attackDice, (GameDice{3, 3, 6}));
    EXPECT_EQ(lava.enteredBy, MoveType::Swim);
    EXPECT_TRUE(lava.drowns);
    const SmokeKind& gas = tables().smokes.of(Smoke::Poison);
    EXPECT_EQ(gas.infliction->intrinsic, Intrinsic::PoisonHarsh);
    EXPECT_EQ(gas.infliction->beats, (GameDice{0, 1, 2}));
    EXPECT_EQ(gas.decayPercent, 5);
    const Poison& mild = tables().poisons.of(Intrinsic::PoisonMild);
    EXPECT_EQ(mild.dice, (GameDice{0, 1, 1}));
    EXPECT_EQ(tables().poisons.of(Intrinsic::PoisonDeadly).modulus, 1);
    EXPECT_EQ(tables().hungers.of(Hunger::Normal).hpNatural, 8);
    EXPECT_EQ(tables().hungers.of(Hunger::Full).hpNatural, 1);
    EXPECT_EQ(tables().creatures.find("frog"), nullptr);
    EXPECT_EQ(tables().terrains.find("lava"), nullptr);
}

std::string textOf(const std::string& name) {
    std::ifstream in(POLYPLAN_SOURCE_DIR "/resources/data/powder-" + name + ".csv");
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

/// Reads a table with one text replaced by another. @returns the fault
template <typename Table>
std::string faultOf(const std::string& name, const std::string& from, const std::string& to) {
    std::string text = textOf(name);
    text.replace(text.find(from), from.size(), to);
    std::istringstream csv(text);
    try {
        Table::read(csv);
    } catch (const std::runtime_error& fault) {
        return fault.what();
    }
    return "";
}

TEST(PowderTables, CallEverySquareInWordsOfItsOwn) {
    std::set<std::string> names;
    for (const Terrain& terrain : tables().terrains.terrains()) {
        EXPECT_TRUE(names.insert(terrain.name).second) << terrain.id;
        EXPECT_TRUE(std::ranges::none_of(terrain.name, [](unsigned char character) {
            return std::isupper(character) != 0 || character == '_';
        })) << terrain.id;
    }
    EXPECT_EQ(tables().terrains.find("FLOORSPIKEDPIT")->name, "floor, spiked pit");
    EXPECT_EQ(tables().terrains.find("SECRETPATHTELEPORTER")->name, "corridor, hidden teleporter");
}

TEST(PowderTables, NameTheColumnThatIsWrong) {
    EXPECT_EQ(faultOf<CreatureTable>("creature-noise", "FLESH,STD_SWIM", "FLESH,HOP"),
              "line 2, column move_type: \"HOP\" is not allowed there");
    EXPECT_EQ(faultOf<CreatureTable>("creature-noise", "STD_FLY,RESISTPOISON", "STD_FLY,BRAVE"),
              "line 3, column heartbeat_intrinsics: \"BRAVE\" is not allowed there");
    EXPECT_EQ(faultOf<TerrainTable>("terrain", "LAVABURN", "WARMTH"),
              "line 51, column heartbeat_attack: \"WARMTH\" is not allowed there");
    EXPECT_EQ(faultOf<TerrainTable>("terrain", "3d3+6", "much"),
              "line 51, column heartbeat_dice: \"much\" is not allowed there");
    EXPECT_EQ(faultOf<TerrainTable>("terrain", "GRASS", "LAWN"),
              "line 53, column square: \"LAWN\" is not allowed there");
    EXPECT_EQ(faultOf<SmokeTable>("smoke", "1,SMOKE", "1,FOG"),
              "line 3, column smoke: \"FOG\" is not allowed there");
    EXPECT_EQ(faultOf<PoisonTable>("poisons", "POISON_MILD", "POISON_NORMAL"),
              "line 3, column intrinsic: \"POISON_NORMAL\" is not allowed there");
    EXPECT_EQ(faultOf<HungerTable>("hunger", "every 8th", "often"),
              "line 4, column hp_natural: \"often\" is not allowed there");
    EXPECT_EQ(faultOf<HungerTable>("hunger", "100,499", "101,499"),
              "line 3, column food_from: \"101\" is not allowed there");
}

TEST(PowderTables, FindEveryRowByIdAndName) {
    for (const Creature& creature : tables().creatures.creatures()) {
        EXPECT_EQ(tables().creatures.meant(lowerCase(creature.id)), &creature) << creature.id;
        EXPECT_EQ(tables().creatures.meant(creature.name), &creature) << creature.id;
    }
    for (const Terrain& terrain : tables().terrains.terrains()) {
        EXPECT_EQ(tables().terrains.meant(lowerCase(terrain.id)), &terrain) << terrain.id;
        EXPECT_EQ(tables().terrains.meant(terrain.name), &terrain) << terrain.id;
    }
    EXPECT_EQ(tables().terrains.meant("Floor, Spiked Pit")->id, "FLOORSPIKEDPIT");
    EXPECT_EQ(tables().creatures.meant("balrog"), nullptr);
    EXPECT_EQ(tables().creatures.find("green dragon"), nullptr);
}

TEST(PowderTables, KnowEveryIntrinsicByName) {
    EXPECT_EQ(intrinsicNames().size(), intrinsicCount);
    for (std::size_t i = 0; i < intrinsicCount; ++i) {
        const auto intrinsic = static_cast<Intrinsic>(i);
        EXPECT_EQ(intrinsicFromName(name(intrinsic)), intrinsic);
    }
    EXPECT_EQ(name(Intrinsic::PoisonHarsh), "POISON_HARSH");
    EXPECT_EQ(name(Intrinsic::GoldAllergy), "GOLDALLERGY");
    EXPECT_EQ(name(Intrinsic::Search), "SEARCH");
    EXPECT_EQ(intrinsicFromName("asleep"), std::nullopt);
}

/// Small letters, and nothing of a game's term.
bool isForPeople(std::string_view text) {
    return !text.empty() && std::ranges::none_of(text, [](unsigned char character) {
        return std::isupper(character) != 0 || character == '_';
    });
}

TEST(PowderTables, CallEveryIntrinsicInWordsOfItsOwn) {
    std::set<std::string_view> all;
    EXPECT_EQ(intrinsicWords().size(), intrinsicCount);
    for (std::size_t i = 0; i < intrinsicCount; ++i) {
        const auto intrinsic = static_cast<Intrinsic>(i);
        EXPECT_TRUE(isForPeople(words(intrinsic))) << name(intrinsic);
        EXPECT_TRUE(all.insert(words(intrinsic)).second) << name(intrinsic);
        EXPECT_EQ(intrinsicMeant(words(intrinsic)), intrinsic);
        EXPECT_EQ(intrinsicMeant(name(intrinsic)), intrinsic);
    }
    EXPECT_EQ(words(Intrinsic::PoisonHarsh), "harsh poison");
    EXPECT_EQ(words(Intrinsic::ResistFire), "fire resistance");
    EXPECT_EQ(words(Intrinsic::Search), "search");
    EXPECT_EQ(intrinsicMeant("Harsh POISON"), Intrinsic::PoisonHarsh);
    EXPECT_EQ(intrinsicMeant("poison_harsh"), Intrinsic::PoisonHarsh);
    EXPECT_EQ(intrinsicMeant("poison"), std::nullopt);
}

TEST(PowderTables, CallEveryEventInWords) {
    std::set<std::string> all;
    for (const auto& [word, what] : whatWords) {
        const auto intrinsic =
            word.ends_with(": ") ? std::optional(Intrinsic::Stoning) : std::nullopt;
        std::string event = words(what, intrinsic);
        EXPECT_TRUE(all.insert(event).second) << word;
        for (const char* points : {"HP", "MP"}) {
            if (event.starts_with(points)) {
                event.erase(0, 2);
            }
        }
        EXPECT_TRUE(isForPeople(event)) << word;
    }
    EXPECT_EQ(words(What::Cured, Intrinsic::Stoning), "cured: turning to stone");
    EXPECT_EQ(text(What::Cured, Intrinsic::Stoning), "cured: STONING") << "as files have it";
    EXPECT_EQ(words(What::TiredLost, std::nullopt), "no longer tired");
}

TEST(PowderTables, CallEveryWayOfMovingInWords) {
    for (const char* name : {"WALK", "STD_SWIM", "STD_FLY", "STD_PHASE", "ALL"}) {
        EXPECT_TRUE(isForPeople(wordsOfMove(name))) << name;
    }
    EXPECT_EQ(wordsOfMove("HOP"), "");
}

}  // namespace
}  // namespace polyplan::powder
