#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/nethack/appearance.h"
#include "core/nethack/polypile/pile_figures.h"

namespace polyplan::nethack::polypile {

/// The shuffles that agree with what the player knows, as far as a pile depends on them.
class Shuffles {
  public:
    explicit Shuffles(const Situation& situation);

    /// The pools of which the pile holds a stack and whose materials are not all settled.
    std::vector<LabelPool> openPools(const PileModel& pile) const;

    /// The materials of all types; those of open pools are of one shuffle or another.
    const std::vector<Material>& settled() const { return settled_; }
    /// The materials of all types in a shuffle drawn at random.
    std::vector<Material> draw(std::mt19937_64& random) const;

  private:
    const Situation& situation_;
    std::vector<LabelPool> pools_;
    std::vector<Material> settled_;
};

/// Figures of a pile whose materials are all given.
PileFigures figuresWith(const PileModel& pile, std::span<const Material> materials,
                        const FigureChoice& choice);

/// The exact average over all shuffles, or nothing if it would take more than `mostSweeps` walks of
/// the pile, or if `stop` asked to stop. For a flag of one material, a class matters only by which
/// of the types lying there carry it, and by the share of its possible results that do; in that
/// share every figure is a polynomial of no higher degree than the pile has stacks of the class, so
/// that a Gauss rule gives its exact mean.
std::optional<PileFigures> averageExactly(const PileModel& pile, const Shuffles& shuffles,
                                          const FigureChoice& choice, std::size_t mostSweeps,
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
