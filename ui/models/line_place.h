#pragma once

#include <compare>

namespace polyplan::ui {

/// Where dropped stacks would go: into the pile on a square, so that the first of them becomes
/// stack `stack` of it; or onto a square without a pile, which starts one.
struct LinePlace {
    int distance = 1;
    int stack = 0;
    auto operator<=>(const LinePlace&) const = default;
};

}  // namespace polyplan::ui
