#pragma once

#include <span>
#include <vector>

#include "core/nethack/appearance.h"
#include "core/nethack/polypile/fate.h"
#include "core/nethack/polypile/reversion.h"
#include "core/nethack/polypile/transformation.h"

namespace polyplan::nethack::polypile {

/// One stack as the sweeps over a pile see it: every way it may come out, before absorption.
struct StackModel {
    ObjectIndex object{};
    /// What it is made of goes by: its object, or behind the table's rows its own.
    ObjectIndex label{};
    int quantity{};
    bool neverAbsorbed{};  ///< whatever comes out of it
    Fate fate;
    std::vector<KinOutcome> kins;    ///< times the chance that the stack changes
    std::vector<TypeOutcome> types;  ///< times the chance that the stack changes
    Aftermath later{};               ///< what all of this counts as for goals
};

/// One pile, compiled from its stacks and the rules. Of materials it knows what looks do not tell.
class PileModel {
  public:
    /// All must outlive it.
    PileModel(const Situation& situation, const Transformation& transformation,
              std::span<const Stack> stacks);

    const Situation& situation() const { return situation_; }
    const Transformation& transformation() const { return transformation_; }
    const std::vector<StackModel>& stacks() const { return stacks_; }
    int items() const { return items_; }
    /// Whether all stacks of a look that lie here are of one type.
    bool isOfOneType(ObjectIndex look) const;
    /// Of the stacks that have labels of their own; the last is that of the greatest label.
    const std::vector<LabelPool>& ownPools() const { return ownPools_; }
    /// How many labels there are, those of the table's rows included.
    std::size_t labels() const { return situation_.table.size() + ownPools_.size(); }
    /// Chance that nothing in the pile is affected, so that the beam loses no range here.
    double allUnaffected() const;

  private:
    const Situation& situation_;
    const Transformation& transformation_;
    std::vector<StackModel> stacks_;
    std::vector<ObjectIndex> ofOneType_;  ///< looks
    std::vector<LabelPool> ownPools_;
    int items_ = 0;
};

}  // namespace polyplan::nethack::polypile
