#include <gtest/gtest.h>

#include <map>
#include <sstream>

#include "core/oangband/displacement.h"
#include "core/oangband/floor_objects.h"
#include "core/oangband/terrain_change.h"
#include "tests/core/oangband/tables.h"

namespace polyplan::oangband {
namespace {

using enum DamageType;

double becomes(DamageType type, std::string_view from, int damage, std::string_view to,
               int waterNeighbours = 0) {
    double probability = 0.0;
    double total = 0.0;
    for (const auto& [name, odds] :
         terrainChange(type, testing::terrain(from), damage, waterNeighbours).after) {
        probability += name == to ? odds : 0.0;
        total += odds;
    }
    EXPECT_NEAR(total, 1.0, 1e-15);
    return probability;
}

TEST(TerrainChange, FollowsTheWorkedExamples) {
    EXPECT_DOUBLE_EQ(becomes(Fire, "floor", 700, "lava"), 11.0 / 200);
    EXPECT_DOUBLE_EQ(becomes(Fire, "tree", 250, "floor"), 149.0 / 400);
    EXPECT_DOUBLE_EQ(becomes(Fire, "water", 500, "floor", 4), 299.0 / 1800);
    EXPECT_DOUBLE_EQ(becomes(Cold, "lava", 500, "floor"), 199.0 / 900 * 2 / 3);
    EXPECT_DOUBLE_EQ(becomes(Cold, "lava", 500, "rubble"), 199.0 / 900 / 3);
    EXPECT_DOUBLE_EQ(becomes(Water, "floor", 120, "water", 3), 0.2);
    EXPECT_DOUBLE_EQ(becomes(Storm, "floor", 150, "water"), 1.0 / 8);
}

TEST(TerrainChange, HasItsThresholds) {
    EXPECT_EQ(becomes(Ice, "lava", 301, "lava"), 1.0);
    EXPECT_DOUBLE_EQ(becomes(Ice, "lava", 302, "lava"), 899.0 / 900);
    EXPECT_DOUBLE_EQ(becomes(Ice, "lava", 5'000, "floor"), 2.0 / 3);
    EXPECT_EQ(becomes(Plasma, "rubble", 2'401, "lava"), 1.0);
    EXPECT_EQ(becomes(Hellfire, "tree", 501, "floor"), 1.0);
    EXPECT_EQ(becomes(Water, "floor", 59, "water", 8), 0.0);
    EXPECT_DOUBLE_EQ(becomes(Water, "floor", 60, "water", 8), 120.0 / 400);
    EXPECT_EQ(becomes(Water, "floor", 500, "water"), 1.0);
    EXPECT_EQ(becomes(Water, "lava", 1'000, "lava"), 1.0);
    EXPECT_EQ(becomes(Fire, "open door", 5'000, "open door"), 1.0);
}

TEST(TerrainChange, BreaksRockAndJamsDoors) {
    EXPECT_EQ(becomes(KillWall, "granite wall", 0, "floor"), 1.0);
    EXPECT_EQ(becomes(KillWall, "rubble", 30, "floor"), 1.0);
    EXPECT_EQ(becomes(KillWall, "secret door", 30, "floor"), 1.0);
    EXPECT_EQ(becomes(KillWall, "permanent wall", 30, "permanent wall"), 1.0);
    EXPECT_EQ(becomes(KillWall, "tree", 30, "tree"), 1.0);
    EXPECT_EQ(becomes(Hold, "locked door", 0, "jammed door"), 1.0);
    EXPECT_EQ(becomes(Hold, "floor", 0, "floor"), 1.0);
}

TEST(TerrainChange, IsMixedOverTheDamage) {
    const TerrainChange change =
        terrainChange(Fire, testing::terrain("tree"), Odds{{100, 0.5}, {301, 0.5}}, 0);
    ASSERT_EQ(change.after.size(), 2U);
    EXPECT_EQ(change.after[0].first, "floor");
    EXPECT_DOUBLE_EQ(change.after[0].second, 0.25);
    EXPECT_EQ(change.after[1].first, "tree");
}

TEST(TerrainChange, NeedsAMark) {
    EXPECT_TRUE(changesTerrain(Fire, Affects::Ball, 1, false));
    EXPECT_FALSE(changesTerrain(Fire, Affects::Ball, 2, true));
    EXPECT_FALSE(changesTerrain(Fire, Affects::Bolt, 0, true));
    EXPECT_TRUE(changesTerrain(Storm, Affects::Bolt, 0, true));
    EXPECT_FALSE(changesTerrain(Storm, Affects::Bolt, 0, false));
    EXPECT_TRUE(floorIsMarked(Storm, testing::terrain("floor"), Affects::Ball, 1));
    EXPECT_FALSE(floorIsMarked(Storm, testing::terrain("water"), Affects::Ball, 0));
    EXPECT_FALSE(floorIsMarked(Nexus, testing::terrain("floor"), Affects::Ball, 0));
}

Monster ordinary(Flags flags = {}, const std::string& name = "Frog") {
    Monster monster;
    monster.name = name;
    monster.flags = flags;
    return monster;
}

TEST(Displacement, FollowsTheWorkedExamples) {
    const Odds nexus = distances(displacement(Nexus, ordinary(), 100, SourceKind::Player, 40));
    const std::vector<int> squares = {28, 32, 40, 44, 48, 56};
    ASSERT_EQ(nexus.size(), squares.size());
    for (std::size_t i = 0; i < squares.size(); ++i) {
        EXPECT_EQ(nexus[i].value, 5 + static_cast<int>(i));
        EXPECT_DOUBLE_EQ(nexus[i].probability, squares[i] / 248.0);
    }
    EXPECT_DOUBLE_EQ(displacement(Storm, ordinary(), 400, SourceKind::Monster, 150).chance,
                     49.0 / 450);
}

TEST(Displacement, KnowsWhoIsMoved) {
    const auto moves = [](DamageType type, const Monster& monster,
                          SourceKind source = SourceKind::Player) {
        return displacement(type, monster, 10, source, 60).chance;
    };
    EXPECT_EQ(moves(Gravity, ordinary()), 1.0);
    EXPECT_EQ(moves(Gravity, ordinary({Flag::BrthGrav})), 0.0);
    EXPECT_EQ(moves(Storm, ordinary()), 0.0);
    EXPECT_EQ(moves(Storm, ordinary({Flag::BrthGrav}), SourceKind::Monster), 0.0);
    EXPECT_EQ(moves(Nexus, ordinary({}, "Nexus hound")), 0.0);
    EXPECT_EQ(moves(Nexus, ordinary({Flag::BrthNexus})), 0.0);
    EXPECT_EQ(moves(AwayUndead, ordinary()), 0.0);
    EXPECT_EQ(moves(AwayUndead, ordinary({Flag::Undead, Flag::Unique})), 1.0);
    EXPECT_EQ(moves(AwayEvil, ordinary({Flag::Evil})), 1.0);
    EXPECT_EQ(moves(AwayAll, ordinary()), 1.0);
    EXPECT_EQ(moves(Force, ordinary({Flag::BrthForce})), 0.0);
    EXPECT_EQ(moves(Fire, ordinary()), 0.0);
}

TEST(Displacement, ReachesAsFarAsItsSettingAllows) {
    const auto away = [](int damage) {
        return distances(displacement(AwayAll, ordinary(), 10, SourceKind::Player, damage));
    };
    EXPECT_TRUE(away(0).empty());
    EXPECT_EQ(away(1), (Odds{{1, 1.0}}));
    EXPECT_EQ(away(5).front().value, 2);
    EXPECT_EQ(away(5).back().value, 5);
    EXPECT_EQ(away(5'000).front().value, 100);
    EXPECT_EQ(away(5'000).back().value, 200);
    EXPECT_EQ(distances(displacement(Force, ordinary(), 10, SourceKind::Player, 59)),
              (Odds{{5, 1.0}}));
}

FloorObjectFate fate(DamageType type, const FloorStack& stack, int damage) {
    return floorObjectFate(type, stack, Odds{{damage, 1.0}});
}

TEST(FloorObjects, FollowTheWorkedExamples) {
    const FloorStack scroll{&testing::objectKind("Blessing", "scroll")};
    FloorStack potion{&testing::objectKind("Healing", "potion")};
    EXPECT_DOUBLE_EQ(fate(Acid, scroll, 20).destroyed, 2.0 / 5);
    potion.ignores = {Element::Cold};
    EXPECT_DOUBLE_EQ(fate(Ice, potion, 30).destroyed, 3.0 / 4);
    EXPECT_EQ(fate(Mana, potion, 0).destroyed, 1.0);
    potion.artifact = true;
    EXPECT_EQ(fate(Mana, potion, 1'000).destroyed, 0.0);
}

TEST(FloorObjects, AreStruckByTheirOwnEnemies) {
    const FloorStack potion{&testing::objectKind("Healing", "potion")};
    const FloorStack ring{&testing::objectKind("Speed", "ring")};
    const FloorStack staff{&testing::objectKind("Healing", "staff")};
    const FloorStack lantern{&testing::objectKind("Brass Lantern", "")};
    EXPECT_EQ(fate(Acid, staff, 50).destroyed, 1.0);
    EXPECT_DOUBLE_EQ(fate(Acid, staff, 49).destroyed, 49.0 / 50);
    EXPECT_DOUBLE_EQ(fate(Elec, ring, 10).destroyed, 0.25);
    EXPECT_DOUBLE_EQ(fate(Plasma, ring, 10).destroyed, 0.25);
    EXPECT_DOUBLE_EQ(fate(Plasma, staff, 10).destroyed, 0.25);
    EXPECT_EQ(fate(Fire, lantern, 100).destroyed, 0.0);
    EXPECT_EQ(fate(Fire, lantern, 100).why, "hates fire, but has IGNORE_FIRE");
    EXPECT_EQ(fate(Meteor, lantern, 100).destroyed, 0.0);
    EXPECT_EQ(fate(Meteor, staff, 1).destroyed, 1.0);
    EXPECT_EQ(fate(Meteor, potion, 1).destroyed, 1.0);
    EXPECT_EQ(fate(Meteor, ring, 1).destroyed, 0.0);
    for (const DamageType type : {Ice, Shard, Force, Sound, Cold}) {
        EXPECT_DOUBLE_EQ(fate(type, potion, 20).destroyed, 0.5);
        EXPECT_EQ(fate(type, staff, 20).destroyed, 0.0);
    }
    for (const DamageType type : {Hellfire, Water, Storm, Nether, Pois, KillWall}) {
        EXPECT_EQ(fate(type, staff, 1'000).destroyed, 0.0);
    }
}

TEST(FloorObjects, AreCursedOrLockedChests) {
    FloorStack ring{&testing::objectKind("Teleportation", "ring")};
    EXPECT_EQ(fate(HolyOrb, ring, 100).destroyed, 0.0);
    ring.cursed = true;
    EXPECT_EQ(fate(HolyOrb, ring, 1).destroyed, 1.0);
    FloorStack chest{&testing::objectKind("Large iron chest", "")};
    EXPECT_FALSE(fate(KillTrap, chest, 20).unlocked);
    chest.locked = true;
    EXPECT_TRUE(fate(KillTrap, chest, 20).unlocked);
    EXPECT_EQ(fate(KillTrap, chest, 20).destroyed, 0.0);
    EXPECT_DOUBLE_EQ(fate(Acid, chest, 25).destroyed, 0.5);
    ring.locked = true;
    EXPECT_FALSE(fate(KillTrap, ring, 20).unlocked);
}

TEST(FloorObjects, AreMixedOverTheDamage) {
    const FloorStack potion{&testing::objectKind("Healing", "potion")};
    EXPECT_DOUBLE_EQ(floorObjectFate(Cold, potion, Odds{{10, 0.5}, {100, 0.5}}).destroyed, 0.625);
}

TEST(PolymorphTargets, AreOfLikeLevelAndKind) {
    const Monster& vampire = *testing::monsters().named("Vampire").front();
    const auto targets = polymorphTargets(testing::monsters(), vampire, 30);
    ASSERT_FALSE(targets.empty());
    const int lowest = vampire.level - 1 - vampire.level / 5;
    const int highest = vampire.level + 1 + vampire.level / 5;
    double total = 0.0;
    for (const PolymorphOdds& target : targets) {
        EXPECT_GE(target.monster->level, lowest);
        EXPECT_LE(target.monster->level, highest);
        EXPECT_NE(target.monster->id, vampire.id);
        EXPECT_FALSE(target.monster->flags.has(Flag::Unique));
        total += target.probability;
    }
    EXPECT_NEAR(total, 1.0, 1e-12);
}

/// A table of a few monsters, all of them `d` but for the last.
MonsterTable fewMonsters() {
    std::istringstream csv(
        "id,name,symbol,color,level,rarity,speed,hp_dice,hp_average,hp_max,fixed_max_hp,"
        "armour_class,sleep,mana,exp,unique,never_move,flags,spell_freq,spell_power,spells\n"
        "1,Old,d,g,20,1,110,1d4,2.5,4,0,2,0,0,0,0,0,,,,\n"
        "2,Near,d,g,19,2,110,1d4,2.5,4,0,2,0,0,0,0,0,,,,\n"
        "3,Low,d,g,16,3,110,1d4,2.5,4,0,2,0,0,0,0,0,,,,\n"
        "4,High,d,g,25,1,110,1d4,2.5,4,0,2,0,0,0,0,0,,,,\n"
        "5,Too high,d,g,26,1,110,1d4,2.5,4,0,2,0,0,0,0,0,,,,\n"
        "6,Unmade,d,g,20,0,110,1d4,2.5,4,0,2,0,0,0,0,0,,,,\n"
        "7,Bound,d,g,21,1,110,1d4,2.5,4,0,2,0,0,0,0,0,FORCE_DEPTH,,,\n"
        "8,Other,D,g,15,3,110,1d4,2.5,4,0,2,0,0,0,0,0,,,,\n");
    return MonsterTable::read(csv);
}

TEST(PolymorphTargets, AreThereOrNot) {
    for (const Monster& monster : testing::monsters().monsters()) {
        EXPECT_EQ(canPolymorph(testing::monsters(), monster, 30),
                  !polymorphTargets(testing::monsters(), monster, 30).empty())
            << monster.name;
    }
    const MonsterTable table = fewMonsters();
    EXPECT_TRUE(canPolymorph(table, *table.byId(1), 20));
    std::istringstream alone(
        "id,name,symbol,color,level,rarity,speed,hp_dice,hp_average,hp_max,fixed_max_hp,"
        "armour_class,sleep,mana,exp,unique,never_move,flags,spell_freq,spell_power,spells\n"
        "1,Old,d,g,20,1,110,1d4,2.5,4,0,2,0,0,0,0,0,,,,\n"
        "6,Unmade,d,g,20,0,110,1d4,2.5,4,0,2,0,0,0,0,0,,,,\n");
    const MonsterTable lonely = MonsterTable::read(alone);
    EXPECT_FALSE(canPolymorph(lonely, *lonely.byId(1), 20));
}

TEST(PolymorphTargets, AreWeightedWithTruncation) {
    const MonsterTable table = fewMonsters();
    // Levels 15 to 25; below 17 and above 22 a quarter.
    const auto targets = polymorphTargets(table, *table.byId(1), 20);
    std::map<int, double> weights;
    for (const PolymorphOdds& target : targets) {
        weights[target.monster->id] = target.probability;
    }
    const double total = 50 + 33 / 4 + 100 / 4 + 33 / 4 / 4;
    EXPECT_EQ(weights.size(), 4U);
    EXPECT_DOUBLE_EQ(weights[2], 50 / total);
    EXPECT_DOUBLE_EQ(weights[3], 8 / total);
    EXPECT_DOUBLE_EQ(weights[4], 25 / total);
    EXPECT_DOUBLE_EQ(weights[8], 2 / total);
    EXPECT_EQ(polymorphTargets(table, *table.byId(1), 21).front().monster->id, 7);
}

}  // namespace
}  // namespace polyplan::oangband
