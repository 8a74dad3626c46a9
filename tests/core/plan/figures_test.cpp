#include "core/plan/figures.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/core/plan/hand_made_answer.h"
#include "tests/core/support/catalogues.h"

namespace polyplan::plan {
namespace {

NamedFigures figuresOf(const tests::HandMade& made) {
    return namedFigures(*made.strategy.polypile, made.answer,
                        *tests::catalogues().objects(nethack::Game::NetHack367));
}

const Figure& figure(const NamedFigures& all, const std::string& id) {
    const auto found = std::find_if(all.figures.begin(), all.figures.end(),
                                    [&id](const Figure& one) { return one.id == id; });
    EXPECT_NE(found, all.figures.end()) << id;
    return *found;
}

const Series& series(const NamedFigures& all, const std::string& id) {
    const auto found = std::find_if(all.series.begin(), all.series.end(),
                                    [&id](const Series& one) { return one.id == id; });
    EXPECT_NE(found, all.series.end()) << id;
    return *found;
}

TEST(Figures, TellWhatCanBeCompared) {
    const NamedFigures all = figuresOf(tests::handMadeAnswer());
    EXPECT_EQ(figure(all, "goal/magic marker/2"),
              (Figure{"goal/magic marker/2", "At least 2 magic marker", 0.25, "probability",
                      Better::Higher, 0.0, "zap.c poly_obj()"}));
    EXPECT_EQ(figure(all, "goals/any").value, 0.5);
    EXPECT_EQ(figure(all, "items/wanted").value, 0.0);
    EXPECT_EQ(figure(all, "items/all").value, 0.6);
    EXPECT_EQ(figure(all, "piles/reached").value, 0.875);
    EXPECT_DOUBLE_EQ(figure(all, "loss/shock").value, 0.875 * 0.25);
    EXPECT_DOUBLE_EQ(figure(all, "golems").value, 0.875 * 0.25);
    EXPECT_DOUBLE_EQ(figure(all, "loss/golem").value, 0.875 * 0.125);
    EXPECT_EQ(figure(all, "fodder/stacks").value, 2.0);
    EXPECT_EQ(figure(all, "fodder/items").value, 2.0);
}

TEST(Figures, CountWhatTheShockTakesOfAStack) {
    tests::HandMade made = tests::handMadeAnswer();
    made.strategy.polypile->line[0].stacks[0].quantity = 4;
    made.answer.piles[0].ifHit.stacks[0].shudderedAllLost = 0.0;
    made.answer.piles[0].ifHit.stacks[0].quantityAfterShudder = {{1, 0.1}, {3, 0.2}};
    made.answer.piles[0].ifHit.stacks[1].quantityAfterShudder = {};
    EXPECT_DOUBLE_EQ(figure(figuresOf(made), "loss/shock").value, 0.875 * (0.3 + 0.2));
}

TEST(Figures, CarryErrors) {
    tests::HandMade made = tests::handMadeAnswer();
    made.answer.goals[0].probability.standardError = 0.01;
    made.answer.piles[0].reached.standardError = 0.02;
    made.answer.piles[0].overallErrors = {{made.answer.piles[0].overall[0].object, 0.03, 0.0}};
    const NamedFigures all = figuresOf(made);
    EXPECT_EQ(figure(all, "goal/magic marker/2").standardError, 0.01);
    EXPECT_EQ(figure(all, "piles/reached").standardError, 0.02);
    EXPECT_EQ(figure(all, "items/all").standardError, 0.03);
    EXPECT_DOUBLE_EQ(figure(all, "golems").standardError, 0.25 * 0.02);
}

TEST(Figures, SeriesRunAlongLineObjectsAndZaps) {
    const NamedFigures all = figuresOf(tests::handMadeAnswer());
    EXPECT_EQ(series(all, "reached_by_pile").points, (std::vector<SeriesPoint>{{"3", 0.875, 0.0}}));
    EXPECT_EQ(series(all, "items_by_object").points,
              (std::vector<SeriesPoint>{{"wand of sleep", 0.6, 0.0}}));
    EXPECT_EQ(series(all, "all_goals_by_zap").points, (std::vector<SeriesPoint>{{"1", 0.25, 0.0}}));
}

TEST(Figures, WithoutGoalsSayNothingOfThem) {
    tests::HandMade made = tests::handMadeAnswer();
    made.strategy.polypile->goals.clear();
    made.answer.goals.clear();
    for (const Figure& one : figuresOf(made).figures) {
        EXPECT_FALSE(one.id.starts_with("goal") || one.id == "items/wanted") << one.id;
    }
}

}  // namespace
}  // namespace polyplan::plan
