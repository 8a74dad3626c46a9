#include <gtest/gtest.h>

#include <numeric>

#include "core/nethack/polypile/evaluate.h"
#include "core/nethack/polypile/report.h"
#include "tests/core/support/situations.h"

namespace polyplan::nethack::polypile {
namespace {

using namespace polyplan::testing;
using Groups = std::vector<std::string>;

constexpr Game stateGame = Game::NetHack367;

Report stateOf(const Stack& stack) {
    const std::vector<Pile> piles = {{.distance = 1, .stacks = {stack}}};
    const LineAnswer answer = evaluateLine(situationIn(stateGame), piles, {}).value();
    return stateReport(
        {.piles = piles, .answer = answer, .table = polyplan::testing::objectsOf(stateGame)},
        *rulesOf(stateGame), 0, 0);
}

/// The value of the figure with that end of its id; −1 if there is none.
double valueOf(const Report& report, std::string_view id) {
    for (const Figure& figure : report.figures) {
        if (figure.id.ends_with(id)) {
            return figure.value.value;
        }
    }
    return -1.0;
}

constexpr double changes = 0.95 * 7 / 8;           // a single thing or up to four
constexpr double changesOfFive = 0.95 * 3 / 4;     // five or more
constexpr double poisonableShare = 272.0 / 1'000;  // arrows, bolts, darts, shuriken among weapons

TEST(StateReport, TellsHowOftenAWandMayHaveBeenRecharged) {
    const Report report = stateOf(stackOf(stateGame, "wand of digging"));
    EXPECT_EQ(report.groups, Groups{"Times recharged after the change"});
    EXPECT_NEAR(valueOf(report, "wand of digging/recharged_after_polymorph/0"),
                0.95 * 2 / 3 * (1.0 / 7), 1e-12);
    EXPECT_NEAR(valueOf(report, "wand of digging/recharged_after_polymorph/1"),
                0.95 * 2 / 3 * (6.0 / 7), 1e-12);
}

TEST(StateReport, TellsHowOftenABookHasBeenRead) {
    Stack book = stackOf(stateGame, "spellbook of sleep");
    book.timesRead = 3;
    const Report report = stateOf(book);
    EXPECT_EQ(report.groups, Groups{"Times read, of what is blank then"});
    const double all =
        std::accumulate(report.figures.begin(), report.figures.end(), 0.0,
                        [](double sum, const Figure& each) { return sum + each.value.value; });
    EXPECT_NEAR(all, changes, 1e-12);
}

TEST(StateReport, TellsWhatIsLeftOfManyInFewLines) {
    const Report report = stateOf(stackOf(stateGame, "40 dagger"));
    EXPECT_EQ(report.groups,
              (Groups{"Left by the shock", "Quantity after the change", "After the change"}));
    ASSERT_EQ(report.figures.size(), 4U);
    EXPECT_EQ(report.figures[0].label, "1 to 39");
    EXPECT_NEAR(report.figures[0].value.value, 0.95 / 4, 1e-12);
    EXPECT_FALSE(report.figures[0].detail.empty());
    const double many = changesOfFive * 464 / 1'000 * (1 - 40.0 / 1'000);
    EXPECT_NEAR(valueOf(report, "quantity_after_polymorph/40"), many, 1e-12);
    EXPECT_NEAR(valueOf(report, "quantity_after_polymorph/1"), changesOfFive - many, 1e-12);
}

TEST(StateReport, TellsTheChanceOfPoison) {
    Stack dagger = stackOf(stateGame, "dagger");
    const Report fresh = stateOf(dagger);
    EXPECT_EQ(fresh.groups, Groups{"After the change"}) << "one dagger becomes one thing";
    EXPECT_NEAR(valueOf(fresh, "dagger/poisoned"), changes * poisonableShare / 100, 1e-12);
    Stack dart = stackOf(stateGame, "dart");
    dart.poisoned = true;
    EXPECT_NEAR(valueOf(stateOf(dart), "dart/poisoned"), changes * poisonableShare, 1e-12);
    EXPECT_EQ(valueOf(stateOf(stackOf(stateGame, "potion of booze")), "poisoned"), -1.0);
}

TEST(StateReport, SaysNothingWhereNothingOfItApplies) {
    EXPECT_EQ(stateOf(stackOf(stateGame, "ring of hunger")), Report());
    EXPECT_EQ(stateOf(stackOf(stateGame, "wand of polymorph")), Report());
}

TEST(StateReport, GathersVeryManySampledCounts) {
    const std::vector<Pile> piles = {pileOf(stateGame, 1, {"100 cursed dagger"})};
    EvaluateOptions options;
    options.method = Method::Sampled;
    options.samples = 20'000;
    const LineAnswer answer = evaluateLine(situationIn(stateGame), piles, {}, options).value();
    const Report report = stateReport(
        {.piles = piles, .answer = answer, .table = polyplan::testing::objectsOf(stateGame)},
        *rulesOf(stateGame), 0, 0);
    double left = 0.0;
    std::size_t lines = 0;
    for (const Figure& each : report.figures) {
        if (each.group == "Left by the shock") {
            left += each.value.value;
            ++lines;
            EXPECT_GT(each.value.standardError, 0.0) << each.label;
        }
    }
    EXPECT_GT(lines, 1U);
    EXPECT_LE(lines, 12U);
    EXPECT_NEAR(left, answer.piles[0].ifHit.stacks[0].shudderedSomeLeft, 1e-12);
}

}  // namespace
}  // namespace polyplan::nethack::polypile
