#pragma once

#include <functional>
#include <optional>
#include <span>
#include <stop_token>

#include "core/nethack/polypile/series.h"

namespace polyplan::nethack::polypile {

struct SeriesOptions {
    /// Nothing: exact wherever that is possible. Exact: no answer where it is not.
    std::optional<Method> method;
    /// Runs of a sampled series; nothing: a million, fewer where many stacks are zapped often, so
    /// that an answer comes within seconds. The number depends on the question alone.
    std::optional<std::int64_t> samples{};
    std::uint64_t seed = 1;
    unsigned threads = 0;                    ///< 0: as many as the machine runs at a time
    std::stop_token stop{};                  ///< ends the work early with an empty answer
    std::function<void(double)> progress{};  ///< called with the share done, 0 to 1
    /// Called with answers that rest on fewer runs, the first of them within a tenth of a second.
    std::function<void(const SeriesAnswer&)> refined{};
};

/// How the line stands after each of several zaps. The first zap is that of `first`, where its
/// odds are exact; further ones begin with piles that are left to chance: they are exact where no
/// golem can tie the stacks (`exactSeries()`), else sampled. The same seed gives the same bytes on
/// any machine.
/// @param first the odds of the first zap, of `Detail::WholeLine` where there is no other
/// @returns nothing if `options.stop` asked to stop, or where only sampled figures could be had of
/// what was to be exact.
std::optional<SeriesAnswer> evaluateSeries(const Situation& situation, std::span<const Pile> piles,
                                           std::span<const Goal> goals, const ZapSeries& series,
                                           const LineAnswer& first,
                                           const SeriesOptions& options = {});

}  // namespace polyplan::nethack::polypile
