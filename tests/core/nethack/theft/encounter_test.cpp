#include "core/nethack/theft/encounter.h"

#include <gtest/gtest.h>

#include "core/nethack/theft/hitting.h"
#include "tests/core/nethack/theft/encounters.h"

namespace polyplan::nethack::theft {
namespace {

using testing::encounterOf;
using testing::requestOf;
using testing::thieves;

std::vector<Fault> faultsOfRequest(const Request& request) {
    return faultsOf(request, *request.game, thieves());
}

void expectFault(const Request& request, const std::string& pointer, const std::string& part) {
    const auto faults = faultsOfRequest(request);
    ASSERT_EQ(faults.size(), 1U) << pointer;
    EXPECT_EQ(faults[0].pointer, pointer);
    EXPECT_NE(faults[0].message.find(part), std::string::npos) << faults[0].message;
    EXPECT_TRUE(std::holds_alternative<std::vector<Fault>>(
        theft::encounterOf(request, *request.game, thieves())));
}

TEST(TheftRequest, HasToNameAGameAndAThiefOfIt) {
    Request request = requestOf(Game::NetHack367, "Cyclops");
    EXPECT_TRUE(faultsOfRequest(request).empty());
    request.monster = "Cyclop";
    expectFault(request, "/monster", "did you mean \"Cyclops\"?");
    request.monster = "";
    expectFault(request, "/monster", "allowed are Wizard of Yendor, Master of Thieves");
    request.monster = "Legion";
    expectFault(request, "/monster", "\"Legion\" is no thief of NetHack 3.6.7");
    request.game = Game::DNetHack;
    EXPECT_TRUE(faultsOfRequest(request).empty());
    request.game = Game::SlashEm007;
    expectFault(request, "/game", "nethack-3.4.3, nethack-3.6.7, nethack-3.7 and dnethack");
}

TEST(TheftRequest, NeedsBothOfDifficultyAndHeroLevel) {
    Request request = requestOf(Game::NetHack367, "Cyclops");
    request.heroLevel = 14;
    expectFault(request, "/level_difficulty", "required with hero_level");
    request.heroLevel.reset();
    request.levelDifficulty = 14;
    expectFault(request, "/hero_level", "required with level_difficulty");
    request.heroLevel = 14;
    EXPECT_TRUE(faultsOfRequest(request).empty());
}

TEST(TheftRequest, CountsInTurnsOrHits) {
    Request request = requestOf(Game::NetHack367, "Cyclops");
    request.hits = 3;
    expectFault(request, "/hits", "exactly one of the two is allowed");
    request.hits.reset();
    request.turns.reset();
    expectFault(request, "/turns", "exactly one of the two is required");
}

TEST(TheftRequest, TakesTheConditionsOfItsVersion) {
    Request request = requestOf(Game::NetHack367, "Cyclops");
    request.conditions = {HeroCondition::Helpless, HeroCondition::Invisible, HeroCondition::Riding};
    EXPECT_TRUE(faultsOfRequest(request).empty());
    request.game = Game::DNetHack;
    EXPECT_EQ(faultsOfRequest(request).size(), 2U);
    request.conditions = {HeroCondition::Stunned};
    EXPECT_TRUE(faultsOfRequest(request).empty());
    request.game = Game::NetHack37;
    expectFault(request, "/conditions", "allowed are helpless, invisible, riding");
}

TEST(TheftRequest, NamesItsThingsApart) {
    Request request = requestOf(Game::NetHack367, "Cyclops",
                                {Kind::Bell, Kind::QuestArtifact, Kind::Bell, Kind::Other,
                                 Kind::QuestArtifact, Kind::Bell});
    request.inventory[1].name = "Orb of Fate";
    EXPECT_EQ(thingNames(request.inventory),
              (std::vector<std::string>{"bell", "Orb of Fate", "bell 2", "other",
                                        "quest artifact 2", "bell 3"}));
    EXPECT_TRUE(faultsOfRequest(request).empty());
    request.inventory[3].name = "bell 2";
    expectFault(request, "/inventory/3/name", "\"bell 2\" is the name of another stack");
}

TEST(Encounter, AdjustsTheLevelAsTheGameMakesMonsters) {
    Request request = requestOf(Game::NetHack367, "Lord Surtur");
    request.wizardsKilled = 7;
    EXPECT_EQ(encounterOf(request).level, 15);
    request.levelDifficulty = 20;
    request.heroLevel = 23;
    EXPECT_EQ(encounterOf(request).level, 18);
    request.levelDifficulty = 127;
    EXPECT_EQ(encounterOf(request).level, 22);
    request.monsterLevel = 5;
    EXPECT_EQ(encounterOf(request).level, 5);

    Request wizard = requestOf(Game::NetHack367, "Wizard of Yendor");
    EXPECT_EQ(encounterOf(wizard).level, 30);
    wizard.levelDifficulty = 50;
    wizard.heroLevel = 30;
    EXPECT_EQ(encounterOf(wizard).level, 30);
    wizard.wizardsKilled = 2;
    EXPECT_EQ(encounterOf(wizard).level, 32);
    wizard.wizardsKilled = 255;
    EXPECT_EQ(encounterOf(wizard).level, 49);
    wizard.game = Game::DNetHack;
    EXPECT_EQ(encounterOf(wizard).level, 30);
    wizard.monster = "Legion";
    EXPECT_EQ(encounterOf(wizard).level, 45);
}

TEST(Encounter, ChangesTheSpeedOfFastAndSlowThieves) {
    using enum ThiefCondition;
    EXPECT_EQ(effectiveSpeed(12, {Fast}), 16);
    EXPECT_EQ(effectiveSpeed(12, {Slow}), 8);
    EXPECT_EQ(effectiveSpeed(15, {Fast, Slow, Blind}), 15);
    EXPECT_EQ(effectiveSpeed(1, {Fast}), 2);
    EXPECT_EQ(effectiveSpeed(1, {Slow}), 1);
    EXPECT_EQ(effectiveSpeed(0, {Fast}), 0);
    Request request = requestOf(Game::NetHack37, "Master of Thieves");
    request.monsterConditions = {Slow};
    EXPECT_EQ(encounterOf(request).speed, 10);
    request.monsterSpeed = 6;
    EXPECT_EQ(encounterOf(request).speed, 4);
}

/// T with the armor class as it is.
int toHit(const Request& request) {
    return toHitNumber(encounterOf(request), 0);
}

TEST(Hitting, AddsWhatTheStatesDo) {
    Request request = requestOf(Game::NetHack367, "Lord Surtur");
    EXPECT_EQ(toHit(request), 25);
    request.toHitBonus = -3;
    EXPECT_EQ(toHit(request), 22);
    request.conditions = {HeroCondition::Helpless, HeroCondition::Riding};
    EXPECT_EQ(toHit(request), 26);
    request.conditions.insert(HeroCondition::Invisible);
    EXPECT_EQ(toHit(request), 24);
    request.monsterConditions = {ThiefCondition::Blind, ThiefCondition::Cancelled};
    EXPECT_EQ(toHit(request), 24);
    request.monsterConditions.insert(ThiefCondition::Trapped);
    EXPECT_EQ(toHit(request), 22);

    Request other = requestOf(Game::DNetHack, "Legion");
    EXPECT_EQ(toHit(other), 40);
    other.conditions = {HeroCondition::Helpless, HeroCondition::Stunned, HeroCondition::Asleep};
    other.monsterConditions = {ThiefCondition::Blind, ThiefCondition::Trapped};
    EXPECT_EQ(toHit(other), 46);
}

TEST(Hitting, CountsArmorClassByVersion) {
    const auto counted = [](Game game, int armorClass) {
        const auto [least, most] = countedArmorClass(*rulesOf(game), armorClass);
        return std::pair(least, most);
    };
    EXPECT_EQ(counted(Game::NetHack343, 0), std::pair(0, 0));
    EXPECT_EQ(counted(Game::NetHack37, -1), std::pair(-1, -1));
    EXPECT_EQ(counted(Game::NetHack37, -127), std::pair(-127, -1));
    EXPECT_EQ(counted(Game::DNetHack, -10), std::pair(-10, -10));
    EXPECT_EQ(counted(Game::DNetHack, -11), std::pair(-1, -1));
    EXPECT_EQ(counted(Game::DNetHack, -30), std::pair(-20, -1));
}

TEST(Hitting, LeavesTheSteedOneRoundInFour) {
    Request request = requestOf(Game::NetHack343, "Cyclops");
    const double onFoot = theftsOfRound(encounterOf(request))[1];
    request.conditions = {HeroCondition::Riding};
    EXPECT_NEAR(theftsOfRound(encounterOf(request))[1], onFoot * 3 / 4, 1e-15);
    EXPECT_NEAR(hitProbability(encounterOf(request)), 1.0, 1e-15);
}

TEST(Hitting, GivesTurnsTheirRounds) {
    const auto mostOf = [](const Request& request) {
        std::vector<std::size_t> most;
        for (const Counts& turn : theftsOfTurns(encounterOf(request))) {
            most.push_back(turn.size() - 1);
        }
        return most;
    };
    Request request = requestOf(Game::NetHack343, "Cyclops");
    request.monsterSpeed = 14;
    EXPECT_EQ(mostOf(request), (std::vector<std::size_t>{1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 2}));
    request.monsterSpeed = 8;
    EXPECT_EQ(mostOf(request), (std::vector<std::size_t>{0, 1, 1, 0, 1, 1, 0, 1, 1, 0, 1, 1}));
    request.game = Game::NetHack37;
    const std::vector<Counts> turns = theftsOfTurns(encounterOf(request));
    ASSERT_EQ(turns.size(), 1U);
    EXPECT_NEAR(turns[0][1], 2.0 / 3 / 20, 1e-15);
}

}  // namespace
}  // namespace polyplan::nethack::theft
