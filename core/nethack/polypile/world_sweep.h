#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "core/nethack/polypile/world.h"

namespace polyplan::nethack::polypile {

/// How the flag goes over one stack.
enum Move : std::size_t { StaysUnset, IsRaised, StaysSet };

inline constexpr std::size_t moveCount = 3;
inline constexpr std::array<Flag, moveCount> moveFrom = {Unset, Unset, Set};
inline constexpr std::array<Flag, moveCount> moveTo = {Unset, Set, Set};

/// Chances that a stack leaves a quantity of the flag's material, of another, or of what no golem
/// takes.
struct Leaving {
    int quantity{};
    double same{};
    double other{};
    double exempt{};
};

/// One stack in one world. Chances by items absorbed so far ("byAbsorbed") start at `first`, those
/// of `early` are for 0 and 1 items absorbed: with fewer than two items left there can't be more.
struct WorldStep {
    /// Everything that is left when the stack does not shudder, one entry a quantity.
    std::vector<Leaving> calm;
    /// Whether what a shock leaves is of the flag's material.
    bool sameAfterShock{};

    /// How much of the calm outcomes, and of the shocks, goes with a move.
    std::array<double, moveCount> calmScale{}, shockScale{};

    struct Absorption {
        int quantity{};
        std::array<double, 2> early{};
        std::vector<double> byAbsorbed;
    };
    struct MoveChances {
        double leavesNothing{};
        std::array<double, 2> earlyOneStays{}, earlyManyStay{};
        std::vector<double> stays;  ///< leaves nothing, or leaves what is not absorbed
        std::vector<Absorption> absorptions;
        /// A shock that leaves any of many quantities: what one of them has, where absorbed.
        Absorption eachOfRange;
        int leastOfRange{}, mostOfRange{};
    };
    std::array<MoveChances, moveCount> moves;

    int first = 0;  ///< least number of items absorbed before this stack, of those that matter
    int count = 0;
};

/// A walk's chances by flag, items left and items absorbed, `Lanes` walks side by side.
template <std::size_t Lanes>
struct Walk {
    using Values = std::array<double, Lanes>;

    std::array<Values, flagCount> none{};
    std::array<std::array<Values, 2>, flagCount> one{};  ///< by items absorbed, 0 and 1
    std::array<std::vector<Values>, flagCount> many;     ///< by items absorbed, from `first` on
    int first = 0;

    int count() const { return static_cast<int>(many[Unset].size()); }
};

/// Objects that leave the pile in one lane each, for the chance that at least one of them is there.
template <std::size_t Lanes>
struct Wanted {
    /// What one stack leaves of the lanes' objects, by one item and by more.
    struct AtStack {
        std::size_t stack{};
        std::array<std::array<double, Lanes>, 2> calm{};
        std::array<std::array<double, Lanes>, 2> afterShock{};
    };
    std::vector<AtStack> stacks;  ///< only those that can leave one, from the top
    bool same{};                  ///< whether the objects are of the flag's material
};

/// Chances that go with what a stack leaves: that the walk comes to the end of its world.
struct Continuation {
    /// By what is left (0: of the flag's material, 1: of another, 2: exempt) and by one item or
    /// more.
    std::array<std::array<double, 2>, 3> calm{}, afterShock{};
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
    WorldStep makeStep(const StackModel& stack) const;
    void fillWindow(WorldStep& step, const StackModel& stack, int first, int count) const;
    void sweepBack();
    Continuation continuation(std::size_t stack, const std::vector<double>& same,
                              const std::vector<double>& other, bool withExempt) const;

    const PileModel& pile_;
    const World& world_;
    Allowance allowance_;
    std::vector<WorldStep> steps_;
    std::vector<Walk<1>> walks_;
    std::vector<ByProgress> toEnd_;
};

/// Chances of all ends of a walk that count as ends of this world: a golem needs the flag and two
/// items; without a golem one of them is missing (zap.c create_polymon()).
ByProgress endsOf(const World& world);

}  // namespace polyplan::nethack::polypile
