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
void addCorrelations(double* to, const double* from, const double* taps, std::size_t tapCount,
                     std::size_t rows, const double* scales, std::size_t count) {
    for (std::size_t row = 0; row < rows; ++row, taps += tapCount, ++to) {
        std::size_t i = 0;
        for (; i + rowLanes <= count; i += rowLanes) {
            Lanes sum{};
            for (std::size_t t = 0; t < tapCount; ++t) {
                Lanes values;
                std::memcpy(&values, from + i + t, sizeof values);
                sum += values * taps[t];
            }
            Lanes scale;
            Lanes old;
            std::memcpy(&scale, scales + i, sizeof scale);
            std::memcpy(&old, to + i, sizeof old);
            old += sum * scale;
            std::memcpy(to + i, &old, sizeof old);
        }
        if (i < count) {
            Lanes sum{};
            for (std::size_t t = 0; t < tapCount; ++t) {
                Lanes values;
                std::memcpy(&values, from + i + t, sizeof values);
                sum += values * taps[t];
            }
            Row sums;
            store(sums, sum);
            for (std::size_t lane = 0; i + lane < count; ++lane) {
                to[i + lane] += sums[lane] * scales[i + lane];
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
