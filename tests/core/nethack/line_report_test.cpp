#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/nethack/polypile/evaluate.h"
#include "core/nethack/polypile/report.h"
#include "core/plan/line_of.h"
#include "tests/core/plan/hand_made_answer.h"
#include "tests/core/support/catalogues.h"

namespace polyplan::nethack::polypile {
namespace {

/// A hand-made answer with what it belongs to.
class LineReportTest : public testing::Test {
  protected:
    Report line() { return lineReport(view()); }
    Report pile() { return pileReport(view(), 0); }
    Report stack(std::size_t place) { return stackReport(view(), 0, place); }

    static const Figure& figure(const Report& report, const std::string& id) {
        const Figure* found = report.figure(id);
        EXPECT_NE(found, nullptr) << id;
        static const Figure none;
        return found == nullptr ? none : *found;
    }

    LineView view() {
        const ObjectTable& table = *tests::catalogues().objects(Game::NetHack367);
        piles_ = plan::pilesOf(*made_.strategy.polypile, table);
        return {piles_, made_.answer, table};
    }

    tests::HandMade made_ = tests::handMadeAnswer();
    std::vector<Pile> piles_;
};

TEST_F(LineReportTest, TellsWhatCanBeCompared) {
    const Report all = line();
    const Figure& goal = figure(all, "polypile/goal/magic marker/2");
    EXPECT_EQ(goal.label, "At least 2 magic markers");
    EXPECT_EQ(goal.value, (Estimate{0.25, 0.0}));
    EXPECT_EQ(goal.better, Better::Higher);
    EXPECT_EQ(goal.source, "zap.c poly_obj()");
    EXPECT_EQ(figure(all, "polypile/goals/any").value.value, 0.5);
    EXPECT_EQ(figure(all, "polypile/items/wanted").value.value, 0.0);
    EXPECT_EQ(figure(all, "polypile/items/left").value.value, 0.6);
    EXPECT_EQ(figure(all, "polypile/piles/reached").value.value, 0.875);
    EXPECT_EQ(figure(all, "polypile/piles/reached").better, Better::Neither)
        << "how many piles there are is no matter of worth";
    EXPECT_DOUBLE_EQ(figure(all, "polypile/golems").value.value, 0.875 * 0.25);
    EXPECT_EQ(figure(all, "polypile/stacks/before").value.value, 2.0);
    EXPECT_EQ(figure(all, "polypile/items/before").value.value, 2.0);
}

TEST_F(LineReportTest, CountsWhatEachCauseTakes) {
    auto& stacks = made_.answer.piles[0].ifHit.stacks;
    stacks[0].items = {.shockedAway = 0.5, .absorbed = 0.25};
    stacks[1].items = {.shockedOff = 0.125, .fused = 0.0625};
    const Report all = line();
    EXPECT_DOUBLE_EQ(figure(all, "polypile/lost/shocked_away").value.value, 0.875 * 0.5);
    EXPECT_DOUBLE_EQ(figure(all, "polypile/lost/shocked_off").value.value, 0.875 * 0.125);
    EXPECT_DOUBLE_EQ(figure(all, "polypile/lost/fused").value.value, 0.875 * 0.0625);
    EXPECT_DOUBLE_EQ(figure(all, "polypile/lost/golem").value.value, 0.875 * 0.25);
    EXPECT_DOUBLE_EQ(*figure(all, "polypile/lost/fused").share, 0.875 * 0.0625 / 2);
}

TEST_F(LineReportTest, AveragesWhatIsLeftOfAPile) {
    PileOdds odds;
    odds.finalQuantity = {{1, 0.5, 0.5}, {4, 2.25, 1.0}};
    odds.objectsLeft = {{0, 0.125}, {1, 0.25}, {3, 0.625}};
    EXPECT_DOUBLE_EQ(itemsLeftOf(odds), 2.75);
    EXPECT_DOUBLE_EQ(stacksLeftOf(odds), 0.25 + 3 * 0.625);
    EXPECT_EQ(itemsLeftOf({}), 0.0);
    EXPECT_EQ(stacksLeftOf({}), 0.0);
}

TEST_F(LineReportTest, CarriesErrors) {
    made_.answer.goals[0].probability.standardError = 0.01;
    made_.answer.piles[0].reached.standardError = 0.02;
    made_.answer.piles[0].overallErrors = {{made_.answer.piles[0].overall[0].object, 0.03, 0.0}};
    const Report all = line();
    EXPECT_EQ(figure(all, "polypile/goal/magic marker/2").value.standardError, 0.01);
    EXPECT_EQ(figure(all, "polypile/piles/reached").value.standardError, 0.02);
    EXPECT_EQ(figure(all, "polypile/items/left").value.standardError, 0.03);
    EXPECT_DOUBLE_EQ(figure(all, "polypile/golems").value.standardError, 0.25 * 0.02);
}

TEST_F(LineReportTest, HasSeriesAlongLineAndZaps) {
    const Report all = line();
    const Series* reached = all.seriesOf("polypile/reached_by_pile");
    ASSERT_NE(reached, nullptr);
    EXPECT_EQ(reached->kind, SeriesKind::Bars);
    ASSERT_EQ(reached->points.size(), 1U);
    EXPECT_EQ(reached->points[0].label, "3");
    EXPECT_EQ(reached->points[0].value, 0.875);
    const Series* goals = all.seriesOf("polypile/goals/all/by_zap");
    ASSERT_NE(goals, nullptr);
    EXPECT_EQ(goals->kind, SeriesKind::Curve);
    EXPECT_EQ(goals->points[0].x, 1.0);
    EXPECT_EQ(goals->points[0].value, 0.25);
}

TEST_F(LineReportTest, SetsTheFiguresOfAGroupSideBySide) {
    made_.answer.piles[0].ifHit.stacks[0].items = {.shockedAway = 0.5, .absorbed = 0.25};
    const Report all = line();
    const Series* lost = all.seriesOf("polypile/lost/side_by_side");
    ASSERT_NE(lost, nullptr);
    EXPECT_EQ(lost->kind, SeriesKind::Bars);
    ASSERT_EQ(lost->points.size(), 2U);
    EXPECT_EQ(lost->points[0].label, "shock, all");
    EXPECT_DOUBLE_EQ(lost->points[0].value, 0.875 * 0.5);
    EXPECT_EQ(lost->points[1].label, "taken by golems");
    const Series* goals = all.seriesOf("polypile/goals/side_by_side");
    ASSERT_NE(goals, nullptr);
    EXPECT_EQ(goals->unit, Unit::Probability);
    EXPECT_EQ(goals->points.back().label, "Any goal");
    EXPECT_EQ(goals->points.back().value, 0.5);
    EXPECT_EQ(all.seriesOf("polypile/golems/side_by_side")->points.front().label,
              "golems, on average");
    const Series* left = all.seriesOf("polypile/items_left_by_pile");
    ASSERT_NE(left, nullptr);
    EXPECT_DOUBLE_EQ(left->points[0].value, 0.6);
}

TEST_F(LineReportTest, SaysNothingOfGoalsWhereThereAreNone) {
    made_.strategy.polypile->goals.clear();
    made_.answer.goals.clear();
    for (const Figure& one : line().figures) {
        EXPECT_FALSE(one.id.starts_with("polypile/goal") || one.id == "polypile/items/wanted")
            << one.id;
    }
}

TEST_F(LineReportTest, NamesEveryFigureOnceWithItsRuleAndSource) {
    for (const Report& report : {line(), pile(), stack(0), stack(1)}) {
        std::set<std::string> ids;
        for (const Figure& one : report.figures) {
            EXPECT_TRUE(ids.insert(one.id).second) << one.id;
            EXPECT_FALSE(one.label.empty() || one.rule.empty() || one.source.empty()) << one.id;
            EXPECT_NE(std::find(report.groups.begin(), report.groups.end(), one.group),
                      report.groups.end())
                << one.id;
        }
    }
}

TEST_F(LineReportTest, KeepsTheIdsOfPilesThatTradePlaces) {
    const Report before = stack(0);
    std::swap(made_.strategy.polypile->line[0].stacks[0],
              made_.strategy.polypile->line[0].stacks[1]);
    std::swap(made_.answer.piles[0].ifHit.stacks[0], made_.answer.piles[0].ifHit.stacks[1]);
    const Report after = stack(1);
    const bool areOfOneName = made_.strategy.polypile->line[0].stacks[0].object ==
                              made_.strategy.polypile->line[0].stacks[1].object;
    EXPECT_EQ(before.figures.front().id == after.figures.front().id, !areOfOneName);
}

TEST(Worded, NamesTheArtifact) {
    const ObjectTable& table = *tests::catalogues().objects(Game::NetHack367);
    Stack stack;
    stack.object = *table.find("long sword");
    stack.buc = Buc::Blessed;
    EXPECT_EQ(worded(stack, table), "1 blessed long sword");
    stack.artifact = "Excalibur";
    EXPECT_EQ(worded(stack, table), "1 blessed Excalibur");
}

TEST(DerivationKey, ReadsBackAsTheFigureThatItNames) {
    const FigureName name{.kind = FigureName::Kind::Becomes,
                          .pile = 3,
                          .stack = 41,
                          .object = ObjectIndex{17},
                          .golem = Golem::Clay,
                          .goal = 2,
                          .loss = FigureName::Loss::Fused};
    EXPECT_EQ(figureNameOf(derivationKey(name)), name);
    EXPECT_EQ(figureNameOf(""), std::nullopt);
    EXPECT_EQ(figureNameOf("1 2 x"), std::nullopt);
}

TEST(StackReport, AddsUpWhatItMayBe) {
    const Situation situation{.table = *tests::catalogues().objects(Game::NetHack367),
                              .rules = *rulesOf(Game::NetHack367),
                              .known = {}};
    std::vector<Pile> piles(1);
    piles[0].distance = 1;
    for (const auto& [objectClass, look] :
         {std::pair(ObjectClass::Armor, "combat boots"), std::pair(ObjectClass::Tool, "bag")}) {
        piles[0].stacks.emplace_back().object = situation.table.findLook(objectClass, look).value();
    }
    const auto answer = evaluateLine(situation, piles, {});
    const LineView line{.piles = piles, .answer = *answer, .table = situation.table};
    const auto kinds = [&line](std::size_t stack) {
        std::vector<Figure> found;
        for (const Figure& figure : stackReport(line, 0, stack).figures) {
            if (figure.label.starts_with("may be ")) {
                found.push_back(figure);
            }
        }
        return found;
    };
    const std::vector<Figure> boots = kinds(0);
    EXPECT_EQ(boots.size(), 6U);
    EXPECT_EQ(boots.back().label, "may be one of 2 others");
    double sum = 0;
    for (const Figure& figure : boots) {
        sum += figure.value.value;
    }
    EXPECT_NEAR(sum, 1, 1e-12);
    EXPECT_EQ(kinds(1).size(), 4U) << "all bags have room";
}

}  // namespace
}  // namespace polyplan::nethack::polypile
