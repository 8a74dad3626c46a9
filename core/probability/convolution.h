#pragma once

#include <cstddef>
#include <span>
#include <stop_token>
#include <vector>

/// Sums of independent amounts, on bare probabilities that are counted from the lowest amount on.
/// Non-negative numbers are added and multiplied, nothing else; what is rarer than about 1e-290 is
/// dropped, since products with it leave the range of a double.
namespace polyplan {

/// Of X + Y. What comes back after a stop is of no use.
std::vector<double> convolved(std::span<const double> x, std::span<const double> y,
                              const std::stop_token& stop = {});

/// Of X and `count` throws of 0 … sides − 1, each taken `step` times: one after the other, the
/// work of each growing with the logarithm of the sides. What comes back after a stop is of no use.
std::vector<double> withUniforms(std::span<const double> x, std::size_t count, std::size_t sides,
                                 std::size_t step = 1, const std::stop_token& stop = {});

/// How many values lie between the first and the last that are not dropped, both included: the
/// cost of a convolution is the product of two such widths.
std::size_t effectiveWidth(std::span<const double> x);

}  // namespace polyplan
