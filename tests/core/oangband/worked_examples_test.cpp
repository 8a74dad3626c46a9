// The worked examples of the rules of Oangband 1.1.0, by their numbers.

#include <gtest/gtest.h>

#include "tests/core/oangband/requests.h"

namespace polyplan::oangband {
namespace {

using namespace polyplan::oangband::testing;

constexpr double exampleTolerance = 1e-14;

/// Of a monster that certainly takes this, or in trees and rubble three times in four.
void expectDamage(const Request& request, int damage, double chance = 1.0) {
    const Answer answer = answerTo(request);
    EXPECT_NEAR(chanceOf(answer.damageDealt, damage), chance, exampleTolerance);
    EXPECT_NEAR(chanceOf(answer.damageDealt), 1.0, exampleTolerance);
}

TEST(WorkedDamageExample, E01FireOnLava) {
    Request request = requestOf(DamageType::Fire, "200");
    request.terrain = "lava";
    request.monster = monsterWith({"IM_FIRE"});
    expectDamage(request, 26);
    EXPECT_EQ(answerTo(request).resistance, "IM_FIRE");
}

TEST(WorkedDamageExample, E02FireOnWater) {
    Request request = requestOf(DamageType::Fire, "200");
    request.terrain = "water";
    expectDamage(request, 100);
    EXPECT_EQ(answerTo(request).resistance, std::nullopt);
}

TEST(WorkedDamageExample, E03PoisonOnRubble) {
    Request request = requestOf(DamageType::Pois, "103");
    request.terrain = "rubble";
    expectDamage(request, 91, 0.75);
    request.monster = monsterWith({"IM_POIS"});
    expectDamage(request, 10, 0.75);
    request.monster = monsterWith({"IM_POIS", "NEVER_MOVE"});
    expectDamage(request, 10);
}

TEST(WorkedDamageExample, E04LightInTrees) {
    Request request = requestOf(DamageType::Lite, "101");
    request.terrain = "tree";
    request.monster = monsterWith({"HURT_LITE"});
    expectDamage(request, 133, 0.75);
}

TEST(WorkedDamageExample, E05And06PlasmaReduced) {
    Request request = requestOf(DamageType::Plasma, "200");
    request.monster = monsterWith({"BRTH_PLAS"});
    for (const int damage : {42, 40, 37}) {
        expectDamage(request, damage, 1.0 / 3);
    }
    request.damage = "157";
    request.monster = monsterWith({"IM_FIRE", "IM_ELEC"});
    for (const int damage : {42, 39, 36}) {
        expectDamage(request, damage, 1.0 / 3);
    }
}

TEST(WorkedDamageExample, E07LightningStuns) {
    const Answer answer = answerTo(requestOf(DamageType::Elec, "300"));
    EXPECT_NEAR(chanceOf(answer.damageDealt, 300), 1.0, exampleTolerance);
    EXPECT_NEAR(chanceOf(answer.stunned), 0.5, exampleTolerance);
    EXPECT_EQ(least(answer.stunned), 1);
    EXPECT_EQ(most(answer.stunned), 32);
    EXPECT_NEAR(meanOf(answer.stunned), 33.0 / 4, exampleTolerance);
}

TEST(WorkedDamageExample, E08IceAlwaysStuns) {
    const Answer answer = answerTo(requestOf(DamageType::Ice, "100"));
    ASSERT_EQ(answer.stunned.size(), 8U);
    for (int turns = 1; turns <= 8; ++turns) {
        EXPECT_NEAR(chanceOf(answer.stunned, turns), 1.0 / 8, exampleTolerance);
    }
}

TEST(WorkedDamageExample, E09StormByThePlayer) {
    Request request = requestOf(DamageType::Storm, "80");
    request.terrain = "water";
    const Answer answer = answerTo(request);
    EXPECT_NEAR(chanceOf(answer.damageDealt, 106), 5.0 / 6, exampleTolerance);
    EXPECT_NEAR(chanceOf(answer.damageDealt, 159), 1.0 / 6, exampleTolerance);
    EXPECT_NEAR(answer.meanDamage, 689.0 / 6, 1e-12);
    EXPECT_NEAR(chanceOf(answer.stunned), 0.5, exampleTolerance);
    EXPECT_NEAR(chanceOf(answer.stunned, 13), 1.0 / 6 / 2 / 13, exampleTolerance);
    EXPECT_EQ(most(answer.stunned), 13);
    EXPECT_NEAR(chanceOf(answer.confused), 1.0 / 6, exampleTolerance);
    EXPECT_EQ(least(answer.confused), 2);
    EXPECT_NEAR(chanceOf(answer.confused, 16), 1.0 / 6 / 2 / 3 / 15, exampleTolerance);
    EXPECT_EQ(most(answer.confused), 16);
    EXPECT_EQ(answer.moved, 0.0);
}

TEST(WorkedDamageExample, E10NetherAndDisenchantment) {
    Request request = requestOf(DamageType::Nether, "100");
    request.monster = monsterWith({"EVIL"});
    expectDamage(request, 66);
    request = requestOf(DamageType::Disenchant, "100");
    request.monster.mana = 30;
    expectDamage(request, 100);
    EXPECT_NEAR(chanceOf(answerTo(request).manaLost, 20), 1.0, exampleTolerance);
    request.monster.mana = 7;
    EXPECT_NEAR(chanceOf(answerTo(request).manaLost, 7), 1.0, exampleTolerance);
}

TEST(WorkedDamageExample, E11SleepByAMage) {
    Request request = requestOf(DamageType::OldSleep, "30");
    request.monster.level = 14;
    request.player.playerClass = PlayerClass::Mage;
    EXPECT_NEAR(answerTo(request).slept, 41.0 / 72, exampleTolerance);
    request.player.beguile = true;
    EXPECT_NEAR(answerTo(request).slept, 5155.0 / 7236, exampleTolerance);
    request.monster.flags->emplace_back("NO_SLEEP");
    EXPECT_EQ(answerTo(request).slept, 0.0);
}

TEST(WorkedDamageExample, E12SlowOnAUnique) {
    Request request = requestOf(DamageType::OldSlow, "20");
    request.monster = monsterWith({"UNIQUE"});
    request.monster.level = 14;
    EXPECT_EQ(answerTo(request).slowed, 0.0);
}

TEST(WorkedDamageExample, E13TurnEvilByAPaladin) {
    Request request = requestOf(DamageType::TurnEvil, "40");
    request.monster = monsterWith({"EVIL", "UNIQUE"});
    request.monster.level = 23;
    request.player.playerClass = PlayerClass::Paladin;
    const Answer answer = answerTo(request);
    EXPECT_NEAR(chanceOf(answer.afraid), 33.0 / 424, exampleTolerance);
    EXPECT_EQ(least(answer.afraid), 4);
    EXPECT_EQ(most(answer.afraid), 79);
}

TEST(WorkedDamageExample, E14Hold) {
    Request request = requestOf(DamageType::Hold, "0");
    request.monster.level = 40;
    EXPECT_NEAR(chanceOf(answerTo(request).held), 0.75, exampleTolerance);
    request.monster.level = 21;
    request.player.level = 14;
    const Answer answer = answerTo(request);
    EXPECT_NEAR(chanceOf(answer.held), 21.0 / 31, exampleTolerance);
    EXPECT_NEAR(chanceOf(answer.held, 5), 21.0 / 31 / 6, exampleTolerance);
    EXPECT_EQ(most(answer.held), 10);
}

TEST(WorkedDamageExample, E15Polymorph) {
    Request request = requestOf(DamageType::OldPoly, "30");
    request.monster.level = 14;
    const Answer answer = answerTo(request);
    EXPECT_NEAR(answer.polymorphed, 323.0 / 450, exampleTolerance);
    EXPECT_NEAR(chanceOf(answer.damageDealt, 0), 127.0 / 450, exampleTolerance);
}

TEST(WorkedDamageExample, E16Chaos) {
    Request request = requestOf(DamageType::Chaos, "100");
    request.monster.level = 14;
    const Answer answer = answerTo(request);
    EXPECT_NEAR(answer.polymorphed, 38.0 / 45, exampleTolerance);
    EXPECT_NEAR(chanceOf(answer.damageDealt, 100), 7.0 / 45, exampleTolerance);
    EXPECT_NEAR(chanceOf(answer.confused), 7.0 / 45, exampleTolerance);
    EXPECT_EQ(most(answer.confused), 8);
}

TEST(WorkedDamageExample, E17UniqueKeepsZeroHitPoints) {
    Request request = requestOf(DamageType::Hellfire, "250");
    request.source.kind = SourceKind::Monster;
    request.terrain = "lava";
    request.monster = monsterWith({"UNIQUE"});
    request.monster.maxHp = 48;
    const Answer answer = answerTo(request);
    EXPECT_NEAR(chanceOf(answer.damageDealt, 48), 1.0, exampleTolerance);
    EXPECT_EQ(answer.killed, 0.0);
    EXPECT_NEAR(chanceOf(answer.casts.back().hpLeft, 0), 1.0, exampleTolerance);
    request.source.kind = SourceKind::Player;
    EXPECT_NEAR(answerTo(request).killed, 1.0, exampleTolerance);
}

TEST(WorkedDamageExample, E18FearFromDamage) {
    Request request = requestOf(DamageType::HolyOrb, "60");
    request.monster = monsterWith({"EVIL"});
    request.monster.maxHp = 100;
    const Answer answer = answerTo(request);
    EXPECT_EQ(answer.resistance, "EVIL");
    EXPECT_NEAR(chanceOf(answer.damageDealt, 90), 1.0, exampleTolerance);
    EXPECT_NEAR(chanceOf(answer.afraid), 41.0 / 50, exampleTolerance);
    for (int turns = 21; turns <= 30; ++turns) {
        EXPECT_NEAR(chanceOf(answer.afraid, turns), 41.0 / 500, exampleTolerance);
    }
    request.source.kind = SourceKind::Monster;
    EXPECT_TRUE(answerTo(request).afraid.empty());
}

TEST(WorkedDamageExample, E19Terrain) {
    const auto after = [](DamageType type, const char* damage, const char* terrain, int water,
                          const char* becomes) {
        Request request = requestOf(type, damage);
        request.affects = Affects::Ball;
        request.terrain = terrain;
        request.adjacentWaterSquares = water;
        return chanceOf(answerTo(request).terrainAfter, becomes);
    };
    EXPECT_NEAR(after(DamageType::Fire, "700", "floor", 0, "lava"), 11.0 / 200, exampleTolerance);
    EXPECT_NEAR(after(DamageType::Fire, "250", "tree", 0, "floor"), 149.0 / 400, exampleTolerance);
    EXPECT_NEAR(after(DamageType::Fire, "500", "water", 4, "floor"), 299.0 / 1800,
                exampleTolerance);
    EXPECT_NEAR(after(DamageType::Cold, "500", "lava", 0, "floor"), 199.0 / 1350, exampleTolerance);
    EXPECT_NEAR(after(DamageType::Cold, "500", "lava", 0, "rubble"), 199.0 / 2700,
                exampleTolerance);
    EXPECT_NEAR(after(DamageType::Water, "120", "floor", 3, "water"), 1.0 / 5, exampleTolerance);
}

TEST(WorkedDamageExample, E20Objects) {
    const auto destroyed = [](DamageType type, const char* damage, FloorObject object) {
        Request request = requestOf(type, damage);
        request.affects = Affects::Ball;
        request.floorObjects = {std::move(object)};
        return answerTo(request).floorObjects.front().destroyed;
    };
    FloorObject scroll;
    scroll.name = "Darkness";
    scroll.type = "TV_SCROLL";
    EXPECT_NEAR(destroyed(DamageType::Acid, "20", scroll), 2.0 / 5, exampleTolerance);
    FloorObject potion;
    potion.name = "Healing";
    potion.type = "TV_POTION";
    potion.ignore = {"IGNORE_COLD"};
    EXPECT_NEAR(destroyed(DamageType::Ice, "30", potion), 3.0 / 4, exampleTolerance);
    EXPECT_EQ(destroyed(DamageType::Mana, "1", potion), 1.0);
    potion.artifact = true;
    EXPECT_EQ(destroyed(DamageType::Mana, "1", potion), 0.0);
}

TEST(WorkedDamageExample, E21WeakLightByAPriest) {
    Request request = requestOf(DamageType::LiteWeak, "20");
    request.monster = monsterWith({"EVIL"});
    request.monster.level = 11;
    request.player.playerClass = PlayerClass::Priest;
    request.player.level = 20;
    request.player.holyLight = true;
    const Answer answer = answerTo(request);
    EXPECT_EQ(answer.resistance, "not HURT_LITE");
    EXPECT_NEAR(chanceOf(answer.afraid), 3.0 / 25, exampleTolerance);
    EXPECT_EQ(least(answer.afraid), 4);
    EXPECT_EQ(most(answer.afraid), 31);
    EXPECT_NEAR(chanceOf(answer.afraid, 31), 3.0 / 25 / 1000, exampleTolerance);
}

TEST(WorkedDamageExample, E22NexusTeleports) {
    const Answer answer = answerTo(requestOf(DamageType::Nexus, "40"));
    EXPECT_NEAR(answer.moved, 1.0, exampleTolerance);
    EXPECT_NEAR(chanceOf(answer.teleportedDistance, 5), 7.0 / 62, exampleTolerance);
    EXPECT_NEAR(chanceOf(answer.teleportedDistance, 6), 4.0 / 31, exampleTolerance);
    EXPECT_NEAR(chanceOf(answer.teleportedDistance, 7), 5.0 / 31, exampleTolerance);
    EXPECT_NEAR(chanceOf(answer.teleportedDistance, 8), 11.0 / 62, exampleTolerance);
    EXPECT_NEAR(chanceOf(answer.teleportedDistance, 9), 6.0 / 31, exampleTolerance);
    EXPECT_NEAR(chanceOf(answer.teleportedDistance, 10), 7.0 / 31, exampleTolerance);
}

TEST(WorkedDamageExample, E23StormByAMonster) {
    Request request = requestOf(DamageType::Storm, "150");
    request.source.kind = SourceKind::Monster;
    request.monster.maxHp = 400;
    const Answer answer = answerTo(request);
    EXPECT_NEAR(answer.moved, 49.0 / 450, exampleTolerance);
    EXPECT_NEAR(chanceOf(answer.teleportedDistance, 5), 49.0 / 450 * 7 / 62, exampleTolerance);
    EXPECT_NEAR(chanceOf(answer.terrainAfter, "water"), 1.0 / 8, exampleTolerance);
}

}  // namespace
}  // namespace polyplan::oangband
