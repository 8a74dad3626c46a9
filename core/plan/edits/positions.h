#pragma once

#include <compare>
#include <vector>

namespace polyplan::plan {

/// Where a stack lies in a line: indices into `Polypile::line` and `Pile::stacks`. `stack` −1 means
/// the pile as a whole.
struct StackPosition {
    int pile = 0;
    int stack = -1;
    auto operator<=>(const StackPosition&) const = default;  // NOLINT(modernize-use-nullptr)
};

/// What is selected on a line, in order.
using Selection = std::vector<StackPosition>;

/// Where dropped stacks would go: into the pile on a square, so that the first of them becomes
/// stack `stack` of it; or onto a square without a pile, which starts one.
struct LinePlace {
    int distance = 1;
    int stack = 0;
    auto operator<=>(const LinePlace&) const = default;
};

}  // namespace polyplan::plan
