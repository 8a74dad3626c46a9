#pragma once

#include <string_view>

#include "core/oangband/scene.h"
#include "core/oangband/simulator_dice.h"

namespace polyplan::oangband::simulator {

/// A monster as one projection finds it and leaves it.
struct Victim {
    int hp{};
    int mana{};
    int speed{};
    int stunned{};   ///< turns
    int confused{};  ///< turns
    int afraid{};    ///< turns
    int stasis{};    ///< turns
    int dealt{};     ///< damage, whatever hit points it found
    bool slept = false;
    bool cloned = false;
    bool killed = false;
    bool polymorphed = false;
    bool struck = false;  ///< it was there and did not dodge
};

/// Strikes the monster of a scene (spells1.c project_m(), xtra2.c mon_take_hit()).
class MonsterStrike {
  public:
    /// @param canTurn there is a race that it may be polymorphed into
    MonsterStrike(const Scene& scene, bool canTurn, Rolls& rolls);

    /// The monster with these hit points, before anything happens.
    Victim victim(int hp) const;
    /// One projection. @param dam that arrives at the square
    void strike(Victim& victim, int dam);

  private:
    void hurt();
    bool applyType();
    void finish();
    void takeHit();

    bool missed();
    int terrainAdjustment() const;
    int breathed(int dam);
    int byBoth(int dam);
    int partly(int dam);
    void stun(int dam, int most, int divisor);
    void confuse(int dam, int most, int divisor);
    void holyLight(int oneIn, int sides, int diceSides);
    int supercharged(int classOneIn, int classBonusDivisor);
    int level(int ofUnique, int ofUndead, int ofOther) const;
    void frighten(bool immune, int resistance, int charged, int dice);
    void hold(int sides, int resistOneIn, int turns);

    bool has(Flag flag) const { return scene_.monster().flags.has(flag); }
    bool named(std::string_view beginning) const {
        return scene_.monster().name.starts_with(beginning);
    }
    bool isOf(PlayerClass playerClass) const {
        return scene_.request().player.playerClass == playerClass;
    }

    const Scene& scene_;
    bool canTurn_;
    Rolls& rolls_;

    // Of the projection under way.
    Victim* victim_ = nullptr;
    int arriving_ = 0;  ///< damage
    int dam_ = 0;
    int stun_ = 0;       ///< turns asked for
    int confuse_ = 0;    ///< turns asked for
    int fear_ = 0;       ///< turns asked for
    bool turn_ = false;  ///< polymorph is asked for
};

}  // namespace polyplan::oangband::simulator
