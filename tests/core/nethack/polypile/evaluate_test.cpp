#include "core/nethack/polypile/evaluate.h"

#include <gtest/gtest.h>

#include "core/nethack/polypile/evaluate_series.h"
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

TEST(Evaluate, SeriesToBeExactIsSoOrSaysNothing) {
    const Situation situation = situationIn(evaluatedGame);
    const std::vector<Pile> pile = {pileOf(evaluatedGame, 1, {"unicorn horn", "unicorn horn"})};
    const auto first = evaluateLine(situation, pile, {});
    EXPECT_FALSE(evaluateSeries(situation, pile, {}, {.zaps = 2, .collectsGoals = false}, *first,
                                {.method = Method::Exact}));
}

}  // namespace
}  // namespace polyplan::nethack::polypile
