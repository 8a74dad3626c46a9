#include "core/nethack/polypile/evaluate.h"

#include <gtest/gtest.h>

#include "core/nethack/polypile/evaluate_series.h"
#include "core/nethack/polypile/fate.h"
#include "tests/core/support/situations.h"

namespace polyplan::nethack::polypile {
namespace {

using namespace polyplan::testing;

constexpr Game evaluatedGame = Game::NetHack367;

const std::vector<std::string> unknownMaterials = {"wand of striking", "ring of adornment"};

/// All goals, where every figure is to be exact; nothing where not every one can be.
std::optional<Estimate> exactly(const std::vector<Pile>& piles) {
    const std::vector<Goal> goals = {{.object = objectOf(evaluatedGame, "ring of hunger")}};
    const auto answer = evaluateLine(situationIn(evaluatedGame), piles, goals,
                                     {.method = Method::Exact, .stop = {}});
    return answer ? std::optional(answer->allGoals) : std::nullopt;
}

TEST(Evaluate, AskedToBeExactItIsSoOrSaysNothing) {
    const Pile pile = pileOf(evaluatedGame, 1, unknownMaterials);
    const auto found = exactly({pile});
    ASSERT_TRUE(found);
    EXPECT_GT(found->value, 0);
    EXPECT_EQ(found->standardError, 0);

    EXPECT_FALSE(exactly({pile, pileOf(evaluatedGame, 2, unknownMaterials)}))
        << "tied by their materials";
    EXPECT_FALSE(exactly({pileOf(evaluatedGame, 1, {"2001 unicorn horn"})})) << "too many";
}

TEST(Evaluate, HowAStackFaresIsExactWhereItsLineIsSampled) {
    const Situation situation = situationIn(evaluatedGame);
    const std::vector<Pile> pile = {pileOf(evaluatedGame, 1, {"2001 unicorn horn", "dagger"})};
    EvaluateOptions options;
    options.samples = 1'000;
    const auto answer = evaluateLine(situation, pile, {}, options);
    ASSERT_TRUE(answer);
    ASSERT_EQ(answer->provenance.method, Method::Sampled);
    for (std::size_t stack = 0; stack < 2; ++stack) {
        const Fate fate = fateOf(situation, pile.front().stacks[stack]);
        const StackOdds& odds = answer->piles.front().ifHit.stacks[stack];
        EXPECT_EQ(odds.resisted, fate.resisted);
        EXPECT_EQ(odds.shudderedSomeLeft + odds.shudderedAllLost, fate.shuddered);
        EXPECT_EQ(odds.polymorphed, fate.changed);
        EXPECT_EQ(answer->piles.front().ifHitErrors->stacks[stack].polymorphed, 0);
    }
    EXPECT_GT(answer->piles.front().ifHitErrors->stacks.front().items.changed, 0);
}

TEST(Evaluate, SeriesToBeExactIsSoOrSaysNothing) {
    const Situation situation = situationIn(evaluatedGame);
    const std::vector<Pile> pile = {pileOf(evaluatedGame, 1, {"unicorn horn", "unicorn horn"})};
    const auto first = evaluateLine(situation, pile, {});
    EXPECT_FALSE(evaluateSeries(situation, pile, {}, {.zaps = 2, .collectsGoals = false}, *first,
                                {.method = Method::Exact}));
}

}  // namespace
}  // namespace polyplan::nethack::polypile
