#pragma once

namespace polyplan {

/// Least and most that a number may be, both allowed.
struct Range {
    int least;
    int most;
    constexpr bool contains(int value) const { return least <= value && value <= most; }
};

}  // namespace polyplan
