#include "tests/oracle/random_lines.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <numeric>

#include "core/nethack/polypile/evaluate.h"
#include "core/nethack/polypile/simulator.h"
#include "tests/core/support/figures.h"
#include "tests/core/support/situations.h"
#include "tests/oracle/answer_comparison.h"

namespace polyplan::testing {
namespace {

using namespace polyplan::nethack;
using namespace polyplan::nethack::polypile;

/// Random lines have some 100,000 cells together: at 6 sigma, 2e-9 each, a right program fails once
/// in 5,000 times.
constexpr double sigmaOfRandomLines = 6;

std::int64_t runsFor(const RandomLine& line) {
    std::size_t stacks = 0;
    for (const Pile& pile : line.piles) {
        stacks += pile.stacks.size();
    }
    return 6'000'000 / static_cast<std::int64_t>(stacks + 5);
}

void expectSameInSimulator(const RandomLine& line, bool mustBeExact) {
    const Situation situation = line.situation();
    const auto answer = evaluateLine(situation, line.piles, line.goals,
                                     {.method = {}, .detail = Detail::WholeLine, .stop = {}});
    RC_ASSERT(answer.has_value());
    RC_ASSERT(!mustBeExact || answer->provenance.method == Method::Exact);
    const auto sampled =
        simulateLine(situation, line.piles, line.goals, runsFor(line), 1 + line.piles.size());
    const Comparison comparison =
        compareSampled(*answer, *sampled, situation.table, sigmaOfRandomLines);
    if (!comparison.deviations().empty()) {
        RC_FAIL(comparison.report());
    }
}

RC_GTEST_PROP(RandomLines, HappenInTheSimulatorAsOften, ()) {
    expectSameInSimulator(*randomLine({.mostPiles = 3, .mostStacks = 12, .mostItems = 60}, true),
                          true);
}

RC_GTEST_PROP(RandomLines, HappenAsOftenWhereAppearancesAreUnknown, ()) {
    expectSameInSimulator(*randomLine({.mostPiles = 2, .mostStacks = 4, .mostItems = 20}, false),
                          false);
}

double sum(const std::vector<ValueOdds>& odds) {
    return std::accumulate(odds.begin(), odds.end(), 0.0, [](double total, const ValueOdds& entry) {
        return total + entry.probability;
    });
}

double sum(const std::vector<ObjectOdds>& odds) {
    return std::accumulate(
        odds.begin(), odds.end(), 0.0,
        [](double total, const ObjectOdds& entry) { return total + entry.probability; });
}

bool isNear(double one, double other) {
    return std::abs(one - other) <= 1e-11 * std::max(1.0, std::abs(one));
}

void expectSoundStack(const StackOdds& odds, const Stack& stack, ObjectClass objectClass) {
    const double affected =
        odds.shudderedAllLost + odds.shudderedSomeLeft + odds.shudderedButUnharmed;
    RC_ASSERT(isNear(odds.unaffected + odds.resisted + affected + odds.polymorphed, 1));
    RC_ASSERT(odds.remainderAbsorbedByGolem <= 1 - odds.shudderedAllLost + 1e-11);
    RC_ASSERT(isNear(sum(odds.quantityAfterShudder), odds.shudderedSomeLeft));
    RC_ASSERT(isNear(sum(odds.quantityAfterPolymorph), odds.polymorphed));
    RC_ASSERT(isNear(sum(odds.polymorphedInto), odds.polymorphed));
    RC_ASSERT(stack.quantity > 1 || odds.shudderedSomeLeft == 0);
    RC_ASSERT(stack.quantity == 1 || odds.shudderedAllLost == 0);
    RC_ASSERT(isNear(sum(odds.revertsInto), odds.hazyAfterPolymorph.value_or(0)));
    RC_ASSERT(odds.hazyAfterPolymorph.value_or(0) <= odds.polymorphed * (1 + 1e-11));
    if (objectClass == ObjectClass::Wand || objectClass == ObjectClass::Tool) {
        RC_ASSERT(isNear(sum(odds.rechargedAfterPolymorph), odds.polymorphed));
    }
    if (objectClass == ObjectClass::Spellbook) {
        RC_ASSERT(
            isNear(sum(odds.timesReadAfterPolymorph) + sum(odds.timesReadOfBlankAfterPolymorph),
                   odds.polymorphed));
    }
}

void expectSoundPile(const PileAnswer& answer, const Pile& pile, const ObjectTable& table) {
    const PileOdds& odds = answer.ifHit;
    RC_ASSERT(odds.stacks.size() == pile.stacks.size());
    double expectedStacks = 0;
    std::map<ObjectIndex, int> before;
    for (std::size_t i = 0; i < pile.stacks.size(); ++i) {
        const Stack& stack = pile.stacks[i];
        expectSoundStack(odds.stacks[i], stack, table[stack.object].objectClass);
        expectedStacks +=
            1 - odds.stacks[i].shudderedAllLost - odds.stacks[i].remainderAbsorbedByGolem;
        before[stack.object] += stack.quantity;
    }
    const double golems =
        std::accumulate(odds.golem.begin(), odds.golem.end(), 0.0,
                        [](double total, const auto& entry) { return total + entry.second; });
    RC_ASSERT(isNear(golems, 1));
    RC_ASSERT(isNear(sum(odds.objectsLeft), 1));
    double meanStacks = 0;
    for (const ValueOdds& entry : odds.objectsLeft) {
        meanStacks += entry.value * entry.probability;
    }
    RC_ASSERT(isNear(meanStacks, expectedStacks));
    double itemsSum = 0;
    double meanItems = 0;
    for (const RangeOdds& entry : odds.itemsLeft) {
        itemsSum += entry.probability;
        meanItems += entry.first * entry.probability;
    }
    RC_ASSERT(isNear(itemsSum, 1));
    double meanQuantities = 0;
    for (const ObjectLeft& left : odds.finalQuantity) {
        meanQuantities += left.meanQuantity;
        RC_ASSERT(left.atLeastOne <= left.meanQuantity * (1 + 1e-11));
        const auto had = before.find(left.object);
        const double overall = answer.reached.value * left.meanQuantity +
                               (1 - answer.reached.value) * (had == before.end() ? 0 : had->second);
        RC_ASSERT(isNear(leftOf(answer.overall, left.object).meanQuantity, overall));
    }
    RC_ASSERT(isNear(meanItems, meanQuantities));
}

RC_GTEST_PROP(RandomLines, GiveSoundOdds, ()) {
    const RandomLine line = *randomLine({.mostPiles = 4, .mostStacks = 12, .mostItems = 80}, true);
    const Situation situation = line.situation();
    const auto answer = evaluateLine(situation, line.piles, line.goals,
                                     {.method = {}, .detail = Detail::WholeLine, .stop = {}});
    RC_ASSERT(answer.has_value());
    for (const auto& [name, figure] : figuresOf(*answer, situation.table)) {
        RC_ASSERT(figure.value >= 0);
        RC_ASSERT(figure.kind == FigureKind::Mean || figure.value <= 1 + 1e-11);
    }
    double reachedBefore = 1;
    for (std::size_t i = 0; i < line.piles.size(); ++i) {
        RC_ASSERT(answer->piles[i].reached.value <= reachedBefore + 1e-12);
        reachedBefore = answer->piles[i].reached.value;
        expectSoundPile(answer->piles[i], line.piles[i], situation.table);
    }
    for (const GoalAnswer& goal : answer->goals) {
        RC_ASSERT(answer->allGoals.value <= goal.probability.value + 1e-11);
        RC_ASSERT(answer->anyGoal.value >= goal.probability.value - 1e-11);
    }
}

}  // namespace
}  // namespace polyplan::testing
