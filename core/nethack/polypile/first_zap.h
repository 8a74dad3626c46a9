#pragma once

#include "core/nethack/polypile/series.h"

namespace polyplan::nethack::polypile {

/// How a line stands after one zap, from its odds (of any `Detail`). The standard error of a sum is
/// the sum of the errors, its upper bound.
ZapAnswer afterFirstZap(const LineAnswer& answer, std::span<const Pile> piles, bool collectsGoals);

/// The whole series where there is but one zap; `answer` is of `Detail::WholeLine`.
SeriesAnswer seriesOfOneZap(const LineAnswer& answer, std::span<const Pile> piles,
                            bool collectsGoals);

}  // namespace polyplan::nethack::polypile
