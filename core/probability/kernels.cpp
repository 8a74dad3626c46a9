#include "core/probability/kernels.h"

#include <cstring>

// The resolvers of cloned functions run before a sanitizer is ready for them.
#if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && \
    !defined(POLYPLAN_INSTRUMENTED)
#define POLYPLAN_CLONES \
    __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define POLYPLAN_CLONES
#endif

namespace polyplan::kernels {
namespace {

/// A row as one value of the compiler's vector extension: left to itself, GCC 12 vectorises across
/// rows and spends its time on shuffling.
using Lanes [[gnu::vector_size(sizeof(Row))]] = double;

inline __attribute__((always_inline)) void load(Lanes& lanes, const Row& row) {
    std::memcpy(&lanes, row.data(), sizeof lanes);
}

/// sum += values × factor, of as many values as there are lanes.
inline __attribute__((always_inline)) void addTimes(Lanes& sum, const double* values,
                                                    double factor) {
    Lanes lanes;
    std::memcpy(&lanes, values, sizeof lanes);
    sum += lanes * factor;
}

/// to += sum × scales, of as many values as there are lanes.
inline __attribute__((always_inline)) void addScaledLanes(double* to, const Lanes& sum,
                                                          const double* scales) {
    Lanes scale;
    Lanes old;
    std::memcpy(&scale, scales, sizeof scale);
    std::memcpy(&old, to, sizeof old);
    old += sum * scale;
    std::memcpy(to, &old, sizeof old);
}

inline __attribute__((always_inline)) void store(Row& row, const Lanes& lanes) {
    std::memcpy(row.data(), &lanes, sizeof lanes);
}

}  // namespace

POLYPLAN_CLONES
void addScaled(double* __restrict to, const double* __restrict from, double scale,
               std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
        to[i] += from[i] * scale;
    }
}

POLYPLAN_CLONES
void addAhead(double* values, std::size_t distance, std::size_t count) {
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC ivdep
#endif
    for (std::size_t i = 0; i < count; ++i) {
        values[i] += values[i + distance];
    }
}

POLYPLAN_CLONES
void multiply(double* __restrict to, const double* __restrict one, const double* __restrict other,
              const double* __restrict third, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
        to[i] = one[i] * other[i] * third[i];
    }
}

POLYPLAN_CLONES
void addCorrelations(double* to, const double* from, const double* taps, std::size_t tapCount,
                     std::size_t stride, std::size_t rows, const double* scales,
                     std::size_t count) {
    for (std::size_t row = 0; row < rows; ++row, taps += stride, ++to) {
        std::size_t i = 0;
        // Several sums at a time, since each addition has to wait for the one before.
        for (; i + 4 * rowLanes <= count; i += 4 * rowLanes) {
            Lanes sums[4] = {};
            for (std::size_t t = 0; t < tapCount; ++t) {
                const double* at = from + i + t;
                addTimes(sums[0], at, taps[t]);
                addTimes(sums[1], at + rowLanes, taps[t]);
                addTimes(sums[2], at + 2 * rowLanes, taps[t]);
                addTimes(sums[3], at + 3 * rowLanes, taps[t]);
            }
            for (std::size_t block = 0; block < 4; ++block) {
                const std::size_t begin = i + block * rowLanes;
                addScaledLanes(to + begin, sums[block], scales + begin);
            }
        }
        for (; i < count; i += rowLanes) {
            Lanes sums[2] = {};
            std::size_t t = 0;
            for (; t + 2 <= tapCount; t += 2) {
                addTimes(sums[0], from + i + t, taps[t]);
                addTimes(sums[1], from + i + t + 1, taps[t + 1]);
            }
            if (t < tapCount) {
                addTimes(sums[0], from + i + t, taps[t]);
            }
            sums[0] += sums[1];
            if (i + rowLanes <= count) {
                addScaledLanes(to + i, sums[0], scales + i);
                continue;
            }
            Row rest;
            store(rest, sums[0]);
            for (std::size_t lane = 0; i + lane < count; ++lane) {
                to[i + lane] += rest[lane] * scales[i + lane];
            }
        }
    }
}

POLYPLAN_CLONES
void addScaledRows(Row* to, const Row* from, const double* scales, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
        Lanes sum;
        Lanes more;
        load(sum, to[i]);
        load(more, from[i]);
        sum += more * scales[i];
        store(to[i], sum);
    }
}

POLYPLAN_CLONES
Row weightedSum(const Row* rows, const double* scales, std::size_t count) {
    Lanes sum{};
    for (std::size_t i = 0; i < count; ++i) {
        Lanes row;
        load(row, rows[i]);
        sum += row * scales[i];
    }
    Row result;
    store(result, sum);
    return result;
}

POLYPLAN_CLONES
void strikeOut(Row* to, const Row* from, const double* scales, const Row& chances,
               std::size_t count) {
    const Lanes zero{};
    Lanes chance;
    load(chance, chances);
    for (std::size_t i = 0; i < count; ++i) {
        Lanes rest;
        Lanes row;
        load(rest, to[i]);
        load(row, from[i]);
        rest -= row * scales[i] * chance;
        store(to[i], rest > zero ? rest : zero);
    }
}

}  // namespace polyplan::kernels
