#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/powder/answer.h"
#include "core/powder/simulator_creature.h"

namespace polyplan::powder::simulator {

/// Counts of one beat over many runs. All are whole numbers, so that they add up to the same in
/// whatever order.
class BeatCounts {
  public:
    BeatCounts(int maxHp, int maxMp, int maxFood);

    void count(const Creature& creature, const BeatLog& log);
    void add(const BeatCounts& other);
    void clear();

    /// @param heartbeat from 1 on
    /// @param count of the beat, that all creatures share
    Beat beat(int heartbeat, std::int64_t count) const;

  private:
    struct EventCount {
        int step;
        What what;
        std::optional<Intrinsic> intrinsic;
        std::int64_t runs;
        std::int64_t sum;
        std::int64_t squares;
    };

    EventCount& eventOf(int step, What what, std::optional<Intrinsic> intrinsic);
    HpOdds hpOdds() const;

    std::int64_t runs_ = 0;
    std::array<std::int64_t, 5> fates_{};  ///< by CreatureFate
    std::int64_t teleported_ = 0;
    std::array<std::int64_t, intrinsicCount> had_{};
    std::vector<std::int64_t> hp_;  ///< the dead at 0
    std::vector<std::int64_t> mp_;
    std::vector<std::int64_t> food_;
    std::vector<EventCount> events_;
};

}  // namespace polyplan::powder::simulator
