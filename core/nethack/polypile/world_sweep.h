#pragma once

#include <array>
#include <cstddef>
#include <memory_resource>
#include <vector>

#include "core/nethack/polypile/walk.h"

namespace polyplan::nethack::polypile {

/// Objects that leave the pile in one lane each, for the chance that at least one of them is there.
template <std::size_t Lanes>
struct Wanted {
    /// What one stack leaves of the lanes' objects, by one item and by more.
    struct AtStack {
        std::size_t stack{};
        /// That the objects are of the flag's material. Between 0 and 1 it is that of the stack by
        /// itself, which leaves nothing else of what is asked for than what lay there.
        double same{};
        std::array<std::array<double, Lanes>, 2> calm{};
        std::array<std::array<double, Lanes>, 2> afterShock{};
    };
    std::vector<AtStack> stacks;  ///< only those that can leave one, from the top
};

/// Chances that go with what a stack leaves: that the walk comes to the end of its world.
struct Continuation {
    /// By what is left (0: of the flag's material, 1: of another, 2: exempt) and by one item or
    /// more.
    std::array<std::array<double, 2>, 3> calm{};
    /// Of what a shock leaves of the stack, by one item or more.
    std::array<double, 2> afterShock{};
};

/// The walk over a pile from its top in one world, as the reference orders it: shocks and changes,
/// and at the same time what the golem absorbs, which goes in the same order.
class WorldSweep {
  public:
    WorldSweep(const PileModel& pile, const World& world);

    /// That things end in this world.
    double chance() const { return toEnd_.front()[Unset][NoItem]; }

    const PileModel& pile() const { return pile_; }
    const World& world() const { return world_; }
    const Allowance& allowance() const { return allowance_; }
    const std::vector<KinMatch>& kins() const { return kins_; }
    const WorldStep& step(std::size_t stack) const { return steps_[stack]; }
    /// The walk as it comes to a stack; the last one is the walk at its end.
    const Walk<1>& walkAt(std::size_t stack) const { return walks_[stack]; }
    /// From before a stack on: the chance to end in this world.
    const ByProgress& toEnd(std::size_t stack) const { return toEnd_[stack]; }

    Continuation staying(std::size_t stack) const;
    Continuation absorbed(std::size_t stack) const;

    static constexpr std::size_t lanes = 8;
    /// For each lane the chance to end in this world with at least one of the lane's object.
    std::array<double, lanes> atLeastOne(const Wanted<lanes>& wanted) const;

  private:
    void sweepBack();
    void chooseMoves();
    Continuation continuation(std::size_t stack, const std::vector<double>& same,
                              const std::vector<double>& other, bool withExempt) const;

    const PileModel& pile_;
    const World& world_;
    Allowance allowance_;
    std::pmr::monotonic_buffer_resource arena_;  ///< of the steps' chances
    std::vector<KinMatch> kins_;
    std::vector<WorldStep> steps_;
    std::vector<Walk<1>> walks_;
    std::vector<ByProgress> toEnd_;
};

/// Chances of all ends of a walk that count as ends of this world: a golem needs the flag and two
/// items; without a golem one of them is missing (zap.c create_polymon()).
ByProgress endsOf(const World& world);

}  // namespace polyplan::nethack::polypile
