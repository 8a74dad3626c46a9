#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/powder/answer.h"
#include "core/powder/attack.h"
#include "core/powder/event_tally.h"
#include "core/powder/population.h"
#include "core/powder/recovery.h"
#include "core/powder/scene.h"

namespace polyplan::powder {

/// Carries the whole distribution of a creature through its heartbeats, step by step in the order
/// of POWDER 117/118 creature.cpp doHeartbeat(). Nothing is rolled: where the game rolls, the
/// distribution splits. What is rarer than 1e-30 of all that is followed is left out.
class ExactHeartbeats {
  public:
    /// @param scene outlives this
    explicit ExactHeartbeats(const Scene& scene);

    /// The next heartbeat.
    Beat next();

    /// Multiplications so far, and probabilities held just now: what it costs in time and memory.
    double work() const { return work_; }
    std::size_t size() const { return population_.size(); }

  private:
    /// A damage and the place in which the answer tells of it.
    struct Strike {
        int step;
        What what;
        Attack attack;
        const Worn* item = nullptr;  ///< that it comes from
        /// Strikes of one step count once in the probability.
        bool once = false;
    };

    // exact_senses.cpp: steps 7 to 9, and the smoke between beats
    void moveSmoke();
    void sleep();
    void rememberAndCure();
    // exact_counters.cpp: steps 10 to 17
    void countDown();
    void countDown(std::size_t index);
    void confuseTheFreed();
    // exact_recovery.cpp: steps 18 to 23
    void recover();
    void recover(std::size_t index);
    void teleport();
    // exact_damage.cpp: steps 25 to 32
    void breathe();
    void bleed();
    void sufferPoisons();
    void standOnSquare();
    void burn();
    void touch(int step, What what, Intrinsic allergy, std::string_view material,
               const Attack& attack);
    void setAflame(std::size_t index);
    // exact_strike.cpp: what a damage does
    void strike(std::size_t index, const Strike& strike);
    void suffer(const Mode& mode, const HitPoints& hp, const DamageOdds& odds, const Strike& strike,
                double infliction);
    void inflict(const Mode& mode, const HitPoints& hp, double killed, const Strike& strike);
    void leave(const Mode& mode, HitPoints hp, double killed, int step);
    void die(Mode mode, double mass, int step);
    // exact_heartbeats.cpp: steps 34 and 35, and the answer
    void changeShape();
    void endBeat();
    Beat entry();

    /// Calls `step(index)` for all cells that take part in this beat and have something to lose.
    template <typename Step>
    void forEachCell(Step step);
    Mode& modeAt(std::size_t index) { return population_.cells()[index].mode; }
    Intrinsics intrinsicsAt(std::size_t index) { return modeAt(index).body.all(); }
    double massAt(std::size_t index) { return population_.cells()[index].hp.mass(); }

    const Scene& scene_;
    Population population_;
    DamageTable damages_;
    EventTally tally_;
    std::array<double, 2> woken_{};  ///< by noise in one beat; the second TIRED
    int beat_ = 0;
    std::int64_t count_;
    double dead_ = 0.0;
    double polymorphed_ = 0.0;
    double reverted_ = 0.0;
    double departed_ = 0.0;
    double teleportedEver_ = 0.0;
    double work_ = 0.0;
    std::optional<std::size_t> vacant_;  ///< the cell that what is being struck left empty
};

template <typename Step>
void ExactHeartbeats::forEachCell(Step step) {
    const std::size_t before = population_.cells().size();
    for (std::size_t i = 0; i < before; ++i) {
        const Cell& cell = population_.cells()[i];
        if (!cell.mode.skips && !cell.hp.empty()) {
            step(i);
        }
    }
    if (population_.cells().size() > before) {
        population_.merge();
    }
}

}  // namespace polyplan::powder
