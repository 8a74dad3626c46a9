#pragma once

#include "core/probability/weighted.h"

namespace polyplan {

/// A whole number (a quantity, a count) and its probability. Lists of them are sorted by value and
/// leave out what has probability 0.
using ValueOdds = Weighted<int>;

/// A range of whole numbers, both ends included, and the probability of hitting it.
struct RangeOdds {
    int first{};
    int last{};
    double probability{};
    bool operator==(const RangeOdds&) const = default;
};

}  // namespace polyplan
