#pragma once

#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/nethack/polypile/beam.h"
#include "core/nethack/polypile/evaluate.h"
#include "core/nethack/polypile/shuffle_average.h"

namespace polyplan::nethack::polypile {

/// All that is worked out of one pile by itself.
struct PileResult {
    Provenance provenance;
    PileOdds odds;
    std::shared_ptr<const PileOdds> errors;  ///< in each figure's place; null if exact
    /// By group of goals, by its state; nothing where the odds rest on drawn shuffles.
    std::vector<std::vector<double>> goals;
    double allUnaffected{};
    bool dependsOnShuffle{};
};

/// Figures of a pile over all shuffles.
struct AveragedFigures {
    Provenance provenance;
    PileFigures mean;
    std::optional<PileFigures> standardError;  ///< nothing if exact
};

/// Averages exactly, or over drawn shuffles where an exact average would take too long. Nothing if
/// `options` ask for no draws then, or to stop.
std::optional<AveragedFigures> averagedFigures(const PileModel& pile, const Shuffles& shuffles,
                                               const FigureChoice& choice,
                                               const EvaluateOptions& options);

/// The goals of a pile's figures.
struct WantedOfPile {
    std::span<const GoalStates> groups;
    std::span<const ObjectIndex> objects;  ///< each once
    bool isAll = false;                    ///< nothing else is asked
};

/// The odds of one pile, given that it is hit; nothing likewise.
std::optional<PileResult> evaluatePile(const PileModel& pile, std::span<const Stack> stacks,
                                       const Shuffles& shuffles, const WantedOfPile& wanted,
                                       const EvaluateOptions& options);

/// The pile in its line.
PileAnswer pileAnswer(const Situation& situation, const Pile& pile, const PileResult& result,
                      const Reach& reach);

}  // namespace polyplan::nethack::polypile
