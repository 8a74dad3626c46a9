#pragma once

#include "core/nethack/polypile/series.h"
#include "tests/oracle/record.h"

namespace polyplan::testing {

/// A number summed over all trials.
struct RecordedSum {
    std::int64_t total{};
    double squares{};
};

/// What was counted after one zap of a series; see tests/oracle/README.md.
struct RecordedZap {
    std::vector<std::int64_t> goals;
    std::int64_t allGoals{};
    std::int64_t anyGoal{};
    RecordedSum itemsLeft, stacksLeft, golems, shock, fused, golem;
    std::vector<RecordedSum> collected;  ///< in the order of `objectsOf()` the goals
    std::vector<std::int64_t> pilesHit;
    Histogram<nethack::polypile::Golem> newGolems;
    Histogram<int> wands;
    Histogram<int> books;       ///< 6: six or more
    Histogram<int> blankBooks;  ///< likewise
    bool hasWands = false;
    bool hasBooks = false;
};

struct SeriesRecord {
    Record record;  ///< without what was observed
    nethack::polypile::ZapSeries series;
    std::vector<nethack::polypile::Goal> goals;
    std::vector<RecordedZap> byZap;
    std::map<ObjectIndex, RecordedQuantity> finalQuantity;
};

/// The names of all recorded series of games whose rules are known, sorted.
std::vector<std::string> seriesNames();
/// The number of all recorded series.
std::size_t recordedSeriesCount();

/// Reads a case of tests/oracle/series.
/// @throws std::exception if it cannot be understood.
SeriesRecord readSeriesRecord(const std::string& name);

}  // namespace polyplan::testing
