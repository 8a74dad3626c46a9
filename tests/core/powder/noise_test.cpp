#include "core/powder/noise.h"

#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "core/powder/item.h"
#include "tests/core/powder/requests.h"

namespace polyplan::powder {
namespace {

using testing::answerTo;
using testing::having;
using testing::requestOf;
using testing::wearing;

constexpr double noiseTolerance = 1e-15;

NoiseOdds levelOf(std::vector<int> noises) {
    return noiseLevel(noises);
}

void expectLevels(const NoiseOdds& odds, const NoiseOdds& expected) {
    ASSERT_EQ(odds.size(), expected.size());
    for (std::size_t level = 0; level < odds.size(); ++level) {
        EXPECT_NEAR(odds[level], expected[level], noiseTolerance) << level;
    }
}

/// Worked example 10.
TEST(PowderNoise, BuildsUpByTheDifference) {
    expectLevels(levelOf({4, 1}), {0, 0, 0, 0, 0.875, 0.125});
    expectLevels(levelOf({3, 1}), {0, 0, 0, 0.75, 0.25});
    expectLevels(levelOf({3, 3, 1}), {0, 0, 0, 0, 0.875, 0.125});
    expectLevels(levelOf({2, 2}), {0, 0, 0, 1});
    expectLevels(levelOf({0, 2}), {0, 0, 1});
    expectLevels(levelOf({2, 0}), {0, 0, 1});
    expectLevels(levelOf({}), {1});
    EXPECT_EQ(levelOf({loudest, loudest}).size(), std::size_t{loudest} + 1);
}

TEST(PowderNoise, WakesByWhatIsHeardOfIt) {
    struct Row {
        int level;
        std::array<double, 4> byDistance;
    };
    constexpr std::array<Row, 5> rows = {{{1, {0, 0, 0, 0}},
                                          {2, {1.0 / 30, 0, 0, 0}},
                                          {3, {3.0 / 40, 1.0 / 40, 0, 0}},
                                          {4, {3.0 / 25, 3.0 / 50, 1.0 / 50, 0}},
                                          {5, {1.0 / 6, 1.0 / 10, 1.0 / 20, 1.0 / 60}}}};
    for (const Row& row : rows) {
        for (std::size_t i = 0; i < row.byDistance.size(); ++i) {
            const int distance = static_cast<int>(i) + 1;
            EXPECT_NEAR(wakingChance(levelOf({row.level}), distance, false), row.byDistance[i],
                        noiseTolerance);
            EXPECT_NEAR(wakingChance(levelOf({row.level}), distance, true), row.byDistance[i] / 2,
                        noiseTolerance);
        }
    }
    // Beyond the die it is certain for what is heard loud enough: (1 + … + 10) / 10 + 9 of 20.
    EXPECT_NEAR(wakingChance(levelOf({19}), 0, false), (5.5 + 9) / 20, noiseTolerance);
}

/// Worked example 10: who wears plate mail.
TEST(PowderNoise, OfPlateMailWakesThreeSquaresOff) {
    const std::vector<HearingRow> rows = hearing(levelOf({4, 1}));
    ASSERT_EQ(rows.size(), 4U);
    EXPECT_NEAR(rows[0].woken, 151.0 / 1'200, noiseTolerance);
    EXPECT_NEAR(rows[1].woken, 13.0 / 200, noiseTolerance);
    EXPECT_NEAR(rows[2].woken, 19.0 / 800, noiseTolerance);
    EXPECT_NEAR(rows[0].wokenTired, 151.0 / 2'400, noiseTolerance);
    EXPECT_GT(rows[3].woken, 0.0);
    EXPECT_TRUE(hearing(levelOf({1})).empty());
}

TEST(PowderNoise, OfItemsGoesByTheirNames) {
    EXPECT_EQ(noiseOfItem("plate mail"), 4);
    EXPECT_EQ(noiseOfItem("Plate Mail"), 4);
    EXPECT_EQ(noiseOfItem("war hammer"), 4);
    EXPECT_EQ(noiseOfItem("ring of regeneration"), 0);
    EXPECT_EQ(noiseOfItem(""), 0);
    for (const char* named : {"Rock", "war hammer", "Floppy Hat", "wand of fire", "magic staff",
                              "spellbook of healing"}) {
        EXPECT_TRUE(isNamedByRules(named)) << named;
    }
    for (const char* unnamed : {"", "plate", "rocket", "ring of strength"}) {
        EXPECT_FALSE(isNamedByRules(unnamed)) << unnamed;
    }
    EXPECT_EQ(noiseWord(0), "silent");
    EXPECT_EQ(noiseWord(3), "loud");
    EXPECT_EQ(noiseWord(9), "very loud");
}

TEST(PowderItems, StandWhereTheyAreWornOrHeld) {
    for (const auto& [slot, item] : {std::pair(Slot::RightRing, "Ring of Regeneration"),
                                     {Slot::LeftRing, "ring of fire resistance"},
                                     {Slot::Amulet, "amulet of life saving"},
                                     {Slot::MainHand, "plate mail"},
                                     {Slot::Feet, "sandals"},
                                     {Slot::Feet, "fluffy socks"}}) {
        EXPECT_TRUE(mayStandIn(slot, item)) << item;
    }
    for (const auto& [slot, item] : {std::pair(Slot::Feet, "ring of regeneration"),
                                     {Slot::Body, "amulet of life saving"},
                                     {Slot::Amulet, "ring of fire resistance"},
                                     {Slot::Head, "plate mail"}}) {
        EXPECT_FALSE(mayStandIn(slot, item)) << item;
    }
}

TEST(PowderNoise, OfACreatureCountsWhatSoundsEveryBeat) {
    Request request = requestOf(10, 1);
    request.creature.worn = {wearing(Slot::Body, "banded mail"),
                             wearing(Slot::OffHand, "tower shield"),
                             wearing(Slot::Feet, "iron shoes")};
    expectLevels(answerTo(request).ownNoise, {0, 0, 0, 0.75, 0.25});
    request.creature.intrinsics = {having(Intrinsic::Noisy, 1)};
    expectLevels(answerTo(request).ownNoise, {0, 0, 0, 0, 0.875, 0.125});
    request.creature.worn[0].noise = 0;
    expectLevels(answerTo(request).ownNoise, {0, 0, 0, 0.75, 0.25});
    request.creature.definition = "TROLL";
    expectLevels(answerTo(request).ownNoise, {0, 0, 0, 0.5, 0.5});
}

TEST(PowderNoise, ListenersHearTheCreature) {
    Request request = requestOf(10, 1);
    request.creature.worn = {wearing(Slot::Body, "plate mail")};
    request.listeners = {{.distance = 2}, {.distance = 1, .tired = true}, {.distance = 9}};
    const Answer answer = answerTo(request);
    ASSERT_EQ(answer.listeners.size(), 3U);
    EXPECT_NEAR(answer.listeners[0].woken, 13.0 / 200, noiseTolerance);
    EXPECT_NEAR(answer.listeners[1].woken, 151.0 / 2'400, noiseTolerance);
    EXPECT_EQ(answer.listeners[2].woken, 0.0);
}

}  // namespace
}  // namespace polyplan::powder
