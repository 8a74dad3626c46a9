#include "core/nethack/engraving/elbereth.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "core/nethack/engraving/answer.h"
#include "core/nethack/engraving/elbereth_rules.h"
#include "core/nethack/engraving/report.h"
#include "tests/core/nethack/engraving/ask.h"

namespace polyplan::nethack::engraving {
namespace {

// Reference section 4.1.
TEST(Elbereth, CountsByTheVersionsOwnTest) {
    for (const char* text : {"Elbereth", "eLBERETH"}) {
        for (const Game game : allGames) {
            EXPECT_TRUE(readsElbereth(text, Type::Dust, game));
            EXPECT_FALSE(readsElbereth(text, Type::Headstone, game));
        }
    }
    for (const char* text : {"Elbereth.", "xElbereth", "ElberethElbereth"}) {
        EXPECT_TRUE(containsElbereth(text, Type::Burn));
        EXPECT_FALSE(containsElbereth(text, Type::Headstone));
        EXPECT_TRUE(readsElbereth(text, Type::Burn, Game::NetHack343));
        EXPECT_TRUE(readsElbereth(text, Type::Burn, Game::SlashEmExtended));
        EXPECT_FALSE(readsElbereth(text, Type::Burn, Game::NetHack367));
        EXPECT_FALSE(readsElbereth(text, Type::Burn, Game::NetHack37));
    }
    for (const char* text : {"", "Elberet", "Elbe reth", "Flbereth"}) {
        EXPECT_FALSE(containsElbereth(text, Type::Dust));
    }
}

TEST(Elbereth, HasNoTopicsButThoseOfTheNewestAndTheirOrder) {
    const auto newest = elberethRules(Game::NetHack37);
    EXPECT_EQ(newest.size(), 9U);
    EXPECT_EQ(elberethRules(Game::NetHack367).size(), 9U);
    EXPECT_EQ(elberethRules(Game::NetHack343).size(), 7U);
    EXPECT_EQ(elberethRules(Game::SlashEmExtended).size(), 7U);
    for (const Game game : allGames) {
        const auto rules = elberethRules(game);
        EXPECT_EQ(rules.empty(), !knowsEngraving(game));
        auto after = newest.begin();
        for (const ElberethRule& rule : rules) {
            const auto same =
                std::ranges::find(after, newest.end(), rule.topic, &ElberethRule::topic);
            ASSERT_NE(same, newest.end()) << rule.topic;
            after = same + 1;
            EXPECT_FALSE(rule.text.empty());
            EXPECT_FALSE(rule.source.empty());
        }
    }
}

TEST(Elbereth, IsExplainedWhereItComesToStand) {
    const auto isExplained = [](const std::string& members) {
        const Request request = tests::engravingRequest(
            R"({"game": "nethack-3.6.7", "stylus": "dagger", )" + members + '}');
        const Report told = report(
            request, answer(request, *request.game, *tests::catalogues().engraving(*request.game)));
        return std::ranges::any_of(told.remarks, [](const Remark& remark) {
            return remark.text.starts_with("Who ignores it");
        });
    };
    const std::string old =
        R"("action": "add", "existing": {"type": "ENGRAVE", "text": "Elbe"}, "text": )";
    EXPECT_TRUE(isExplained(R"("text": "Elbereth")"));
    EXPECT_TRUE(isExplained(old + R"("reth")"));
    EXPECT_FALSE(isExplained(old + R"("ret")"));
    EXPECT_FALSE(isExplained(R"("text": "reth")"));
}

// Reference section 10, example 14.
TEST(Elbereth, ScaresForTwelveTurnsOnAverage) {
    const std::vector<double> odds = flightTurns();
    double sum = 0;
    double mean = 0;
    for (std::size_t turns = 0; turns < odds.size(); ++turns) {
        sum += odds[turns];
        mean += odds[turns] * static_cast<double>(turns);
    }
    EXPECT_NEAR(sum, 1, 1e-14);
    EXPECT_NEAR(mean, 83.5 / 7 + 6.0 / 70 + 1.0 / 700, 1e-12);
    EXPECT_EQ(odds[1], 0.0);
}

}  // namespace
}  // namespace polyplan::nethack::engraving
