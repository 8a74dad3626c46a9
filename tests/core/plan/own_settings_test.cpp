#include "core/plan/own_settings.h"

#include <gtest/gtest.h>

namespace polyplan::plan {
namespace {

Document twoStrategies() {
    Document document;
    document.strategies.resize(2);
    document.strategies[0].name = "one";
    document.strategies[1].name = "two";
    return document;
}

TEST(OwnSettings, ChangeOneStrategyAlone) {
    Document document = twoStrategies();
    setLuck(document, 0, 5);
    EXPECT_EQ(document.strategies[0].hero.luck, 5);
    EXPECT_EQ(document.strategies[1].hero.luck, std::nullopt);
    EXPECT_EQ(document.hero.luck, 0);
    EXPECT_FALSE(agreeInSettings(document));
}

TEST(OwnSettings, StandInTheDocumentWhereAllAgree) {
    Document document = twoStrategies();
    setLuck(document, 0, 5);
    setLuck(document, 1, 5);
    EXPECT_EQ(document.hero.luck, 5);
    EXPECT_TRUE(agreeInSettings(document));
    setLedgerLevel(document, 1, 3);
    EXPECT_EQ(document.strategies[1].ledgerLevel, 3);
    setLedgerLevel(document, 1, 27);
    EXPECT_EQ(document, [] {
        Document same = twoStrategies();
        same.hero.luck = 5;
        return same;
    }());
}

TEST(OwnSettings, OfTheOnlyStrategyAreTheDocuments) {
    Document document = twoStrategies();
    document.strategies.pop_back();
    setLuck(document, 0, -13);
    EXPECT_EQ(document.hero.luck, -13);
    EXPECT_TRUE(agreeInSettings(document));
    document.strategies.clear();
    setLuck(document, 0, 2);
    EXPECT_EQ(document.hero.luck, 2);
}

TEST(OwnSettings, AreGivenToAll) {
    Document document = twoStrategies();
    document.hero.level = 14;
    document.strategies[0].hero.luck = 13;
    document.strategies[1].hero = {.luck = -13,
                                   .level = 1,
                                   .dexterity = 18,
                                   .armorClass = {},
                                   .conditions = std::vector<std::string>{"blind"}};
    shareSettings(document, 1);
    EXPECT_TRUE(agreeInSettings(document));
    EXPECT_EQ(document.hero.luck, -13);
    EXPECT_EQ(document.hero.level, 1);
    EXPECT_EQ(document.hero.dexterity, 18);
    EXPECT_EQ(document.hero.conditions, std::vector<std::string>{"blind"});
    EXPECT_EQ(document.strategies[0].hero, OwnHero{});
}

}  // namespace
}  // namespace polyplan::plan
