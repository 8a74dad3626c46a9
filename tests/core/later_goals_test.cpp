#include <gtest/gtest.h>

#include <cmath>

#include "core/nethack/polypile/evaluate.h"
#include "tests/core/support/situations.h"

/// Goals some turns after a zap, when some of what it changed has turned back.
namespace polyplan::nethack::polypile {
namespace {

using namespace polyplan::testing;

constexpr Game revertingGame = Game::SlashEm007;
constexpr int halfway = 749;  // half of what is hazy has turned back by then
constexpr int longAfter = 1'000;

std::vector<Goal> goalsOf(const std::vector<std::pair<std::string, int>>& named) {
    std::vector<Goal> goals;
    for (const auto& [name, atLeast] : named) {
        goals.push_back({.object = objectOf(revertingGame, name), .atLeast = atLeast});
    }
    return goals;
}

LineAnswer answerFor(const std::vector<Pile>& piles, const std::vector<Goal>& goals, int turns,
                     Game game = revertingGame) {
    EvaluateOptions options;
    options.turnsLater = turns;
    return evaluateLine(situationIn(game), piles, goals, options).value();
}

double later(const std::vector<Pile>& piles, const std::string& goal, int turns) {
    const LineAnswer answer = answerFor(piles, goalsOf({{goal, 1}}), turns);
    EXPECT_EQ(answer.later->provenance.method, Method::Exact);
    EXPECT_EQ(answer.later->turns, turns);
    return answer.later->goals.front().probability.value;
}

TEST(LaterGoals, WhatIsMadeIsGoneInTheEnd) {
    const std::vector<Pile> horn = {pileOf(revertingGame, 1, {"unicorn horn"})};
    const LineAnswer now = answerFor(horn, goalsOf({{"magic marker", 1}}), 0);
    EXPECT_FALSE(now.later);
    const double made = now.goals.front().probability.value;
    EXPECT_NEAR(made, 133.0 / 160 * 122'367 / 3'125'000, 1e-12);
    EXPECT_NEAR(later(horn, "magic marker", 499), made, 1e-15);
    EXPECT_NEAR(later(horn, "magic marker", halfway), made / 2, 1e-15);
    EXPECT_EQ(later(horn, "magic marker", longAfter), 0.0);
}

TEST(LaterGoals, WhatTurnsBackCountsAsWhatItWas) {
    const std::vector<Pile> horn = {pileOf(revertingGame, 1, {"unicorn horn"})};
    const double kept = 0.05;
    const double changed = 133.0 / 160;
    EXPECT_NEAR(later(horn, "unicorn horn", 100), kept, 1e-15);
    // What a magic lamp that was drawn has become is not hazy and stays an oil lamp.
    const double lamps = later(horn, "oil lamp", longAfter);
    EXPECT_GT(lamps, 0.0);
    EXPECT_NEAR(later(horn, "unicorn horn", halfway), kept + (changed - lamps) / 2, 1e-12);
    EXPECT_NEAR(later(horn, "unicorn horn", longAfter), kept + changed - lamps, 1e-12);
}

TEST(LaterGoals, NothingElseIsAskedInNetHack) {
    const std::vector<Pile> horn = {pileOf(Game::NetHack367, 1, {"unicorn horn"})};
    const std::vector<Goal> goals = {
        {.object = objectOf(Game::NetHack367, "magic marker"), .atLeast = 1}};
    EXPECT_FALSE(answerFor(horn, goals, longAfter, Game::NetHack367).later);
    EXPECT_EQ(answerFor(horn, goals, longAfter, Game::NetHack367).goals,
              answerFor(horn, goals, 0, Game::NetHack367).goals);
}

TEST(LaterGoals, WhatWasHazyBeforeIsTakenToHaveTurnedBack) {
    std::vector<Pile> piles = {pileOf(revertingGame, 1, {"wand of polymorph"}),
                               pileOf(revertingGame, 70, {"magic marker"})};
    Stack& marker = piles.back().stacks.front();  // out of reach
    EXPECT_EQ(later(piles, "magic marker", longAfter), 1.0);
    marker.hazyRemembering = objectOf(revertingGame, "unicorn horn");
    EXPECT_EQ(later(piles, "magic marker", 499), 1.0);
    EXPECT_EQ(later(piles, "magic marker", 500), 0.0);
    EXPECT_EQ(later(piles, "unicorn horn", 500), 1.0);
    marker.hazyRemembering = objectOf(revertingGame, "magic lamp");
    EXPECT_EQ(later(piles, "oil lamp", 500), 1.0);
}

/// Holds the exact chances against the dice.
void expectSimulated(const std::vector<Pile>& piles, const std::vector<Goal>& goals, int turns,
                     Source source = Source::Wand) {
    Situation situation = situationIn(revertingGame);
    situation.source = source;
    situation.known.materials = unshuffledMaterials(revertingGame);
    EvaluateOptions options;
    options.turnsLater = turns;
    const LaterGoals computed = *evaluateLine(situation, piles, goals, options)->later;
    EXPECT_EQ(computed.provenance.method, Method::Exact);
    options.method = Method::Sampled;
    options.samples = 20'000;
    options.seed = 7;
    const LaterGoals rolled = *evaluateLine(situation, piles, goals, options)->later;
    EXPECT_EQ(rolled.provenance.method, Method::Sampled);
    const auto expectNear = [](const Estimate& expected, const Estimate& found, const auto& what) {
        const double error = std::max(found.standardError, 1e-5);
        EXPECT_NEAR(found.value, expected.value, 5 * error) << what;
    };
    for (std::size_t i = 0; i < goals.size(); ++i) {
        expectNear(computed.goals[i].probability, rolled.goals[i].probability,
                   objectsOf(revertingGame)[goals[i].object].name);
    }
    expectNear(computed.allGoals, rolled.allGoals, "all");
    expectNear(computed.anyGoal, rolled.anyGoal, "any");
}

TEST(LaterGoals, AgreeWithTheDice) {
    const auto hazy = [](std::string_view words, std::string_view remembered) {
        Stack stack = stackOf(revertingGame, words);
        stack.hazyRemembering = objectOf(revertingGame, remembered);
        return stack;
    };
    std::vector<Pile> piles = {
        pileOf(revertingGame, 1, {"unicorn horn", "4 tallow candle", "magic lamp", "unicorn horn"}),
        pileOf(revertingGame, 2, {"7 rock", "3 ruby", "2 dagger", "wand of wishing"}),
        pileOf(revertingGame, 6, {"unicorn horn", "magic marker", "amulet of life saving"})};
    piles[0].stacks.push_back(hazy("magic marker", "oil lamp"));
    piles[1].stacks.push_back(hazy("3 rock", "ruby"));
    piles[1].stacks.push_back(hazy("6 rock", "diamond"));
    piles[2].stacks.push_back(hazy("wand of digging", "wand of wishing"));
    const std::vector<Goal> goals = goalsOf({{"unicorn horn", 2},
                                             {"oil lamp", 1},
                                             {"rock", 5},
                                             {"ruby", 2},
                                             {"magic marker", 1},
                                             {"amulet of unchanging", 1}});
    for (const int turns : {100, 600, longAfter}) {
        expectSimulated(piles, goals, turns);
    }
    expectSimulated(piles, goals, halfway, Source::Potion);
}

TEST(LaterGoals, OfWhatIsNotIdentifiedAgreeWithTheDice) {
    const ObjectTable& table = objectsOf(revertingGame);
    const auto look = [&table](ObjectClass objectClass, std::string_view appearance) {
        Stack stack;
        stack.object = table.findLook(objectClass, appearance).value();
        return stack;
    };
    std::vector<Pile> piles = {pileOf(revertingGame, 1, {"unicorn horn"})};
    piles[0].stacks.push_back(look(ObjectClass::Potion, "bubbly"));
    piles[0].stacks.push_back(look(ObjectClass::Tool, "lamp"));
    piles[0].stacks.push_back(look(ObjectClass::Amulet, "hexagonal"));
    const std::vector<Goal> goals =
        goalsOf({{"oil lamp", 1}, {"potion of water", 1}, {"amulet of life saving", 1}});
    for (const int turns : {halfway, longAfter}) {
        expectSimulated(piles, goals, turns);
    }
}

}  // namespace
}  // namespace polyplan::nethack::polypile
