#pragma once

#include <random>
#include <vector>

#include "core/nethack/appearance.h"
#include "core/nethack/polypile/pile_model.h"

namespace polyplan::nethack::polypile {

/// The shuffles that agree with what the player knows, as far as a pile depends on them.
class Shuffles {
  public:
    explicit Shuffles(const Situation& situation);

    /// The pools that have a say in the pile's stacks and whose materials are not all settled, but
    /// for those of `ofEach()`.
    std::vector<LabelPool> openPools(const PileModel& pile) const;
    /// The open pools of looks of which each stack in the pile is of a material of its own, and
    /// those of stacks that go by no look's.
    std::vector<LabelPool> ofEach(const PileModel& pile) const;
    /// Whether any figure of the pile hangs on its open pools. Only golems ask for a material, and
    /// it takes a shock and something that is left to make one.
    bool matterTo(const PileModel& pile) const;

    /// Whether the material of something that lies there is one or another, or its look does not
    /// tell it.
    bool isUnsettled(const Stack& stack) const;

    /// The materials of all types; those of open pools are of one shuffle or another.
    const std::vector<Material>& settled() const { return settled_; }
    /// The materials of all types in a shuffle drawn at random.
    std::vector<Material> draw(std::mt19937_64& random) const;

  private:
    /// Those that have a say in the pile.
    std::vector<LabelPool> open(const PileModel& pile, bool ofEach) const;

    const Situation& situation_;
    std::vector<LabelPool> pools_;
    std::vector<Material> settled_;
};

}  // namespace polyplan::nethack::polypile
