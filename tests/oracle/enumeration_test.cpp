#include "tests/core/support/enumeration.h"

#include <gtest/gtest.h>

#include "core/nethack/polypile/evaluate.h"
#include "core/nethack/polypile/simulator.h"
#include "tests/oracle/answer_comparison.h"
#include "tests/oracle/small_lines.h"

namespace polyplan::testing {
namespace {

using namespace polyplan::nethack::polypile;

class Enumerated : public ::testing::TestWithParam<SmallLine> {};

TEST_P(Enumerated, IsWhatTheEngineWorksOutAndTheSimulatorSamples) {
    const SmallLine& line = GetParam();
    const ObjectTable& table = line.situation.table;
    const LineAnswer expected = enumerateLine(line.situation, line.piles, line.goals);

    const auto sampled = simulateLine(line.situation, line.piles, line.goals, 400'000, 11);
    const Comparison samples = compareSampled(expected, *sampled, table);
    EXPECT_TRUE(samples.deviations().empty()) << "simulator: " << samples.report();
    EXPECT_GT(samples.cells(), 10U);

    const auto exact = evaluateLine(line.situation, line.piles, line.goals);
    ASSERT_TRUE(exact);
    EXPECT_EQ(exact->provenance, Provenance{});
    const Comparison figures = compareExact(expected, *exact, table);
    EXPECT_TRUE(figures.deviations().empty()) << "engine: " << figures.report();
}

std::string nameOf(const ::testing::TestParamInfo<SmallLine>& line) {
    return line.param.name;
}

INSTANTIATE_TEST_SUITE_P(SmallLines, Enumerated, ::testing::ValuesIn(smallLines()), nameOf);

}  // namespace
}  // namespace polyplan::testing
