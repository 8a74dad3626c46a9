// The worked examples of the rules of amulet theft, by their numbers, and the table of hits.

#include <gtest/gtest.h>

#include <array>

#include "core/nethack/theft/hitting.h"
#include "tests/core/nethack/theft/encounters.h"

namespace polyplan::nethack::theft {
namespace {

using enum Kind;
using testing::answerTo;
using testing::encounterOf;
using testing::goneBy;
using testing::requestOf;
using testing::takenFirst;

constexpr double exact = 1e-14;
constexpr double asPrinted = 5e-11;

TEST(WorkedTheftExample, Table2HitsByArmorClass) {
    struct Row {
        int armorClass;
        std::array<double, 4> hits;
    };
    const std::array<Row, 9> rows = {{
        {-1, {1, 1, 1, 1}},
        {-5, {1, 52.0 / 55, 109.0 / 115, 1}},
        {-10, {1, 46.0 / 55, 97.0 / 115, 1}},
        {-15, {1, 239.0 / 330, 254.0 / 345, 67.0 / 69}},
        {-20, {399.0 / 400, 269.0 / 440, 289.0 / 460, 83.0 / 92}},
        {-25, {479.0 / 500, 1.0 / 2, 13.0 / 25, 94.0 / 115}},
        {-30, {89.0 / 100, 5.0 / 12, 13.0 / 30, 50.0 / 69}},
        {-40, {57.0 / 80, 5.0 / 16, 13.0 / 40, 11.0 / 20}},
        {4, {1, 1, 1, 1}},
    }};
    const std::array<std::string, 4> thieves = {"Wizard of Yendor", "Lord Surtur", "Nalzok",
                                                "Master Kaen"};
    for (const Game game : {Game::NetHack343, Game::NetHack367, Game::NetHack37}) {
        for (const auto& [armorClass, hits] : rows) {
            for (std::size_t thief = 0; thief < thieves.size(); ++thief) {
                Request request = requestOf(game, thieves[thief]);
                request.armorClass = armorClass;
                EXPECT_NEAR(hitProbability(encounterOf(request)), hits[thief], exact)
                    << thieves[thief] << ' ' << armorClass;
            }
        }
    }
}

TEST(WorkedTheftExample, E1TheftsInHits) {
    Request request = requestOf(Game::NetHack367, "Wizard of Yendor", {Amulet});
    request.turns.reset();
    request.hits = 100;
    const Answer answer = answerTo(request);
    EXPECT_EQ(answer.unit, Unit::Hit);
    EXPECT_NEAR(answer.goneBy(10).any, 0.4012630608, asPrinted);
    EXPECT_NEAR(answer.goneBy(13).any, 0.4866579167, asPrinted);
    EXPECT_NEAR(answer.goneBy(14).any, 0.5123250209, asPrinted);
    EXPECT_NEAR(answer.goneBy(20).any, 0.6415140776, asPrinted);
    EXPECT_NEAR(answer.goneBy(100).any, 0.9940794708, asPrinted);
    EXPECT_EQ(answer.expectedHits, 20.0);
}

TEST(WorkedTheftExample, E2LordSurtur) {
    for (const Game game : {Game::NetHack343, Game::NetHack367, Game::NetHack37}) {
        Request request = requestOf(game, "Lord Surtur", {Amulet});
        request.armorClass = -10;
        const Answer answer = answerTo(request);
        EXPECT_NEAR(answer.hitProbability, 46.0 / 55, exact);
        EXPECT_NEAR(answer.theftPerRound, 23.0 / 550, exact);
        EXPECT_NEAR(answer.goneBy(10).any, 0.3476521173, asPrinted);
        EXPECT_NEAR(answer.expectedTurns.value(), 550.0 / 23, 1e-12);
    }
}

TEST(WorkedTheftExample, E3Wizard) {
    Request request = requestOf(Game::NetHack367, "Wizard of Yendor", {Amulet});
    request.armorClass = -20;
    request.turns = 20;
    const Answer answer = answerTo(request);
    EXPECT_NEAR(answer.hitProbability, 399.0 / 400, exact);
    EXPECT_NEAR(answer.theftPerRound, 399.0 / 8000, exact);
    EXPECT_NEAR(answer.goneBy(20).any, 0.6405695134, asPrinted);
    EXPECT_NEAR(answer.expectedTurns.value(), 8000.0 / 399, 1e-12);
}

TEST(WorkedTheftExample, E4NemesisOfLevel14) {
    Request request = requestOf(Game::NetHack367, "Cyclops", {Amulet});
    request.monster = "Lord Surtur";
    request.levelDifficulty = 13;
    request.heroLevel = 15;
    request.armorClass = -20;
    const Answer answer = answerTo(request);
    EXPECT_EQ(answer.monsterLevel, 14);
    EXPECT_NEAR(answer.hitProbability, 25.0 / 44, exact);
    EXPECT_NEAR(answer.theftPerRound, 0.0284090909, asPrinted);
}

TEST(WorkedTheftExample, E5MasterOfThieves) {
    Request request = requestOf(Game::NetHack37, "Master of Thieves", {Amulet});
    request.armorClass = -15;
    const Answer answer = answerTo(request);
    EXPECT_EQ(answer.monsterSpeed, 15);
    EXPECT_NEAR(answer.hitProbability, 49.0 / 55, exact);
    EXPECT_NEAR(answer.theftPerRound, 0.0445454545, asPrinted);
    EXPECT_NEAR(answer.theftPerTurn, 267099.0 / 4840000, exact);
    EXPECT_NEAR(answer.goneBy(1).any, 267099.0 / 4840000, exact);
}

TEST(WorkedTheftExample, E6WhatGoesFirst) {
    const std::vector<Kind> all = {FakeAmulet,    QuestArtifact, QuestArtifact,
                                   QuestArtifact, Amulet,        FakeAmulet};
    const Answer nemesis = answerTo(requestOf(Game::NetHack367, "Cyclops", all));
    for (const char* artifact : {"quest artifact", "quest artifact 2", "quest artifact 3"}) {
        EXPECT_NEAR(takenFirst(nemesis, artifact), 1.0 / 3, exact);
    }
    EXPECT_EQ(takenFirst(nemesis, "Amulet of Yendor"), 0.0);

    const Answer inOrder = answerTo(requestOf(Game::NetHack343, "Cyclops", all));
    EXPECT_EQ(takenFirst(inOrder, "fake Amulet"), 1.0);

    const std::vector<Kind> amulets = {FakeAmulet, Amulet, FakeAmulet};
    const Answer three = answerTo(requestOf(Game::NetHack367, "Cyclops", amulets));
    EXPECT_NEAR(takenFirst(three, "Amulet of Yendor"), 1.0 / 3, exact);
    const Answer wizard = answerTo(requestOf(Game::NetHack367, "Wizard of Yendor", amulets));
    EXPECT_EQ(takenFirst(wizard, "Amulet of Yendor"), 1.0);
}

TEST(WorkedTheftExample, E7EverythingGoes) {
    Request request =
        requestOf(Game::NetHack367, "Cyclops", {BellOfOpening, Amulet, QuestArtifact});
    request.turns.reset();
    request.hits = 3'000;
    const Answer answer = answerTo(request);
    const Gone after40 = answer.goneBy(40);
    EXPECT_NEAR(after40.byCount[2] + after40.byCount[3], 0.6009359349, asPrinted);
    double expectedForAll = 0.0;
    for (std::size_t hit = 0; hit < 3'000; ++hit) {
        expectedForAll += hit == 0 ? 1.0 : 1.0 - answer.goneBy(hit).byCount[3];
    }
    EXPECT_NEAR(expectedForAll, 60.0, 1e-9);
    EXPECT_EQ(goneBy(answer, 1, "Amulet of Yendor"), 0.0);
    EXPECT_EQ(goneBy(answer, 2, "Bell of Opening"), 0.0);
    EXPECT_NEAR(goneBy(answer, 3, "Bell of Opening"), 1.0 / 8000, exact);
}

TEST(WorkedTheftExample, E8DNetHack) {
    Request request = requestOf(Game::DNetHack, "Cyclops", {QuestArtifact});
    request.turns.reset();
    request.hits = 22;
    const Answer answer = answerTo(request);
    EXPECT_NEAR(answer.goneBy(10).any, 0.6513215599, asPrinted);
    EXPECT_LT(answer.goneBy(21).any, 0.9);
    EXPECT_GT(answer.goneBy(22).any, 0.9);

    Request legion = requestOf(Game::DNetHack, "Legion", {QuestArtifact});
    EXPECT_NEAR(answerTo(legion).theftPerRound, 3439.0 / 10000, exact);

    Request chaos = requestOf(Game::DNetHack, "Chaos", {QuestArtifact});
    chaos.toHitBonus = 20;
    EXPECT_NEAR(answerTo(chaos).theftPerRound, 19.0 / 100 / 3, exact);
}

TEST(WorkedTheftExample, E9Levels) {
    EXPECT_EQ(adjustedLevel(15, 14, 14), 14);
    EXPECT_EQ(adjustedLevel(15, 20, 23), 18);
    EXPECT_EQ(levelOfWizard(30, 2), 32);
}

}  // namespace
}  // namespace polyplan::nethack::theft
