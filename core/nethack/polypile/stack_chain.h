#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/nethack/polypile/stack_groups.h"

namespace polyplan::nethack::polypile {

/// What the chains of a line have in common. All must outlive them.
struct ChainGround {
    const Situation& situation;
    const Transformation& transformation;
    std::span<const Material> materials;  ///< of all types; those of stackable ones are settled
    std::span<const ObjectIndex> wanted;  ///< what goals name
    bool collects{};
};

/// One stack by itself over several zaps, as a Markov chain: what it is after a zap hangs on
/// nothing but what it was before and on whether the zap got there. That holds where no other stack
/// can raise a golem over it: alone on its square, or dipped.
class StackChain {
  public:
    using Index = std::uint32_t;

    struct Step {
        Index to{};
        double probability{};
    };
    struct State {
        GroupIndex group{};
        int quantity{};  ///< 0: nothing is left
        bool collected{};
        Index rest{};  ///< the state after a zap that does nothing to it: it may still be collected
        // Given that a zap gets here:
        double unaffected{};         ///< chance that it does nothing
        std::vector<Step> affected;  ///< the other chances
        double golems{};             ///< mean number that it forms
        double shock{};              ///< mean numbers of items that are lost
        double fused{};
        double golem{};
    };

    /// @param hit false where no zap ever gets: the stack can only be collected
    /// @returns nothing if it has more than `mostSteps` steps.
    static std::optional<StackChain> of(const ChainGround& ground, const Stack& stack, bool hit,
                                        std::size_t mostSteps);

    static constexpr Index start = 0;
    const std::vector<State>& states() const { return states_; }
    std::size_t steps() const { return steps_; }
    /// The types that it may be of in a state, with their portions.
    const std::vector<ObjectOdds>& types(const State& state) const {
        return groups_->types(state.group);
    }
    /// Whether a state is what a goal names and counts for it.
    bool isWanted(const State& state) const {
        return state.quantity > 0 && groups_->isWanted(state.group);
    }

  private:
    friend class ChainBuilder;
    StackChain() = default;

    std::shared_ptr<StackGroups> groups_;
    std::vector<State> states_;
    std::size_t steps_ = 0;
};

}  // namespace polyplan::nethack::polypile
