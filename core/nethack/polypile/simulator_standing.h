#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/nethack/polypile/golem.h"
#include "core/nethack/polypile/simulator_goal_luck.h"

namespace polyplan::nethack::polypile::simulator {

/// Stacks by how often they were recharged or read; the last place is for all greater counts.
using ByWear = std::array<std::int32_t, 9>;

/// How a line stands in one run.
struct Standing {
    std::int64_t items{};  ///< lying on the line
    std::int64_t stacks{};
    std::vector<std::int64_t> lying;        ///< items of what goals name
    std::vector<std::int64_t> lyingByPile;  ///< likewise, by pile and object
    std::vector<std::int64_t> collected;    ///< likewise, so far
    std::int64_t golems{};                  ///< formed so far
    std::int64_t lostToShock{};             ///< items so far
    std::int64_t lostByFusing{};
    std::int64_t lostToGolems{};
    ByWear wands{};  ///< stacks lying, by times recharged
    ByWear books{};  ///< that are not blank, by times read
    ByWear blankBooks{};
    std::int64_t stacksHit{};            ///< by the last zap, affected or not
    std::vector<Golem> newGolems;        ///< formed by the last zap
    std::vector<std::uint8_t> pilesHit;  ///< by pile: the last zap found something there
    GoalLuck luck;
};

}  // namespace polyplan::nethack::polypile::simulator
