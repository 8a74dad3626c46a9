#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <utility>
#include <vector>

#include "core/nethack/polypile/evaluate.h"
#include "core/nethack/polypile/exact_series.h"
#include "core/nethack/polypile/simulator.h"
#include "core/nethack/polypile/simulator_series.h"
#include "tests/core/support/figures.h"
#include "tests/core/support/situations.h"

namespace polyplan::testing {
namespace {

using namespace polyplan::nethack;
using namespace polyplan::nethack::polypile;

constexpr Game errorGame = Game::NetHack367;

/// Squares of the deviations from the truth in standard errors, which average 1 if the standard
/// errors are what they promise to be.
struct Squares {
    double sum = 0;
    int count = 0;
};

/// Simulates the line over and over with few runs and holds each figure's deviations against its
/// standard errors. Rare figures are left out: theirs are widened on purpose.
void expectHonestErrors(const Situation& situation, const std::vector<Pile>& piles,
                        const std::vector<Goal>& goals) {
    constexpr int repetitions = 400;
    constexpr std::int64_t runs = 2'000;
    const auto truth =
        figuresOf(evaluateLine(situation, piles, goals,
                               {.method = {}, .detail = Detail::WholeLine, .stop = {}})
                      .value(),
                  situation.table);
    std::map<std::string, Squares> squares;
    for (int seed = 1; seed <= repetitions; ++seed) {
        const auto sampled =
            simulateLine(situation, piles, goals, runs, static_cast<std::uint64_t>(seed));
        for (const auto& [name, figure] : figuresOf(*sampled, situation.table)) {
            const auto exact = truth.find(name);
            if (exact == truth.end() || figure.standardError == 0) {
                continue;
            }
            const double value = exact->second.value;
            const bool isProbability = exact->second.kind == FigureKind::Probability;
            if (value > 0.05 && (!isProbability || value < 0.95)) {
                const double off = (figure.value - value) / figure.standardError;
                squares[name].sum += off * off;
                ++squares[name].count;
            }
        }
    }
    EXPECT_GT(squares.size(), 40U);
    for (const auto& [name, sum] : squares) {
        ASSERT_EQ(sum.count, repetitions) << name;
        // The mean of 400 squares has a standard deviation of 0.07.
        EXPECT_NEAR(sum.sum / sum.count, 1, 0.35) << name;
    }
}

TEST(StandardErrors, AreHonestWhereAppearancesAreKnown) {
    Situation situation = situationIn(errorGame);
    situation.known.materials = unshuffledMaterials(errorGame);
    expectHonestErrors(
        situation,
        {pileOf(errorGame, 1, {"5 cursed rock", "3 dagger", "wand of light", "boulder"}),
         pileOf(errorGame, 6, {"7 cursed gold piece", "scroll of mail", "iron chain"})},
        {{.object = objectOf(errorGame, "dagger"), .atLeast = 2},
         {.object = objectOf(errorGame, "statue"), .atLeast = 1}});
}

TEST(StandardErrors, AreHonestWhereTheyAreNot) {
    expectHonestErrors(
        situationIn(errorGame),
        {pileOf(errorGame, 1, {"5 cursed rock", "boulder", "wand of sleep", "ring of hunger"}),
         pileOf(errorGame, 5, {"5 cursed arrow", "boulder", "heavy iron ball"})},
        {{.object = objectOf(errorGame, "boulder"), .atLeast = 1}});
}

/// The same of a series of stacks that lie alone, which is known exactly, after each zap.
void expectHonestSeries(const std::vector<Pile>& piles, const std::vector<Goal>& goals,
                        const ZapSeries& series) {
    constexpr int repetitions = 400;
    const Situation situation = situationIn(errorGame);
    const SeriesAnswer truth = exactSeries(situation, piles, goals, series).value();
    const auto chancesOf = [](const ZapAnswer& zap) {
        std::vector<Estimate> chances = {zap.allGoals, zap.anyGoal};
        for (const GoalAnswer& goal : zap.goals) {
            chances.push_back(goal.probability);
        }
        return chances;
    };
    std::map<std::pair<std::size_t, std::size_t>, Squares> squares;
    std::map<std::pair<std::size_t, std::size_t>, double> sums;
    for (int seed = 1; seed <= repetitions; ++seed) {
        const auto sampled =
            simulateSeries(situation, piles, goals, series,
                           {.samples = 2'000, .seed = static_cast<std::uint64_t>(seed)});
        for (std::size_t zap = 0; zap < truth.byZap.size(); ++zap) {
            const auto exact = chancesOf(truth.byZap[zap]);
            const auto found = chancesOf(sampled->answer.byZap[zap]);
            for (std::size_t i = 0; i < exact.size(); ++i) {
                if (exact[i].value > 0.05 && exact[i].value < 0.95) {
                    const double off = (found[i].value - exact[i].value) / found[i].standardError;
                    sums[{zap, i}] += off;
                    squares[{zap, i}].sum += off * off;
                    ++squares[{zap, i}].count;
                }
            }
        }
    }
    EXPECT_GT(squares.size(), 10U);
    for (const auto& [which, sum] : squares) {
        const auto& [zap, figure] = which;
        EXPECT_NEAR(sum.sum / sum.count, 1, 0.35) << "zap " << zap + 1 << ", " << figure;
        // The mean of 400 deviations has a standard deviation of 0.05.
        EXPECT_NEAR(sums[which] / sum.count, 0, 0.25) << "zap " << zap + 1 << ", " << figure;
    }
}

TEST(StandardErrors, OfASeriesAreHonestWhereGoalsAreLeftLying) {
    expectHonestSeries(
        {pileOf(errorGame, 1, {"potion of booze"}), pileOf(errorGame, 2, {"potion of sickness"}),
         pileOf(errorGame, 3, {"potion of see invisible"}),
         pileOf(errorGame, 5, {"potion of fruit juice"}),
         pileOf(errorGame, 8, {"potion of water"})},
        {{.object = objectOf(errorGame, "potion of water"), .atLeast = 1},
         {.object = objectOf(errorGame, "potion of healing"), .atLeast = 1}},
        {.zaps = 6, .collectsGoals = false});
}

TEST(StandardErrors, OfASeriesAreHonestWhereGoalsAreCollected) {
    expectHonestSeries(
        {pileOf(errorGame, 1, {"potion of booze"}), pileOf(errorGame, 2, {"potion of sickness"}),
         pileOf(errorGame, 5, {"potion of fruit juice"})},
        {{.object = objectOf(errorGame, "potion of water"), .atLeast = 1},
         {.object = objectOf(errorGame, "potion of healing"), .atLeast = 1}},
        {.zaps = 6, .collectsGoals = true});
}

}  // namespace
}  // namespace polyplan::testing
