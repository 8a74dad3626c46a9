#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "core/nethack/polypile/goal_table.h"
#include "core/nethack/polypile/world_sweep.h"
#include "core/nethack/polypile/yield_table.h"

namespace polyplan::nethack::polypile {

/// Those figures of a pile that its golem has a say in: sums over worlds.
struct PileFigures {
    std::array<double, golemCount> golem{};
    std::vector<double> absorbed;            ///< by stack: what was left of it went into the golem
    std::vector<double> keptItems;           ///< by stack: mean number there as they were
    std::vector<double> changedItems;        ///< by stack: mean number there, changed
    std::vector<double> wantedItems;         ///< by stack: of these, changed into what is wanted
    std::vector<double> absorbedItems;       ///< by stack: mean number that went into the golem
    std::vector<double> leftWanted;          ///< by stack: is there and is what is wanted
    std::vector<double> meanQuantity;        ///< by object type
    std::vector<double> atLeastOne;          ///< by object type
    std::vector<double> stacksLeft;          ///< by number
    std::vector<double> itemsLeft;           ///< by number
    std::vector<std::vector<double>> goals;  ///< by group of goals, by its state

    PileFigures(const PileModel& pile, std::span<const GoalStates> goalGroups);

    /// Calls `visit(figure, otherFigure)` for every figure of this and another of the same pile.
    template <typename Other, typename Visit>
    void visitWith(Other& other, const Visit& visit) {
        const auto all = [&visit](auto& mine, auto& others) {
            for (std::size_t i = 0; i < mine.size(); ++i) {
                visit(mine[i], others[i]);
            }
        };
        all(golem, other.golem);
        all(absorbed, other.absorbed);
        all(keptItems, other.keptItems);
        all(changedItems, other.changedItems);
        all(wantedItems, other.wantedItems);
        all(absorbedItems, other.absorbedItems);
        all(leftWanted, other.leftWanted);
        all(meanQuantity, other.meanQuantity);
        all(atLeastOne, other.atLeastOne);
        all(stacksLeft, other.stacksLeft);
        all(itemsLeft, other.itemsLeft);
        for (std::size_t group = 0; group < goals.size(); ++group) {
            all(goals[group], other.goals[group]);
        }
    }
};

/// Which figures are wanted.
struct FigureChoice {
    bool marginals = true;  ///< golem, absorption, means, items
    bool histograms = true;
    const YieldTable* atLeastOne = nullptr;  ///< of the pile; null if not wanted
    std::span<const GoalStates> goals;
    std::span<const ObjectIndex> wanted{};  ///< objects that `wantedItems` and `leftWanted` are of
    std::optional<Golem> golem{};           ///< only the part of this outcome of the golem question
    /// If not empty: of all figures only mean and at-least-one of these objects.
    std::vector<ObjectIndex> only;
};

/// Adds a world's part to the figures of its pile, `world.weight` of it.
void addWorld(const PileModel& pile, const World& world, const FigureChoice& choice,
              PileFigures& sum);

}  // namespace polyplan::nethack::polypile
