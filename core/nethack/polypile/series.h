#pragma once

#include <span>
#include <vector>

#include "core/nethack/polypile/odds.h"

namespace polyplan::nethack::polypile {

/// Zaps of the same source from the same place, one after the other, each with a range of its own.
/// After each a golem that formed is out of the way with all that it took; what is left keeps its
/// place, nothing merges and no turn passes. What a change wears is worn.
struct ZapSeries {
    int zaps = 1;  ///< 1 to 1,000
    /// After each zap, the last included, every item of every object that a goal names is picked
    /// up, from all piles: it counts for its goal from then on and is not zapped again.
    bool collectsGoals = false;
    bool operator==(const ZapSeries&) const = default;
};

/// How a line stands after one of several zaps. All but the goals are mean numbers.
struct ZapAnswer {
    Provenance provenance;
    /// At least so many collected so far; without collecting, lying on the line now.
    std::vector<GoalAnswer> goals;
    Estimate allGoals;    ///< 1 if there are no goals
    Estimate anyGoal;     ///< 0 if there are no goals
    Estimate itemsLeft;   ///< lying on the line, without what was collected
    Estimate stacksLeft;  ///< likewise
    /// Items so far, of each object that a goal names; zeros where nothing is collected.
    std::vector<ObjectMean> collected;
    Estimate golems;  ///< formed so far
    struct Lost {
        Estimate shock;
        Estimate fused;  ///< as stacks became one object, or half as many rocks
        Estimate golem;
        bool operator==(const Lost&) const = default;
    };
    Lost lost;  ///< items so far
    bool operator==(const ZapAnswer&) const = default;
};

struct SeriesAnswer {
    std::vector<ZapAnswer> byZap;  ///< from the first zap on
    /// What lies on the line or was collected after the last zap; sorted by object.
    std::vector<ObjectLeft> finalQuantity;
    std::vector<ObjectLeft> finalQuantityErrors;  ///< in the same order; empty if exact
    /// What lies there in the end, is not identified and is what goals ask for, by object; empty
    /// where there is none. `finalQuantity` has it by its look.
    std::vector<ObjectMean> unidentifiedWanted;
    Provenance finalProvenance;
    std::size_t worlds = 1;  ///< as in `LineAnswer`, over which all figures are averaged
    bool operator==(const SeriesAnswer&) const = default;
};

/// The objects that goals name, each once, in the order of the goals.
std::vector<ObjectIndex> objectsOf(std::span<const Goal> goals);
std::vector<ObjectIndex> objectsOf(std::span<const GoalAnswer> goals);

}  // namespace polyplan::nethack::polypile
