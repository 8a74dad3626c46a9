#include "tests/oracle/comparison.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>

#include "core/nethack/polypile/simulator.h"

namespace polyplan::testing {
namespace {

using namespace polyplan::nethack::polypile;

using Cells = std::vector<std::string>;

Cells deviationsOf(double predicted, std::int64_t count, std::int64_t trials, double samples = 0) {
    Comparison comparison;
    comparison.probability("cell", predicted, count, trials, samples);
    return comparison.deviations();
}

TEST(Comparison, AllowsFiveStandardDeviations) {
    EXPECT_EQ(deviationsOf(0.5, 502'400, 1'000'000), Cells{});
    EXPECT_EQ(deviationsOf(0.5, 502'600, 1'000'000), Cells{"cell"});
    EXPECT_EQ(deviationsOf(0.5, 497'400, 1'000'000), Cells{"cell"});
}

TEST(Comparison, GrantsASampledFigureItsOwnVariance) {
    EXPECT_EQ(deviationsOf(0.5, 503'400, 1'000'000, 1'000'000), Cells{});
    EXPECT_EQ(deviationsOf(0.5, 503'700, 1'000'000, 1'000'000), Cells{"cell"});
}

TEST(Comparison, KnowsNoExceptionFromCertainty) {
    EXPECT_EQ(deviationsOf(0, 1, 1'000'000), Cells{"cell"});
    EXPECT_EQ(deviationsOf(1, 999'999, 1'000'000), Cells{"cell"});
    EXPECT_EQ(deviationsOf(0, 0, 1'000'000), Cells{});
    EXPECT_EQ(deviationsOf(1, 1'000'000, 1'000'000), Cells{});
}

TEST(Comparison, TestsRareThingsExactly) {
    // Poisson with mean 1: P(at least 9) = 1.1e-6, P(at least 10) = 1.1e-7.
    EXPECT_EQ(deviationsOf(1e-6, 9, 1'000'000), Cells{});
    EXPECT_EQ(deviationsOf(1e-6, 10, 1'000'000), Cells{"cell"});
    EXPECT_EQ(deviationsOf(1 - 1e-6, 999'990, 1'000'000), Cells{"cell"});
    // None where 15.4 are expected has the chance 2e-7, twice that counting both sides.
    EXPECT_EQ(deviationsOf(14e-6, 0, 1'000'000), Cells{});
    EXPECT_EQ(deviationsOf(15.4e-6, 0, 1'000'000), Cells{"cell"});
}

TEST(Comparison, TestsRareThingsOfTwoSamplesAgainstEachOther) {
    EXPECT_EQ(deviationsOf(0, 21, 1'000'000, 1'000'000), Cells{});
    EXPECT_EQ(deviationsOf(0, 23, 1'000'000, 1'000'000), Cells{"cell"});
    EXPECT_EQ(deviationsOf(1, 1'000'000 - 23, 1'000'000, 1'000'000), Cells{"cell"});
}

TEST(Comparison, RefusesWhatIsNoProbability) {
    EXPECT_EQ(deviationsOf(1.01, 100, 100), Cells{"cell"});
    EXPECT_EQ(deviationsOf(-0.01, 0, 100), Cells{"cell"});
    EXPECT_EQ(deviationsOf(std::nan(""), 0, 100), Cells{"cell"});
}

TEST(Comparison, HoldsMeansByTheirVariance) {
    Comparison comparison;
    comparison.mean("near", 2.0, 2.0049, 1e-6);
    comparison.mean("far", 2.0, 2.0051, 1e-6);
    comparison.mean("nan", std::nan(""), 2, 1e-6);
    EXPECT_EQ(comparison.deviations(), (Cells{"far", "nan"}));
}

/// An answer that fits, bent in one place: the comparison has to name that place.
struct Bend {
    std::string cell;
    std::function<void(PileAnswer&)> bend;
};

void scale(double& figure, double by) {
    figure *= by;
}

std::vector<Bend> bends() {
    return {
        {"pile 1 reached", [](PileAnswer& pile) { scale(pile.reached.value, 0.99); }},
        {"pile 1 golem stone golem",
         [](PileAnswer& pile) {
             for (auto& [golem, odds] : pile.ifHit.golem) {
                 odds *= golem == Golem::Stone ? 1.1 : 1;
             }
         }},
        {"pile 1 stack 1 resisted",
         [](PileAnswer& pile) { scale(pile.ifHit.stacks[0].resisted, 1.05); }},
        {"pile 1 stack 2 shuddered_some_left",
         [](PileAnswer& pile) { scale(pile.ifHit.stacks[1].shudderedSomeLeft, 1.05); }},
        {"pile 1 stack 2 polymorphed",
         [](PileAnswer& pile) { scale(pile.ifHit.stacks[1].polymorphed, 0.99); }},
        {"pile 1 stack 3 shuddered_but_unharmed",
         [](PileAnswer& pile) { scale(pile.ifHit.stacks[2].shudderedButUnharmed = 1, 1e-4); }},
        {"pile 1 stack 4 remainder_absorbed_by_golem",
         [](PileAnswer& pile) { scale(pile.ifHit.stacks[3].remainderAbsorbedByGolem, 1.05); }},
        {"pile 1 stack 4 quantity_after_shudder 2",
         [](PileAnswer& pile) {
             scale(pile.ifHit.stacks[3].quantityAfterShudder.at(1).probability, 1.05);
         }},
        {"pile 1 stack 4 quantity_after_polymorph 1",
         [](PileAnswer& pile) {
             scale(pile.ifHit.stacks[3].quantityAfterPolymorph.at(0).probability, 1.2);
         }},
        {"pile 1 stack 2 polymorphed_into rock",
         [](PileAnswer& pile) {
             scale(pile.ifHit.stacks[1].polymorphedInto.back().probability, 1.05);
         }},
        {"pile 1 final_quantity_by_object rock mean_quantity",
         [](PileAnswer& pile) { scale(pile.overall.back().meanQuantity, 1.01); }},
        {"pile 1 final_quantity_by_object rock p_at_least_one",
         [](PileAnswer& pile) { scale(pile.overall.back().atLeastOne, 0.99); }},
        {"pile 1 objects_left 9",
         [](PileAnswer& pile) { scale(pile.ifHit.objectsLeft.back().probability, 0.98); }},
        {"pile 1 items_left_total",
         [](PileAnswer& pile) {
             scale(pile.ifHit.itemsLeft[pile.ifHit.itemsLeft.size() / 2].probability, 1.2);
         }},
        {"pile 1 items_absorbed_total",
         [](PileAnswer& pile) {
             scale(pile.ifHit.stacks[8].quantityAfterPolymorph.back().probability, 1.3);
         }},
    };
}

TEST(RecordComparison, NamesTheFigureThatIsWrong) {
    const Record record = readRecord("gray-stones-and-rocks-level-1");
    const LineAnswer right =
        simulateLine(record.situation, record.piles, {}, record.trials, 1).value();
    ASSERT_TRUE(compare(record, right).deviations().empty());
    for (const Bend& bend : bends()) {
        LineAnswer wrong = right;
        bend.bend(wrong.piles[0]);
        const Comparison comparison = compare(record, wrong);
        const Cells& deviations = comparison.deviations();
        EXPECT_NE(std::find(deviations.begin(), deviations.end(), bend.cell), deviations.end())
            << bend.cell << " is not among " << comparison.report();
    }
}

TEST(RecordComparison, NamesBooksReadTooOften) {
    const Record record = readRecord("spellbooks-read-0-to-4");
    LineAnswer answer = simulateLine(record.situation, record.piles, {}, 1'000'000, 1).value();
    ASSERT_TRUE(compare(record, answer).deviations().empty());
    ++answer.piles[0].ifHit.stacks[0].timesReadAfterPolymorph.at(0).value;
    EXPECT_EQ(compare(record, answer).deviations(),
              (Cells{"pile 1 stack 1 times_read_after_polymorph nonblank 1",
                     "pile 1 stack 1 times_read_after_polymorph nonblank 2"}));
}

TEST(RecordComparison, NamesWandsRechargedTooOften) {
    const Record record = readRecord("wands-recharged-0-to-3");
    LineAnswer answer = simulateLine(record.situation, record.piles, {}, 1'000'000, 1).value();
    ASSERT_TRUE(compare(record, answer).deviations().empty());
    scale(answer.piles[0].ifHit.stacks[1].rechargedAfterPolymorph.at(0).probability, 1.03);
    EXPECT_EQ(compare(record, answer).deviations(),
              Cells{"pile 1 stack 2 recharged_after_polymorph 1"});
}

TEST(RecordComparison, NoticesAResultThatTheGameNeverGave) {
    const Record record = readRecord("single-uncursed-unicorn-horn");
    LineAnswer answer = simulateLine(record.situation, record.piles, {}, 1'000'000, 1).value();
    answer.piles[0].ifHit.stacks[0].polymorphedInto.push_back(
        {.object = record.situation.table.byId("magic_lamp"), .probability = 1e-4});
    EXPECT_EQ(compare(record, answer).deviations(),
              Cells{"pile 1 stack 1 polymorphed_into magic lamp"});
}

}  // namespace
}  // namespace polyplan::testing
