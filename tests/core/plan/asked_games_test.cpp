#include "core/plan/asked_games.h"

#include <gtest/gtest.h>

#include "tests/core/support/catalogues.h"
#include "tests/core/support/plans.h"

namespace polyplan::plan {
namespace {

using nethack::Game;

std::vector<AskedGame> gamesOf(const Document& document) {
    return askedGames(document, document.strategies.front(), tests::catalogues());
}

TEST(AskedGames, AreThoseOfTheCalculatorsThatAreAsked) {
    Document document = tests::documentOf({{tests::stack("unicorn horn")}});
    Strategy& strategy = document.strategies.front();
    EXPECT_EQ(gamesOf(document), (std::vector<AskedGame>{{"polypile", "NetHack 3.6.7"}}));
    strategy.damage.emplace_back().monster.name = "Ogre";
    strategy.heartbeat.emplace().creature.maxHp = 30;
    auto& engraving = strategy.engraving.emplace();
    engraving.game = Game::SlashEmExtended;
    engraving.text = "Elbereth";
    strategy.theft.emplace().monster = "Cyclops";
    strategy.game = Game::NetHack343;
    EXPECT_EQ(gamesOf(document), (std::vector<AskedGame>{{"polypile", "NetHack 3.4.3"},
                                                         {"engraving", "SLASH'EM Extended"},
                                                         {"damage", "Oangband 1.1.0"},
                                                         {"theft", "NetHack 3.4.3"},
                                                         {"heartbeat", "POWDER 117/118"}}));
}

TEST(AskedGames, AreNoneOfALineWithoutPiles) {
    Document document = tests::documentOf({});
    EXPECT_TRUE(gamesOf(document).empty());
    document.strategies.front().heartbeat.emplace().creature.maxHp = 30;
    EXPECT_EQ(gamesOf(document), (std::vector<AskedGame>{{"heartbeat", "POWDER 117/118"}}));
}

TEST(AskedGames, AreNoneOfAnEngravingWithoutAText) {
    Document document = tests::documentOf({});
    auto& engraving = document.strategies.front().engraving.emplace();
    EXPECT_TRUE(gamesOf(document).empty());
    engraving.text = "x";
    EXPECT_EQ(gamesOf(document), (std::vector<AskedGame>{{"engraving", "NetHack 3.6.7"}}));
}

TEST(AskedGames, AreNoneWithoutRules) {
    Document document;
    document.strategies.emplace_back().theft.emplace().monster = "Cyclops";
    document.game = Game::SlashThem;
    EXPECT_TRUE(gamesOf(document).empty());
    document.strategies.front().theft->game = Game::NetHack37;
    EXPECT_EQ(gamesOf(document), (std::vector<AskedGame>{{"theft", "NetHack 3.7"}}));
}

}  // namespace
}  // namespace polyplan::plan
