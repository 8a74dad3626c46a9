#pragma once

#include <array>
#include <memory_resource>
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

/// One stack in one world. Chances "by items absorbed so far" start at `first`; those of `early`
/// are for 0 and 1 items absorbed: with fewer than two items left there can't be more.
struct WorldStep {
    /// Everything that is left when the stack does not shudder, one entry a quantity.
    std::vector<Leaving> calm;
    /// That what a shock leaves is of the flag's material, by the move that goes with it: what
    /// raises the golem is.
    std::array<double, moveCount> sameAfterShock{};
    /// How much of the calm outcomes, and of the shocks, goes with a move.
    std::array<double, moveCount> calmScale{}, shockScale{};
    /// Whether a walk that comes to an end of this world can make the move.
    std::array<bool, moveCount> active{};

    struct Absorption {
        int quantity{};
        std::array<double, 2> early{};
        std::span<double> byAbsorbed;
    };
    struct MoveChances {
        double leavesNothing{};
        std::array<double, 2> earlyOneStays{}, earlyManyStay{};
        std::span<double> stays;  ///< leaves nothing, or leaves what is not absorbed
        std::vector<Absorption> absorptions;
        /// A shock that leaves any of many quantities: what one of them has, where absorbed.
        Absorption eachOfRange;
        int leastOfRange{}, rangeLength{};
    };
    std::array<MoveChances, moveCount> moves;
    int first = 0;
};

/// How much of a kin's shares is, and is not, of the flag's material.
struct KinMatch {
    double same{};
    double other{};
};

/// The kins of a world, in the transformation's order.
std::vector<KinMatch> kinMatches(const Transformation& transformation, const World& world);

/// A step without its chances by items absorbed.
WorldStep makeStep(const StackModel& stack, const World& world, std::span<const KinMatch> kins);

/// Fills in the active moves' chances for `count` numbers of items absorbed, from `first` on.
void fillChances(WorldStep& step, const StackModel& stack, const Allowance& allowance, int first,
                 int count, std::pmr::memory_resource& arena);

}  // namespace polyplan::nethack::polypile
