#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/nethack/polypile/world_sweep.h"

namespace polyplan::nethack::polypile {

/// How far several goals are: a mixed-radix number with one digit a goal, which counts the items of
/// the goal's object up to the number that is wanted.
class GoalStates {
  public:
    explicit GoalStates(std::span<const Goal> goals);

    std::size_t count() const { return count_; }
    const std::vector<Goal>& goals() const { return goals_; }

    /// The state once `quantity` more of an object are there.
    std::size_t after(std::size_t state, ObjectIndex object, int quantity) const;
    /// The state of two lots of things together.
    std::size_t together(std::size_t one, std::size_t other) const;
    bool isMet(std::size_t state, std::size_t goal) const;
    bool isWanted(ObjectIndex object) const;
    /// From which number on more items of an object make no difference.
    int mostThatMatter(ObjectIndex object) const;

    /// Number of states of such goals, or nothing if it is above `most`.
    static std::optional<std::size_t> countOf(std::span<const Goal> goals, std::size_t most);

  private:
    std::size_t digit(std::size_t state, std::size_t goal) const;

    std::vector<Goal> goals_;
    std::vector<std::size_t> strides_;
    std::size_t count_ = 1;
};

/// Chances that a pile ends in this world with the goals at each state.
std::vector<double> goalTable(const WorldSweep& sweep, const GoalStates& states);

}  // namespace polyplan::nethack::polypile
