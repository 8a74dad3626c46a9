#include "tests/core/oangband/tables.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <sstream>
#include <string>

namespace polyplan::oangband {
namespace {

using testing::monsters;
using testing::objectKinds;
using testing::terrains;

TEST(OangbandMonsters, AreAllThere) {
    EXPECT_EQ(monsters().monsters().size(), 601U);
    EXPECT_EQ(monsters().byId(0), nullptr);
    EXPECT_EQ(monsters().byId(788), nullptr);
    const Monster& bullroarer = testing::monster(667);
    EXPECT_EQ(bullroarer.name, "Bullroarer the Hobbit");
    EXPECT_EQ(bullroarer.level, 5);
    EXPECT_EQ(bullroarer.armourClass, 12);
    EXPECT_EQ(bullroarer.usualHp(), 48);
    EXPECT_EQ(bullroarer.speed, 120);
    EXPECT_TRUE(bullroarer.flags.has(Flag::Unique));
}

TEST(OangbandMonsters, AreFoundByNameWithAllWhoShareIt) {
    const auto vampires = monsters().named("vampire");
    ASSERT_EQ(vampires.size(), 2U);
    EXPECT_FALSE(vampires.front()->flags.has(Flag::Unique));
    EXPECT_EQ(vampires.back()->id, 783);
    EXPECT_EQ(monsters().named("Bullroarer the Hobbit").size(), 1U);
    EXPECT_TRUE(monsters().named("frog with a hat").empty());
}

TEST(OangbandMonsters, OfOneNameAreToldApart) {
    std::set<std::string> names;
    for (const Monster& monster : monsters().monsters()) {
        EXPECT_TRUE(names.insert(monsters().distinctName(monster)).second) << monster.id;
    }
    EXPECT_TRUE(names.contains("Vampire (level 29)"));
    EXPECT_TRUE(names.contains("Phantom (id 489)"));
    EXPECT_TRUE(names.contains("Ancient red dragon"));
    Monster byHand;
    byHand.name = "Vampire";
    EXPECT_EQ(monsters().distinctName(byHand), "Vampire (by hand)");
}

TEST(OangbandMonsters, HaveTheFlagsOfBothColumns) {
    const auto count = [](Flag flag) {
        return std::ranges::count_if(monsters().monsters(), [flag](const Monster& monster) {
            return monster.flags.has(flag);
        });
    };
    EXPECT_EQ(count(Flag::ImAcid), 62);
    EXPECT_EQ(count(Flag::ImCold), 163);
    EXPECT_EQ(count(Flag::ImPois), 237);
    EXPECT_EQ(count(Flag::Undead), 78);
    EXPECT_EQ(count(Flag::Evil), 315);
    EXPECT_EQ(count(Flag::BrthSound), 14);
    EXPECT_EQ(count(Flag::BrthConfu), 8);
    EXPECT_EQ(count(Flag::NoConf), 221);
    EXPECT_EQ(count(Flag::ResPlas), 0);
}

TEST(OangbandTerrain, HasEverySquareAndItsShortNames) {
    EXPECT_EQ(terrains().terrains().size(), 89U);
    EXPECT_EQ(testing::terrain("floor").name, "open floor");
    EXPECT_EQ(&testing::terrain("trees"), &testing::terrain("tree"));
    EXPECT_EQ(testing::terrain("tree").dodgeOneIn, 4);
    EXPECT_EQ(testing::terrain("rubble").other.of(103), -25);
    EXPECT_EQ(testing::terrain("lava").fire.of(200), 40);
    EXPECT_EQ(testing::terrain("lava").cold.of(200), -66);
    EXPECT_EQ(testing::terrain("water").water.of(80), 26);
    EXPECT_EQ(testing::terrain("water").cold.of(80), 0);
    EXPECT_FALSE(testing::terrain("granite wall").monsterCanBeHit);
    EXPECT_EQ(terrains().find("bog"), nullptr);
}

TEST(OangbandObjects, AreAllThere) {
    EXPECT_EQ(objectKinds().kinds().size(), 495U);
    const ObjectKind& potion = testing::objectKind("Healing", "potion");
    EXPECT_EQ(potion.type, "TV_POTION");
    EXPECT_EQ(potion.hates, Elements{Element::Cold});
    EXPECT_EQ(objectKinds().named("healing").size(), 3U);
    EXPECT_TRUE(testing::objectKind("Brass Lantern", "").ignores.has(Element::Fire));
    EXPECT_TRUE(testing::objectKind("Arkenstone", "TV_LITE").artifact);
    EXPECT_TRUE(objectKinds().hasType("TV_ROD"));
    EXPECT_FALSE(objectKinds().hasType("TV_FROG"));
}

TEST(OangbandObjects, AreNamedWithTheirClass) {
    EXPECT_EQ(fullName("Healing", "TV_POTION"), "Healing (potion)");
    EXPECT_EQ(fullName("Healing", "potion"), "Healing (potion)");
    EXPECT_EQ(fullName("Soft leather", "TV_SOFT_ARMOR"), "Soft leather (soft armor)");
    EXPECT_EQ(fullName("Healing", ""), "Healing");
}

TEST(OangbandObjects, AreFoundAsTheGamePrintsThem) {
    const auto only = [](std::string_view name, std::string_view type = {}) {
        const auto found = objectKinds().named(name, type);
        return found.size() == 1 ? fullName(found[0]->name, found[0]->type) : "";
    };
    EXPECT_EQ(only("Potion of Healing"), "Healing (potion)");
    EXPECT_EQ(only("potions of healing", "TV_POTION"), "Healing (potion)");
    EXPECT_EQ(only("Scroll of Darkness"), "Darkness (scroll)");
    EXPECT_EQ(only("Staves of Darkness"), "Darkness (staff)");
    EXPECT_EQ(only("Staff of Darkness"), "Darkness (staff)");
    EXPECT_EQ(only("Wand of Door Destruction"), "Door Destruction (wand)");
    EXPECT_EQ(only("Rod of Illumination"), "Illumination (rod)");
    EXPECT_EQ(only("Ring of Ice"), "Ice (ring)");
    EXPECT_EQ(only("Amulet of the Lion"), "the Lion (amulet)");
    EXPECT_EQ(only("Potion of Healing", "TV_SCROLL"), "");
    EXPECT_EQ(only("Scroll of Healing"), "");
}

/// What is wrong with a table of one line.
template <typename Table>
std::string faultOf(const std::string& header, const std::string& line) {
    std::istringstream csv(header + '\n' + line + '\n');
    try {
        Table::read(csv);
    } catch (const std::runtime_error& error) {
        return error.what();
    }
    return "none";
}

TEST(OangbandTables, NameLineAndColumnOfAFault) {
    const std::string monster =
        "id,name,symbol,color,level,rarity,speed,hp_dice,hp_average,hp_max,fixed_max_hp,"
        "armour_class,sleep,mana,exp,unique,never_move,flags,spell_freq,spell_power,spells";
    EXPECT_EQ(faultOf<MonsterTable>(monster, "1,Frog,F,g,1,1,110,1d4,2.5,4,0,2,0,0,0,0,0,EVIL,,,"),
              "none");
    EXPECT_EQ(faultOf<MonsterTable>(monster, "1,Frog,F,g,1,1,110,1x4,2.5,4,0,2,0,0,0,0,0,EVIL,,,"),
              "line 2, column hp_dice: \"1x4\" is not allowed there");
    EXPECT_EQ(faultOf<MonsterTable>(monster, "1,Frog,F,g,1,1,110,1d4,2.5,4,0,2,0,0,0,0,0,EVL,,,"),
              "line 2, column flags: \"EVL\" is not allowed there");
    EXPECT_EQ(faultOf<MonsterTable>(monster, "1,Frog,F,g,1,1,110,1d4,2.5,4,0,2,0,0,0,1,0,,,,"),
              "line 2, column unique: \"1\" is not allowed there");
    EXPECT_EQ(faultOf<MonsterTable>(monster, "1,Frog,F,g,1,1,110,1d4,2.5,4,0,2"),
              "line 2: 12 values, the header has 21");
    EXPECT_EQ(faultOf<MonsterTable>("id,name", "1,Frog"), "no column symbol");
    const std::string terrain =
        "id,name,symbol,color,wall_bit,monster_on_it_can_be_hit,dodge_one_in,"
        "fire_hellfire_plasma_adjust,cold_ice_adjust,water_storm_adjust,other_types_adjust";
    EXPECT_EQ(faultOf<TerrainTable>(terrain, "9,bog,.,b,0,1,,-1/2,0,half,0"),
              "line 2, column water_storm_adjust: \"half\" is not allowed there");
    const std::string object =
        "id,name,tval_name,instant_artifact,ignore_acid,ignore_elec,ignore_fire,ignore_cold,"
        "hates_acid,hates_elec,hates_fire,hates_cold";
    EXPECT_EQ(faultOf<ObjectKindTable>(object, "1,Frog,FROG,0,0,0,0,0,0,0,0,0"),
              "line 2, column tval_name: \"FROG\" is not allowed there");
    EXPECT_EQ(faultOf<ObjectKindTable>(object, "1,Frog,TV_FROG,0,0,0,0,0,0,2,0,0"),
              "line 2, column hates_elec: \"2\" is not allowed there");
}

}  // namespace
}  // namespace polyplan::oangband
