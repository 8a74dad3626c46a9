#include <gtest/gtest.h>

#include <cmath>

#include "core/nethack/polypile/evaluate.h"
#include "core/nethack/polypile/simulator.h"
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
    situation.known = unshuffledMaterials(errorGame);
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

}  // namespace
}  // namespace polyplan::testing
