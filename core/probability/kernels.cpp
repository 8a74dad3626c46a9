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

/// sum += values × factor, lane by lane.
inline __attribute__((always_inline)) void addLanes(Lanes& sum, const double* values,
                                                    const Lanes& factor) {
    Lanes lanes;
    std::memcpy(&lanes, values, sizeof lanes);
    sum += lanes * factor;
}

/// to += values × factor, lane by lane.
inline __attribute__((always_inline)) void addProduct(double* to, const double* values,
                                                      const Lanes& factor) {
    Lanes sum;
    std::memcpy(&sum, to, sizeof sum);
    addLanes(sum, values, factor);
    std::memcpy(to, &sum, sizeof sum);
}

/// to += sum × scale.
inline __attribute__((always_inline)) void addScaledLanes(double* to, const Lanes& sum,
                                                          double scale) {
    Lanes old;
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
void multiplyLines(double* __restrict to, const double* __restrict from,
                   const double* __restrict one, const double* __restrict other, std::size_t lanes,
                   std::size_t lines) {
    for (std::size_t line = 0; line < lines; ++line) {
        const double factor = one[line] * other[line];
        for (std::size_t lane = 0; lane < lanes; ++lane) {
            to[line * lanes + lane] = from[line * lanes + lane] * factor;
        }
    }
}

POLYPLAN_CLONES
void addLineProducts(double* to, const double* from, const double* factors, std::size_t lanes,
                     std::size_t lines) {
    for (std::size_t block = 0; block < lanes; block += rowLanes) {
        Lanes factor;
        std::memcpy(&factor, factors + block, sizeof factor);
        for (std::size_t line = 0; line < lines; ++line) {
            const std::size_t at = line * lanes + block;
            addProduct(to + at, from + at, factor);
        }
    }
}

POLYPLAN_CLONES
void addLaneSums(double* to, const double* from, std::size_t lanes, std::size_t lines) {
    for (std::size_t line = 0; line < lines; ++line) {
        Lanes sum{};
        for (std::size_t block = 0; block < lanes; block += rowLanes) {
            Lanes values;
            std::memcpy(&values, from + line * lanes + block, sizeof values);
            sum += values;
        }
        Row sums;
        store(sums, sum);
        for (const double lane : sums) {
            to[line] += lane;
        }
    }
}

POLYPLAN_CLONES
void addCorrelation(double* to, const double* weights, const Correlation& c) {
    const auto stride = static_cast<std::ptrdiff_t>(c.lanes);
    const auto weightCount = static_cast<int>(c.weights);
    constexpr int group = correlatedLines;
    for (std::size_t block = 0; block < c.lanes; block += rowLanes) {
        for (int line = 0; line < c.lines; line += group) {
            // From the first weight that falls on a line of the group to the last.
            const int at = c.begin + line;
            const int first = at < 1 - group ? 1 - group - at : 0;
            const int end = c.fromLines - at < weightCount ? c.fromLines - at : weightCount;
            Lanes sums[correlatedLines] = {};
            const double* from = c.from + (at + first) * stride + block;
            const double* weight = weights + first * stride + block;
            for (int t = first; t < end; ++t, from += stride, weight += stride) {
                Lanes factor;
                std::memcpy(&factor, weight, sizeof factor);
                for (int i = 0; i < group; ++i) {
                    addLanes(sums[i], from + i * stride, factor);
                }
            }
            for (int i = 0; i < group && line + i < c.lines; ++i) {
                addScaledLanes(to + static_cast<std::size_t>(line + i) * c.toStride + block,
                               sums[i], c.scales[line + i]);
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
