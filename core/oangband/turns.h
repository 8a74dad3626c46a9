#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "core/oangband/answer.h"

namespace polyplan::oangband {

/// Turns of stun, confusion and fear never exceed this (spells1.c project_m()).
inline constexpr int mostTurns = 200;

/// Chances of 0, 1, … turns, the last of them of as many or more.
class TurnChances {
  public:
    /// Twice the most and one: turns that are asked for are halved for a monster that has some.
    static constexpr int most = 2 * mostTurns + 2;

    double& operator[](int turns) { return chances_[static_cast<std::size_t>(turns)]; }
    double operator[](int turns) const { return chances_[static_cast<std::size_t>(turns)]; }
    /// @param turns any, not negative
    void add(int turns, double chance) { (*this)[std::min(turns, most)] += chance; }

  private:
    std::array<double, most + 1> chances_{};
};

/// Weights by number of sides, which are few or many.
class SideWeights {
  public:
    void add(int sides, double weight);
    bool empty() const { return weights_.empty(); }

    /// The sum of the weights times those of `plus` + r1(sides).
    TurnChances uniform(int plus) const;
    /// The sum of the weights times those of dice d(sides) + 1.
    TurnChances dice(int count) const;

  private:
    std::vector<double> weights_;
};

/// Chances of `count` d(`sides`) + 1; as the game rolls, no side counts 1.
TurnChances turnsOfDice(int count, int sides);

/// The chances of the turns themselves. @returns without 0
Odds turnsRequested(const TurnChances& asked);

/// What is added to the turns that a monster has: all of the first, half of any further, up to the
/// most there may be. @returns without 0
Odds turnsAdded(const TurnChances& asked, int before);

}  // namespace polyplan::oangband
