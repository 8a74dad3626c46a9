#pragma once

#include <array>
#include <cstddef>
#include <new>
#include <vector>

/// The inner loops of the sweeps, compiled for several instruction sets; the best that the
/// processor has is chosen when the program starts.
namespace polyplan::kernels {

/// to[i] += from[i] × scale for all i below `count`.
void addScaled(double* to, const double* from, double scale, std::size_t count);

/// values[i] += values[i + distance] for all i below `count`, rising. @param distance at least 1
void addAhead(double* values, std::size_t distance, std::size_t count);

inline constexpr std::size_t rowLanes = 8;
using Row = std::array<double, rowLanes>;

/// to[i] += from[i] × scales[i], for rows of lanes.
void addScaledRows(Row* to, const Row* from, const double* scales, std::size_t count);

/// The sum of rows[i] × scales[i].
Row weightedSum(const Row* rows, const double* scales, std::size_t count);

/// to[i] = max(0, to[i] − from[i] × scales[i] × chances), lane by lane.
void strikeOut(Row* to, const Row* from, const double* scales, const Row& chances,
               std::size_t count);

/// Begins what it allocates where a row of lanes may be read at once.
template <typename T>
struct LineAllocator {
    using value_type = T;
    static constexpr std::align_val_t alignment{sizeof(Row)};

    LineAllocator() = default;
    template <typename Other>
    LineAllocator(const LineAllocator<Other>& /*other*/) {}  // NOLINT(google-explicit-constructor)
    T* allocate(std::size_t count) {
        return static_cast<T*>(::operator new(count * sizeof(T), alignment));
    }
    void deallocate(T* values, std::size_t /*count*/) { ::operator delete(values, alignment); }
    bool operator==(const LineAllocator& /*other*/) const { return true; }
};
using Lines = std::vector<double, LineAllocator<double>>;

/// to = line × one[i] × other[i] for each line i of so many lanes.
void multiplyLines(double* to, const double* from, const double* one, const double* other,
                   std::size_t lanes, std::size_t lines);

/// to[i] += line i × factors, lane by lane, of so many lines. The lanes are whole vectors.
void addLineProducts(double* to, const double* from, const double* factors, std::size_t lanes,
                     std::size_t lines);

/// to[i] += the sum of line i, of so many lines of lanes.
void addLaneSums(double* to, const double* from, std::size_t lanes, std::size_t lines);

/// Lines that `addCorrelation` works on at a time.
inline constexpr std::size_t correlatedLines = 6;

/// A sum over lines ahead.
struct Correlation {
    /// The first of so many lines of lanes (whole vectors). One less than `correlatedLines` on
    /// either side of them are read as well and have to be 0.
    const double* from;
    int fromLines;
    std::size_t lanes;
    int begin;  ///< the line of `from` that the first weight falls on for the first line of `to`
    int lines;  ///< to add to
    std::size_t weights;
    const double* scales;  ///< by line of `to`
    std::size_t toStride;  ///< from one line of `to` to the next
};

/// to[i] += scales[i] × the sum of weights[t] × from[begin + i + t] over t, lane by lane.
void addCorrelation(double* to, const double* weights, const Correlation& correlation);

}  // namespace polyplan::kernels
