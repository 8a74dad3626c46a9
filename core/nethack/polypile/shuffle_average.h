#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/nethack/polypile/pile_figures.h"
#include "core/nethack/polypile/shuffles.h"

namespace polyplan::nethack::polypile {

/// Figures of a pile whose materials are all given, but for those of looks of which each stack is
/// of a material of its own.
PileFigures figuresWith(const PileModel& pile, const Shuffles& shuffles,
                        std::span<const Material> materials, const FigureChoice& choice);

/// How many walks of a pile may be taken.
struct WalkLimit {
    std::size_t all{};
    std::size_t whole{};  ///< of these, for all that is asked and not for single objects only
};

/// The exact average over all shuffles, or nothing if it would take more than `most` walks of
/// the pile, or if `stop` asked to stop. For a flag of one material, a class matters only by which
/// of the types lying there carry it, and by the share of its possible results that do; in that
/// share every figure is a polynomial of no higher degree than the pile has stacks of the class, so
/// that a Gauss rule gives its exact mean.
std::optional<PileFigures> averageExactly(const PileModel& pile, const Shuffles& shuffles,
                                          const FigureChoice& choice, const WalkLimit& most,
                                          const std::stop_token& stop);

struct SampledFigures {
    PileFigures mean;
    PileFigures standardError;
};

/// The average over `count` (at least 2) drawn shuffles; nothing if `stop` asked to stop.
std::optional<SampledFigures> averageOverDraws(const PileModel& pile, const Shuffles& shuffles,
                                               const FigureChoice& choice, std::int64_t count,
                                               std::uint64_t seed, const std::stop_token& stop);

}  // namespace polyplan::nethack::polypile
