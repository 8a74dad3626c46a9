#include <gtest/gtest.h>

#include <algorithm>

#include "core/nethack/polypile/evaluate.h"
#include "core/nethack/polypile/simulator.h"
#include "tests/oracle/comparison.h"
#include "tests/oracle/record.h"

namespace polyplan::testing {
namespace {

using namespace polyplan::nethack;
using namespace polyplan::nethack::polypile;

class RecordedGame : public ::testing::TestWithParam<std::string> {};

constexpr std::int64_t stackZapsPerFile = 20'000'000;

std::int64_t runsFor(const Record& record) {
    std::size_t stacks = 0;
    for (const Pile& pile : record.piles) {
        stacks += pile.stacks.size();
    }
    return std::min(record.trials, stackZapsPerFile / static_cast<std::int64_t>(stacks));
}

TEST_P(RecordedGame, HappensInTheSimulatorAsOften) {
    const Record record = readRecord(GetParam());
    const auto answer =
        simulateLine(record.situation, record.piles, {}, runsFor(record), 20'240'607);
    ASSERT_TRUE(answer);
    const Comparison comparison = compare(record, *answer);
    EXPECT_TRUE(comparison.deviations().empty()) << comparison.report();
    EXPECT_GT(comparison.cells(), 20U);
}

TEST_P(RecordedGame, HappensInTheExactOddsAsOften) {
    const Record record = readRecord(GetParam());
    const auto answer = evaluateLine(record.situation, record.piles, {});
    ASSERT_TRUE(answer);
    if (record.appearancesKnown) {
        EXPECT_EQ(answer->provenance.method, Method::Exact);
    }
    const Comparison comparison = compare(record, *answer);
    EXPECT_TRUE(comparison.deviations().empty()) << comparison.report();
    EXPECT_GT(comparison.cells(), 20U);
}

std::string testName(const ::testing::TestParamInfo<std::string>& record) {
    std::string name = record.param;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Recorded, RecordedGame, ::testing::ValuesIn(recordNames()), testName);

TEST(RecordedGames, AreAllThere) {
    EXPECT_EQ(recordNames().size(), 75U);
}

}  // namespace
}  // namespace polyplan::testing
