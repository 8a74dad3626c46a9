#pragma once

#include <span>

#include "core/nethack/polypile/series.h"

namespace polyplan::testing {

/// How a line stands after each zap of a series, by going through every outcome of every roll of
/// every zap: slow, plain and written from the rules alone, for two or three stacks and zaps.
/// Shares tables with the program and no arithmetic. All appearances must be known.
nethack::polypile::SeriesAnswer enumerateSeries(const nethack::polypile::Situation& situation,
                                                std::span<const nethack::polypile::Pile> piles,
                                                std::span<const nethack::polypile::Goal> goals,
                                                const nethack::polypile::ZapSeries& series);

}  // namespace polyplan::testing
