#pragma once

#include <cstdint>
#include <vector>

#include "core/powder/attack.h"
#include "core/powder/scene.h"
#include "core/powder/simulator_log.h"
#include "core/powder/simulator_rolls.h"

namespace polyplan::powder::simulator {

enum class CreatureFate : std::uint8_t { Followed, Dead, Polymorphed, Reverted, Departed };

/// One creature and its square, rolled through its heartbeats.
class Creature {
  public:
    /// @param scene outlives this
    explicit Creature(const Scene& scene);

    /// doHeartbeat(), with the smoke's move before or after it.
    /// @param count of the beat
    void heartbeat(std::int64_t count, Rolls& rolls, BeatLog& log);

    CreatureFate fate() const { return fate_; }
    bool hasTeleported() const { return teleported_; }
    int hp() const { return hp_; }
    int mp() const { return mp_; }
    int food() const { return food_; }
    bool has(Intrinsic intrinsic) const { return intrinsics().has(intrinsic); }
    Intrinsics intrinsics() const { return own_ | worn_; }

  private:
    struct Counter {
        Intrinsic intrinsic;
        int turns;
        bool inflictorAlive;
    };

    // simulator_creature.cpp: what a creature has
    Counter* counter(Intrinsic intrinsic);
    bool clear(Intrinsic intrinsic);
    bool setTimed(Intrinsic intrinsic, int turns);
    void setTimedPoison(Intrinsic poison, int turns);
    void setCounter(Intrinsic intrinsic, int turns);
    /// receiveDamage(). @returns whether it lives and keeps its shape
    bool receiveDamage(int step, What what, const Attack& attack, Rolls& rolls, BeatLog& log,
                       const Worn* item = nullptr);
    bool survives(int step, BeatLog& log);

    // simulator_heartbeat.cpp: the steps
    void steps(std::int64_t count, Rolls& rolls, BeatLog& log);
    void trySleeping(Rolls& rolls, BeatLog& log);
    bool listensTo(const NoiseMaker& maker, int sides, Rolls& rolls) const;
    void cure(BeatLog& log);
    bool countDown(bool unchanging, Rolls& rolls, BeatLog& log);
    bool petrify(BeatLog& log);
    void recover(std::int64_t count, BeatLog& log);
    void heal(int level, std::int64_t count, BeatLog& log);
    void regainMana(int level, std::int64_t count, BeatLog& log);
    void starve(int food);
    bool breathe(Rolls& rolls, BeatLog& log);
    bool bleed(Rolls& rolls, BeatLog& log);
    bool poisons(std::int64_t count, Rolls& rolls, BeatLog& log);
    bool square(Rolls& rolls, BeatLog& log);
    bool burn(Rolls& rolls, BeatLog& log);
    bool touch(int step, What what, std::string_view material, Rolls& rolls, BeatLog& log);
    void moveSmoke(Rolls& rolls);

    const Scene* scene_;
    Intrinsics own_;                 ///< innate and timed
    Intrinsics worn_;                ///< of items
    std::vector<Counter> counters_;  ///< newest first
    int hp_;
    int mp_;
    int food_;
    bool smoke_;
    bool teleported_ = false;
    CreatureFate fate_ = CreatureFate::Followed;
};

}  // namespace polyplan::powder::simulator
