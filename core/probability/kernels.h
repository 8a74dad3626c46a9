#pragma once

#include <array>
#include <cstddef>

/// The inner loops of the sweeps, compiled for several instruction sets; the best that the
/// processor has is chosen when the program starts.
namespace polyplan::kernels {

/// to[i] += from[i] × scale for all i below `count`.
void addScaled(double* to, const double* from, double scale, std::size_t count);

/// values[i] += values[i + distance] for all i below `count`, rising. @param distance at least 1
void addAhead(double* values, std::size_t distance, std::size_t count);

/// to[i] = one[i] × other[i] × third[i] for all i below `count`.
void multiply(double* to, const double* one, const double* other, const double* third,
              std::size_t count);

/// For each of `rows` rows r of taps: to[i + r] += scales[i] × the sum of taps[r × stride + t] ×
/// from[i + t] over all t below `tapCount`. Eight more values behind the last one that counts are
/// read, whatever they are.
void addCorrelations(double* to, const double* from, const double* taps, std::size_t tapCount,
                     std::size_t stride, std::size_t rows, const double* scales, std::size_t count);

inline constexpr std::size_t rowLanes = 8;
using Row = std::array<double, rowLanes>;

/// to[i] += from[i] × scales[i], for rows of lanes.
void addScaledRows(Row* to, const Row* from, const double* scales, std::size_t count);

/// The sum of rows[i] × scales[i].
Row weightedSum(const Row* rows, const double* scales, std::size_t count);

/// to[i] = max(0, to[i] − from[i] × scales[i] × chances), lane by lane.
void strikeOut(Row* to, const Row* from, const double* scales, const Row& chances,
               std::size_t count);

}  // namespace polyplan::kernels
