#include "tests/core/support/enumeration.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "core/nethack/polypile/evaluate.h"
#include "core/nethack/polypile/simulator.h"
#include "tests/oracle/answer_comparison.h"
#include "tests/oracle/random_lines.h"
#include "tests/oracle/small_lines.h"

namespace polyplan::testing {
namespace {

using namespace polyplan::nethack::polypile;

class Enumerated : public ::testing::TestWithParam<SmallLine> {};

bool hasAtMost(int items, const std::vector<Pile>& piles) {
    return std::all_of(piles.begin(), piles.end(), [items](const Pile& pile) {
        int sum = 0;
        for (const nethack::Stack& stack : pile.stacks) {
            sum += stack.quantity;
        }
        return sum <= items;
    });
}

TEST_P(Enumerated, IsWhatTheEngineWorksOutAndTheSimulatorSamples) {
    const SmallLine& line = GetParam();
    const ObjectTable& table = line.situation.table;
    const LineAnswer expected = enumerateLine(line.situation, line.piles, line.goals);

    const auto sampled = simulateLine(line.situation, line.piles, line.goals, 400'000, 11);
    const Comparison samples = compareSampled(expected, *sampled, table);
    EXPECT_TRUE(samples.deviations().empty()) << "simulator: " << samples.report();
    EXPECT_GT(samples.cells(), 10U);

    const auto answer = evaluateLine(line.situation, line.piles, line.goals,
                                     {.method = {}, .detail = Detail::WholeLine, .stop = {}});
    ASSERT_TRUE(answer);
    if (hasAtMost(1'000, line.piles)) {
        EXPECT_EQ(answer->provenance.method, Method::Exact);
    }
    const Comparison figures = answer->provenance.method == Method::Exact
                                   ? compareExact(expected, *answer, table)
                                   : compareSampled(expected, *answer, table);
    EXPECT_TRUE(figures.deviations().empty()) << "engine: " << figures.report();
}

void expectExact(const RandomLine& line) {
    const Situation situation = line.situation();
    const LineAnswer expected = enumerateLine(situation, line.piles, line.goals);
    const auto answer = evaluateLine(situation, line.piles, line.goals,
                                     {.method = {}, .detail = Detail::WholeLine, .stop = {}});
    RC_ASSERT(answer->provenance.method == Method::Exact);
    const Comparison comparison = compareExact(expected, *answer, situation.table);
    if (!comparison.deviations().empty()) {
        RC_FAIL(comparison.report());
    }
}

RC_GTEST_PROP(RandomSmallLines, AreWorkedOutAsByGoingThroughAllRolls, ()) {
    expectExact(*randomLine({.mostPiles = 1, .mostStacks = 2, .mostItems = 300}, true));
}

RC_GTEST_PROP(RandomSmallLines, AreExactOverSeveralPiles, ()) {
    expectExact(*randomLine({.mostPiles = 2, .mostStacks = 1, .mostItems = 12}, true));
}

RC_GTEST_PROP(RandomSmallLines, AreExactOverAllShuffles, ()) {
    expectExact(*randomLine({.mostPiles = 1, .mostStacks = 3, .mostItems = 9}, false));
}

std::string nameOf(const ::testing::TestParamInfo<SmallLine>& line) {
    return line.param.name;
}

INSTANTIATE_TEST_SUITE_P(SmallLines, Enumerated, ::testing::ValuesIn(smallLines()), nameOf);

}  // namespace
}  // namespace polyplan::testing
