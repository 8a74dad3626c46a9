#include "core/nethack/polypile/simulator_series.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>

#include "tests/core/support/situations.h"

namespace polyplan::nethack::polypile {
namespace {

using namespace polyplan::testing;

constexpr Game sampledGame = Game::NetHack367;

std::vector<Pile> mixedSeries() {
    return {
        pileOf(sampledGame, 1, {"unicorn horn", "5 cursed rock", "wand of digging", "3 dagger"}),
        pileOf(sampledGame, 5, {"ring of adornment", "2 scroll of mail", "spellbook of sleep"})};
}

std::vector<Goal> twoGoals() {
    return {{.object = objectOf(sampledGame, "magic marker"), .atLeast = 1},
            {.object = objectOf(sampledGame, "rock"), .atLeast = 3}};
}

SimulatedSeries sampleSeries(const ZapSeries& series, const SeriesSampling& sampling) {
    return simulateSeries(situationIn(sampledGame), mixedSeries(), twoGoals(), series, sampling)
        .value();
}

constexpr ZapSeries fourZaps{.zaps = 4, .collectsGoals = true};

TEST(SeriesSimulator, GivesTheSameBytesOnAnyNumberOfThreads) {
    const auto onThreads = [](unsigned threads) {
        return sampleSeries(fourZaps, {.samples = 2'001, .seed = 42, .threads = threads});
    };
    const SimulatedSeries one = onThreads(1);
    EXPECT_EQ(one, onThreads(2));
    EXPECT_EQ(one, onThreads(7));
    EXPECT_EQ(one, onThreads(64));
}

TEST(SeriesSimulator, GivesOtherFiguresForAnotherSeed) {
    const SimulatedSeries one = sampleSeries(fourZaps, {.samples = 2'000, .seed = 1});
    const SimulatedSeries other = sampleSeries(fourZaps, {.samples = 2'000, .seed = 2});
    EXPECT_NE(one.answer.byZap.back().itemsLeft, other.answer.byZap.back().itemsLeft);
}

TEST(SeriesSimulator, RefinesItsAnswerInStages) {
    std::vector<SimulatedSeries> stages;
    const SeriesSampling sampling{.samples = 10'000, .seed = 3, .firstSamples = 50};
    const auto last =
        simulateSeries(situationIn(sampledGame), mixedSeries(), twoGoals(), fourZaps, sampling,
                       [&stages](const SimulatedSeries& stage) { stages.push_back(stage); });
    ASSERT_GE(stages.size(), 2U);
    EXPECT_EQ(stages.front().answer.finalProvenance.samples, 50);
    EXPECT_EQ(stages.front(), sampleSeries(fourZaps, {.samples = 50, .seed = 3}));
    for (std::size_t i = 1; i < stages.size(); ++i) {
        EXPECT_GT(stages[i].answer.finalProvenance.samples,
                  stages[i - 1].answer.finalProvenance.samples);
    }
    EXPECT_EQ(*last, sampleSeries(fourZaps, {.samples = 10'000, .seed = 3}));
}

TEST(SeriesSimulator, LosesNoItem) {
    for (const bool collects : {false, true}) {
        const SimulatedSeries sampled =
            sampleSeries({.zaps = 6, .collectsGoals = collects}, {.samples = 500, .seed = 9});
        for (const ZapAnswer& zap : sampled.answer.byZap) {
            double items = zap.itemsLeft.value + zap.lost.shock.value + zap.lost.fused.value +
                           zap.lost.golem.value;
            for (const ObjectMean& collected : zap.collected) {
                items += collected.mean.value;
            }
            EXPECT_NEAR(items, 14, 1e-9);
        }
        double lying = 0;
        for (const ObjectLeft& left : sampled.answer.finalQuantity) {
            lying += left.meanQuantity;
        }
        const ZapAnswer& last = sampled.answer.byZap.back();
        EXPECT_NEAR(
            lying,
            last.itemsLeft.value + last.collected[0].mean.value + last.collected[1].mean.value,
            1e-9);
    }
}

TEST(SeriesSimulator, CollectsWhatLiesOutOfReachToo) {
    const std::vector<Pile> far = {pileOf(sampledGame, 20, {"3 rock", "dagger"})};
    const auto sampled = simulateSeries(situationIn(sampledGame), far, twoGoals(),
                                        {.zaps = 2, .collectsGoals = true}, {.samples = 100});
    for (const ZapAnswer& zap : sampled->answer.byZap) {
        EXPECT_EQ(zap.collected[1].mean.value, 3);
        EXPECT_EQ(zap.goals[1].probability.value, 1);
        EXPECT_EQ(zap.itemsLeft.value, 1);
        EXPECT_EQ(zap.stacksLeft.value, 1);
    }
    EXPECT_EQ(sampled->details.back().pilesHit[0].value, 0);
}

TEST(SeriesSimulator, GoesOnWithNothingLeft) {
    const std::vector<Pile> one = {pileOf(sampledGame, 1, {"cursed unicorn horn"})};
    const auto sampled = simulateSeries(situationIn(sampledGame), one, twoGoals(),
                                        {.zaps = 200, .collectsGoals = true}, {.samples = 400});
    const ZapAnswer& last = sampled->answer.byZap.back();
    ASSERT_EQ(sampled->answer.byZap.size(), 200U);
    EXPECT_EQ(last.itemsLeft.value, 0);
    EXPECT_EQ(last.lost.shock.value + last.collected[0].mean.value, 1);
    EXPECT_EQ(sampled->details.back().stacksHit.value, 0);
}

TEST(SeriesSimulator, CallsNothingCertainThatItOnlyNeverSaw) {
    const SimulatedSeries sampled = sampleSeries(fourZaps, {.samples = 10, .seed = 1});
    const ZapAnswer& first = sampled.answer.byZap.front();
    EXPECT_GT(first.golems.standardError, 0);
    EXPECT_GT(first.lost.golem.standardError, 0);
    const SimulatedSeries left = sampleSeries({.zaps = 2, .collectsGoals = false}, {.samples = 10});
    EXPECT_EQ(left.answer.byZap.front().collected[0].mean, Estimate{});
}

TEST(SeriesSimulator, StopsWhenAsked) {
    std::stop_source stop;
    stop.request_stop();
    EXPECT_FALSE(simulateSeries(situationIn(sampledGame), mixedSeries(), {}, fourZaps,
                                {.samples = 1'000, .stop = stop.get_token()}));
}

TEST(SeriesSimulator, TellsItsProgress) {
    std::vector<double> shares;
    sampleSeries(fourZaps, {.samples = 3'000, .threads = 1, .progress = [&shares](double share) {
                                shares.push_back(share);
                            }});
    ASSERT_GE(shares.size(), 3U);
    EXPECT_TRUE(std::is_sorted(shares.begin(), shares.end()));
    EXPECT_EQ(shares.back(), 1);
}

TEST(SeriesSimulator, RefusesToRunLessThanOnce) {
    EXPECT_THROW(sampleSeries(fourZaps, {.samples = 0}), std::invalid_argument);
    EXPECT_THROW(sampleSeries({.zaps = 0}, {.samples = 1}), std::invalid_argument);
}

}  // namespace
}  // namespace polyplan::nethack::polypile
