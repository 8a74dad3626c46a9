#pragma once

#include "core/nethack/polypile/simulator_series.h"
#include "tests/oracle/comparison.h"
#include "tests/oracle/series_record.h"

namespace polyplan::testing {

/// Holds an answer, exact or sampled, against what the real game did: every count of the record.
Comparison compare(const SeriesRecord& record, const nethack::polypile::SeriesAnswer& answer);

/// Holds what else the dice tell against it: piles hit, golems by kind, wands and books by wear.
Comparison compareDetails(const SeriesRecord& record,
                          const nethack::polypile::SimulatedSeries& sampled);

}  // namespace polyplan::testing
