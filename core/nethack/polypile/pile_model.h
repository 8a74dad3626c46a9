#pragma once

#include <span>
#include <vector>

#include "core/nethack/polypile/fate.h"
#include "core/nethack/polypile/reversion.h"
#include "core/nethack/polypile/transformation.h"

namespace polyplan::nethack::polypile {

/// One stack as the sweeps over a pile see it: every way it may come out, before absorption.
struct StackModel {
    ObjectIndex object{};
    int quantity{};
    bool neverAbsorbed{};  ///< whatever comes out of it
    Fate fate;
    std::vector<KinOutcome> kins;    ///< times the chance that the stack changes
    std::vector<TypeOutcome> types;  ///< times the chance that the stack changes
    Aftermath later{};               ///< what all of this counts as for goals
};

/// One pile, compiled from its stacks and the rules. It knows nothing of materials.
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
    /// Chance that nothing in the pile is affected, so that the beam loses no range here.
    double allUnaffected() const;

  private:
    const Situation& situation_;
    const Transformation& transformation_;
    std::vector<StackModel> stacks_;
    std::vector<ObjectIndex> ofOneType_;  ///< looks
    int items_ = 0;
};

}  // namespace polyplan::nethack::polypile
