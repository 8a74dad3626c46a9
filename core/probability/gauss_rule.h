#pragma once

#include <vector>

namespace polyplan {

/// A value and its weight.
struct WeightedPoint {
    double point{};
    double weight{};
};

/// Gauss's rule for a discrete distribution: `count` points and positive weights that give the mean
/// of any polynomial of degree below 2·count exactly. A distribution of no more than `count` points
/// is its own rule.
/// @param distribution positive weights; points all different.
std::vector<WeightedPoint> gaussRule(const std::vector<WeightedPoint>& distribution,
                                     std::size_t count);

}  // namespace polyplan
