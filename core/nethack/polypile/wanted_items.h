#pragma once

#include "core/nethack/polypile/odds.h"
#include "core/nethack/polypile/series.h"

namespace polyplan::nethack::polypile {

/// Mean number of items of an object on the line afterwards, as far as they are known to be that.
Estimate identifiedItems(const LineAnswer& answer, ObjectIndex object);

/// Mean number of all items on the line afterwards that goals name: what is not identified counts
/// by its chance to be one of them.
Estimate wantedItems(const LineAnswer& answer);

/// The same after several zaps, with what was collected.
Estimate identifiedItems(const SeriesAnswer& answer, ObjectIndex object);
Estimate wantedItems(const SeriesAnswer& answer);

}  // namespace polyplan::nethack::polypile
