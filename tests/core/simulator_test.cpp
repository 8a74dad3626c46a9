#include "core/nethack/polypile/simulator.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "core/nethack/polypile/simulator_random.h"
#include "tests/core/support/situations.h"

namespace polyplan::nethack::polypile {
namespace {

using namespace polyplan::testing;

constexpr Game simulatedGame = Game::NetHack367;

LineAnswer sample(const std::vector<Pile>& piles, const std::vector<Goal>& goals,
                  std::int64_t samples, std::uint64_t seed) {
    return simulateLine(situationIn(simulatedGame), piles, goals, samples, seed).value();
}

std::vector<Pile> mixedLine() {
    return {
        pileOf(simulatedGame, 1, {"unicorn horn", "5 cursed rock", "wand of digging", "3 dagger"}),
        pileOf(simulatedGame, 4, {"ring of adornment", "2 scroll of mail", "spellbook of sleep"})};
}

TEST(Random, IsXoshiro256StarStarSeededBySplitMix64) {
    simulator::Random random(1);
    std::array<std::uint32_t, 4> rolls{};
    for (std::uint32_t& roll : rolls) {
        roll = random.below(1U << 31U);
    }
    EXPECT_EQ(rolls, (std::array<std::uint32_t, 4>{1'509'513'142, 1'117'629'131, 1'232'882'603,
                                                   840'371'773}));
}

TEST(Random, StaysBelowItsBoundAndReachesAllOfIt) {
    simulator::Random random(7);
    std::array<int, 7> seen{};
    for (int i = 0; i < 70'000; ++i) {
        ++seen.at(random.below(7));
    }
    for (const int count : seen) {
        EXPECT_NEAR(count, 10'000, 5 * 93);
    }
    EXPECT_EQ(random.below(1), 0U);
}

TEST(Simulator, TellsWhatIsLeftOfAHugeStackInRanges) {
    const std::vector<Pile> line = {pileOf(simulatedGame, 1, {"1000000 potion of water"})};
    const StackOdds odds = sample(line, {}, 200'000, 3).piles[0].ifHit.stacks[0];
    EXPECT_TRUE(odds.quantityAfterShudder.empty());
    const auto& ranges = odds.quantityAfterShudderInRanges;
    ASSERT_GT(ranges.size(), 900U);
    EXPECT_LE(ranges.size(), 1'000U);
    double sum = 0.0;
    for (std::size_t i = 0; i < ranges.size(); ++i) {
        sum += ranges[i].probability;
        EXPECT_LE(ranges[i].first, ranges[i].last);
        if (i > 0) {
            EXPECT_LT(ranges[i - 1].last, ranges[i].first);
        }
    }
    EXPECT_NEAR(sum, odds.shudderedSomeLeft, 0.01);
    EXPECT_GE(ranges.front().first, 1'000'000 - 30'000);
    EXPECT_LT(ranges.back().last, 1'000'000);
}

TEST(Simulator, KeepsTheFiguresOfManyHugeStacksFew) {
    const Pile pile =
        pileOf(simulatedGame, 1, std::vector<std::string>(2'000, "1000000 potion of water"));
    std::vector<Pile> line(10, pile);
    for (std::size_t i = 0; i < line.size(); ++i) {
        line[i].distance = static_cast<int>(i) + 1;
    }
    const LineAnswer answer = sample(line, {}, 100, 3);
    for (const StackOdds& odds : answer.piles.back().ifHit.stacks) {
        EXPECT_TRUE(odds.quantityAfterShudder.empty());
        EXPECT_LE(odds.quantityAfterShudderInRanges.size(), 100U);
    }
}

TEST(Simulator, CountsASmallStackItemByItem) {
    const std::vector<Pile> line = {pileOf(simulatedGame, 1, {"4 dagger"})};
    const StackOdds odds = sample(line, {}, 20'000, 3).piles[0].ifHit.stacks[0];
    EXPECT_EQ(odds.quantityAfterShudder.size(), 3U);
    EXPECT_TRUE(odds.quantityAfterShudderInRanges.empty());
}

TEST(Simulator, GivesTheSameFiguresForTheSameSeedOnly) {
    const std::vector<Goal> goals = {
        {.object = objectOf(simulatedGame, "magic marker"), .atLeast = 1}};
    const LineAnswer once = sample(mixedLine(), goals, 5'000, 42);
    const LineAnswer again = sample(mixedLine(), goals, 5'000, 42);
    const LineAnswer other = sample(mixedLine(), goals, 5'000, 43);
    for (std::size_t i = 0; i < 2; ++i) {
        EXPECT_EQ(once.piles[i].ifHit, again.piles[i].ifHit);
        EXPECT_EQ(*once.piles[i].ifHitErrors, *again.piles[i].ifHitErrors);
        EXPECT_EQ(once.piles[i].overall, again.piles[i].overall);
        EXPECT_NE(once.piles[i].ifHit, other.piles[i].ifHit);
    }
    EXPECT_EQ(once.allGoals, again.allGoals);
}

TEST(Simulator, SaysHowItsFiguresCameAbout) {
    const LineAnswer answer = sample(mixedLine(), {}, 1'000, 9);
    const Provenance sampled{.method = Method::Sampled, .samples = 1'000, .seed = 9};
    EXPECT_EQ(answer.provenance, sampled);
    EXPECT_EQ(answer.piles[0].provenance, sampled);
    EXPECT_EQ(answer.allGoals, (Estimate{.value = 1, .standardError = 0}));
    EXPECT_EQ(answer.anyGoal, Estimate{});
}

TEST(Simulator, GivesAStandardErrorInEachFiguresPlace) {
    const PileAnswer pile = sample(mixedLine(), {}, 2'000, 3).piles[1];
    const PileOdds& odds = pile.ifHit;
    const PileOdds& errors = *pile.ifHitErrors;
    ASSERT_EQ(odds.stacks.size(), errors.stacks.size());
    ASSERT_EQ(odds.finalQuantity.size(), errors.finalQuantity.size());
    ASSERT_EQ(odds.itemsLeft.size(), errors.itemsLeft.size());
    for (std::size_t i = 0; i < odds.stacks.size(); ++i) {
        const std::vector<ObjectOdds>& into = odds.stacks[i].polymorphedInto;
        const std::vector<ObjectOdds>& intoErrors = errors.stacks[i].polymorphedInto;
        ASSERT_EQ(into.size(), intoErrors.size());
        for (std::size_t k = 0; k < into.size(); ++k) {
            EXPECT_EQ(into[k].object, intoErrors[k].object);
            const double p = into[k].probability;
            EXPECT_NEAR(intoErrors[k].probability, std::sqrt(p * (1 - p) / 2'000), 3e-4);
        }
    }
    ASSERT_EQ(pile.overall.size(), pile.overallErrors.size());
}

TEST(Simulator, StopsWhenAsked) {
    std::stop_source stop;
    stop.request_stop();
    EXPECT_FALSE(
        simulateLine(situationIn(simulatedGame), mixedLine(), {}, 1'000, 1, stop.get_token()));
}

TEST(Simulator, TellsItsProgress) {
    std::vector<double> shares;
    simulateLine(situationIn(simulatedGame), mixedLine(), {}, 5'000, 1, {},
                 [&shares](double share) { shares.push_back(share); });
    ASSERT_GE(shares.size(), 3U);
    EXPECT_TRUE(std::is_sorted(shares.begin(), shares.end()));
    EXPECT_EQ(shares.front(), 0);
    EXPECT_EQ(shares.back(), 1);
}

TEST(Simulator, RefusesToRunLessThanOnce) {
    EXPECT_THROW(sample(mixedLine(), {}, 0, 1), std::invalid_argument);
}

TEST(Simulator, NeverReachesWhatIsOutOfRange) {
    const std::vector<Pile> piles = {pileOf(simulatedGame, 13, {"dagger"}),
                                     pileOf(simulatedGame, 14, {"dagger"})};
    const LineAnswer answer = sample(piles, {}, 4'000, 1);
    EXPECT_NEAR(answer.piles[0].reached.value, 0.125, 0.03);
    EXPECT_EQ(answer.piles[1].reached.value, 0);
    EXPECT_EQ(answer.piles[1].overall.size(), 1U);
    EXPECT_EQ(answer.piles[1].overall[0].meanQuantity, 1);
    EXPECT_NEAR(answer.piles[1].ifHit.stacks[0].polymorphed, 0.83125, 0.03);
}

TEST(Simulator, LeavesRidersAndTheirKinAlone) {
    Pile pile = pileOf(simulatedGame, 1, {"corpse", "wand of polymorph", "Bell of Opening"});
    pile.stacks[0].corpse = "Famine";
    const PileOdds odds = sample({pile}, {}, 1'000, 1).piles[0].ifHit;
    for (const StackOdds& stack : odds.stacks) {
        EXPECT_EQ(stack.unaffected, 1);
        EXPECT_EQ(stack.resisted, 0);
    }
}

TEST(Simulator, MakesOnePairOfBootsOfCrocodiles) {
    Pile pile = pileOf(simulatedGame, 1, {"3 corpse"});
    pile.stacks[0].corpse = "crocodile";
    const StackOdds odds = sample({pile}, {}, 10'000, 1).piles[0].ifHit.stacks[0];
    ASSERT_EQ(odds.polymorphedInto.size(), 1U);
    EXPECT_EQ(odds.polymorphedInto[0].object, objectOf(simulatedGame, "low_boots"));
    EXPECT_EQ(odds.polymorphedInto[0].probability, odds.polymorphed);
    EXPECT_EQ(oddsOf(odds.quantityAfterPolymorph, 1), odds.polymorphed);
}

TEST(Simulator, DippingSparesFromShudderAndGolem) {
    Situation situation = situationIn(simulatedGame);
    situation.source = Source::Potion;
    const std::vector<Pile> piles = {pileOf(simulatedGame, 30, {"5 cursed rock", "5 cursed rock"})};
    const PileAnswer pile = simulateLine(situation, piles, {}, 10'000, 1)->piles[0];
    EXPECT_EQ(pile.reached.value, 1);
    EXPECT_EQ(pile.ifHit.stacks[0].shudderedSomeLeft, 0);
    EXPECT_EQ(oddsOf(pile.ifHit.golem, Golem::None), 1);
    EXPECT_NEAR(pile.ifHit.stacks[0].resisted, 0.05, 0.012);
}

}  // namespace
}  // namespace polyplan::nethack::polypile
