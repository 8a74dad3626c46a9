#pragma once

#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/nethack/polypile/series.h"
#include "core/nethack/polypile/simulator_series_counts.h"

namespace polyplan::nethack::polypile {

struct SeriesSampling {
    std::int64_t samples = 1'000'000;  ///< runs of the whole series, at least 1
    std::uint64_t seed = 1;
    /// Runs that the first of `refined`'s answers rests on; more than `samples` are not made.
    std::int64_t firstSamples = 1'000'000;
    /// The chances of each goal, of all and of any of them after the first zap, where they are
    /// known: they make those after further zaps sharper. Empty: not known.
    std::vector<double> afterFirstZap{};
    unsigned threads = 0;                    ///< 0: as many as the machine runs at a time
    std::stop_token stop{};                  ///< ends the work early
    std::function<void(double)> progress{};  ///< called with the share done, 0 to 1
};

/// A series as it was sampled, with what else its dice tell.
struct SimulatedSeries {
    SeriesAnswer answer;
    std::vector<simulator::ZapDetails> details;  ///< by zap
    bool operator==(const SimulatedSeries&) const = default;
};

/// Samples a series: lays the line out again and again and zaps it as often as the series says,
/// rolling dice in the order of the game. Like `simulateLine()` it shares tables with the exact
/// engine but no arithmetic of probabilities. Runs are dealt to a fixed number of streams, each
/// with dice of its own, so that the same seed gives the same bytes on any number of threads.
/// @param refined called with answers of fewer runs on the way, sooner than the last one; may be
///        empty
/// @returns nothing if `sampling.stop` asked to stop.
/// @throws std::invalid_argument if there are no samples or no zaps, or where the first zap's
///         chances are not those of the goals.
std::optional<SimulatedSeries> simulateSeries(
    const Situation& situation, std::span<const Pile> piles, std::span<const Goal> goals,
    const ZapSeries& series, const SeriesSampling& sampling,
    const std::function<void(const SimulatedSeries&)>& refined = {});

}  // namespace polyplan::nethack::polypile
