#include "core/plan/theft_question.h"

#include <gtest/gtest.h>

#include "tests/core/support/catalogues.h"

namespace polyplan::plan {
namespace {

using nethack::Game;

Document documentWithTheft() {
    Document document;
    Strategy& strategy = document.strategies.emplace_back();
    strategy.name = "One";
    strategy.theft.emplace().monster = "Cyclops";
    strategy.theft->turns = 30;
    strategy.theft->inventory = {{.kind = nethack::theft::Kind::QuestArtifact, .name = ""}};
    return document;
}

std::vector<Question> questionsOf(const Document& document) {
    return theftCalculator(tests::catalogues()).questions(document, document.strategies[0]);
}

TEST(TheftQuestion, IsOfTheStrategysGame) {
    Document document = documentWithTheft();
    EXPECT_EQ(questionsOf(document).at(0).as<TheftQuestion>()->request.game, Game::NetHack367);
    document.strategies[0].game = Game::NetHack343;
    EXPECT_EQ(questionsOf(document).at(0).as<TheftQuestion>()->request.game, Game::NetHack343);
    document.strategies[0].theft->game = Game::NetHack37;
    EXPECT_EQ(questionsOf(document).at(0).as<TheftQuestion>()->request.game, Game::NetHack37);
    document.strategies[0].theft->game.reset();
    document.strategies[0].game = Game::SlashThem;
    EXPECT_TRUE(questionsOf(document).empty());
    document.strategies[0].theft.reset();
    EXPECT_TRUE(questionsOf(document).empty());
}

TEST(TheftQuestion, IsAnsweredBeforeItsRemedies) {
    const Question question = questionsOf(documentWithTheft()).at(0);
    std::vector<AnyAnswer> stages;
    const AnyAnswer answer = question.answer(
        {.stop = {}, .stage = [&](const AnyAnswer& each) { stages.push_back(each); }});
    ASSERT_EQ(stages.size(), 1U);
    EXPECT_FALSE(stages[0].isComplete());
    EXPECT_EQ(question.report(stages[0]).table("theft/remedies"), nullptr);
    EXPECT_NE(question.report(answer).table("theft/remedies"), nullptr);
    EXPECT_EQ(question.report(stages[0]).figures, question.report(answer).figures);
}

TEST(TheftQuestion, IsRefusedWithItsFaults) {
    Document document = documentWithTheft();
    document.strategies[0].theft->monster = "newt";
    const Question question = questionsOf(document).at(0);
    const Report report = question.report(question.answer());
    ASSERT_EQ(report.remarks.size(), 1U);
    EXPECT_EQ(report.remarks[0].kind, RemarkKind::Refusal);
}

}  // namespace
}  // namespace polyplan::plan
