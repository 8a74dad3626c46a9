#include <gtest/gtest.h>

#include <algorithm>

#include "tests/oracle/series_comparison.h"

namespace polyplan::testing {
namespace {

using namespace polyplan::nethack::polypile;

class RecordedSeries : public ::testing::TestWithParam<std::string> {};

constexpr std::int64_t stackZapsPerSeries = 40'000'000;

std::int64_t runsFor(const SeriesRecord& series) {
    std::size_t stacks = 0;
    for (const Pile& pile : series.record.piles) {
        stacks += pile.stacks.size();
    }
    const auto zaps = static_cast<std::int64_t>(stacks) * series.series.zaps;
    return std::min(series.record.trials, stackZapsPerSeries / zaps);
}

TEST_P(RecordedSeries, HappensInTheSimulatorAsOften) {
    const SeriesRecord series = readSeriesRecord(GetParam());
    const auto sampled =
        simulateSeries(series.record.situation, series.record.piles, series.goals, series.series,
                       {.samples = runsFor(series), .seed = 20'261'122});
    ASSERT_TRUE(sampled);
    ASSERT_EQ(sampled->answer.byZap.size(), series.byZap.size());
    const Comparison figures = compare(series, sampled->answer);
    EXPECT_TRUE(figures.deviations().empty()) << figures.report();
    EXPECT_GT(figures.cells(), 50U);
    const Comparison details = compareDetails(series, *sampled);
    EXPECT_TRUE(details.deviations().empty()) << details.report();
}

std::string seriesTestName(const ::testing::TestParamInfo<std::string>& record) {
    std::string name = record.param;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Recorded, RecordedSeries, ::testing::ValuesIn(seriesNames()),
                         seriesTestName);

TEST(RecordedSeriesFiles, AreAllThere) {
    EXPECT_EQ(recordedSeriesCount(), 19U);
}

}  // namespace
}  // namespace polyplan::testing
