#include "core/plan/advice/unreachable.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "core/nethack/polypile/evaluate.h"
#include "tests/core/support/catalogues.h"
#include "tests/core/support/plans.h"

namespace polyplan::plan {
namespace {

using nethack::polypile::Goal;

/// Of every class something, of some what another thing only becomes now and then.
constexpr std::array wanted = {"magic marker",
                               "oil lamp",
                               "magic lamp",
                               "unicorn horn",
                               "long sword",
                               "boulder",
                               "rock",
                               "ruby",
                               "spellbook of blank paper",
                               "wand of death",
                               "wand of wishing",
                               "amulet of life saving",
                               "low boots",
                               "egg"};

constexpr std::size_t every = 7;  ///< of the objects is tried: they share classes

/// What the whole answer of a pile of one stack gives no chance.
std::vector<Goal> withoutOdds(const LineQuestion& question, const nethack::Stack& stack) {
    nethack::polypile::LineEvaluator evaluator;
    std::vector<Goal> missing;
    for (const Goal& goal : question.goals) {
        const std::array piles = {nethack::polypile::Pile{.distance = 1, .stacks = {stack}}};
        const auto odds = evaluator.evaluate(
            question.situation, piles, std::array{goal},
            {.method = {}, .detail = nethack::polypile::Detail::Immediate, .stop = {}});
        if (odds->goals.front().probability.value == 0) {
            missing.push_back(goal);
        }
    }
    return missing;
}

class Unreachable : public ::testing::TestWithParam<nethack::Game> {};

TEST_P(Unreachable, IsWhatTheOddsOfAPileGiveNoChance) {
    Document document;
    Strategy& strategy = document.strategies.emplace_back();
    strategy.game = GetParam();
    const ObjectTable& table = *tests::catalogues().objects(GetParam());
    auto& goals = strategy.polypile.emplace().goals;
    for (const std::string_view name : wanted) {
        if (const auto object = table.find(name)) {
            goals.emplace_back().object = *object;
        }
    }
    const auto question = lineQuestion(document, strategy, tests::catalogues());
    for (ObjectIndex object = 0; object < table.size(); object += every) {
        for (const int quantity : {1, 9}) {
            nethack::Stack stack;
            stack.object = object;
            stack.quantity = table[object].stacks ? quantity : 1;
            EXPECT_EQ(goalsNothingBecomes(*question, std::array{stack}),
                      withoutOdds(*question, stack))
                << quantity << " " << table[object].name;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Games, Unreachable,
                         ::testing::Values(nethack::Game::NetHack343, nethack::Game::NetHack37,
                                           nethack::Game::SlashEm007));

}  // namespace
}  // namespace polyplan::plan
