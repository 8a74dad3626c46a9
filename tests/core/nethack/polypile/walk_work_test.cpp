#include "core/nethack/polypile/walk_work.h"

#include <gtest/gtest.h>

#include "core/nethack/polypile/line_goals.h"
#include "tests/core/support/situations.h"

namespace polyplan::nethack::polypile {
namespace {

using namespace polyplan::testing;

constexpr Game askedGame = Game::NetHack343;

/// Piles on `count` squares, each of `times` wands and rings of unknown materials and as many
/// stacks of scrolls.
std::vector<Pile> unknownPiles(int count, int times) {
    std::vector<Pile> piles;
    for (int distance = 1; distance <= count; ++distance) {
        Pile pile = pileOf(askedGame, distance, {});
        for (int i = 0; i < times; ++i) {
            for (const std::string words : {"wand of striking", "wand of sleep",
                                            "ring of adornment", "10 scroll of identify"}) {
                pile.stacks.push_back(stackOf(askedGame, words));
            }
        }
        piles.push_back(std::move(pile));
    }
    return piles;
}

std::vector<Goal> manyGoals() {
    std::vector<Goal> goals;
    for (const char* name : {"wand of death", "wand of wishing", "ring of free action",
                             "scroll of genocide", "scroll of charging", "wand of digging"}) {
        goals.push_back({.object = objectOf(askedGame, name)});
    }
    return goals;
}

TEST(WalkWork, FewerShufflesAreDrawnForMoreWork) {
    const WalkWork small{.stacks = 8, .chances = 1e3};
    const WalkWork large{.stacks = 60, .chances = 8e6};
    const WalkWork huge{.stacks = 480, .chances = 2e9};
    EXPECT_EQ(small.draws(Detail::Complete), 4'000);
    EXPECT_LT(large.draws(Detail::Complete), 20);
    EXPECT_EQ(huge.draws(Detail::Complete), 8);
    EXPECT_GT(small.mostWalks(Detail::Complete).whole, large.mostWalks(Detail::Complete).whole);
    // To tell lines apart: exact wherever that is no more than a fraction of a second.
    EXPECT_EQ(small.mostWalks(Detail::Weighed).all, 100'000);
    EXPECT_EQ(large.mostWalks(Detail::Weighed).all, 12);
    EXPECT_EQ(small.draws(Detail::Weighed), 400);
}

TEST(WalkWork, FiguresShownAtOnceAreSampledWhereWalksTakeLong) {
    const Situation situation = situationIn(askedGame);
    const std::vector<Pile> piles = unknownPiles(13, 15);
    const std::vector<Goal> goals = manyGoals();
    EXPECT_TRUE(isTooLargeAtOnce(situation, piles, goals));
    EXPECT_FALSE(isTooLargeForExact(situation, piles, goals));
    EvaluateOptions atOnce;
    atOnce.detail = Detail::Immediate;
    const auto answer = evaluateLine(situation, piles, goals, atOnce);
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->provenance.samples, samplesFor(piles, atOnce));

    const std::vector<Pile> few = unknownPiles(3, 2);
    EXPECT_FALSE(isTooLargeAtOnce(situation, few, goals));
}

TEST(WalkWork, LinesThatTakeMinutesAreSampledWhateverTheirStacks) {
    const Situation situation = situationIn(askedGame);
    const std::vector<Pile> piles = unknownPiles(13, 60);
    EXPECT_TRUE(isTooLargeForExact(situation, piles, manyGoals()));
    EXPECT_FALSE(isTooLargeForExact(situation, std::span(piles).first(1), {}));
}

}  // namespace
}  // namespace polyplan::nethack::polypile
