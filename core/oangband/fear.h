#pragma once

#include <map>

#include "core/oangband/strike.h"
#include "core/oangband/turns.h"

namespace polyplan::oangband {

/// Follows the fear of a monster that lives on: what was asked for is added, damage by the player
/// takes some away, and damage by the player frightens one that is not afraid then (spells1.c
/// project_m(), xtra2.c mon_take_hit()).
class FearLedger {
  public:
    explicit FearLedger(const Strike& strike) : strike_(&strike) {}

    /// A blow that asks for no fear. @param dealt to the monster, which survived it
    void addCalm(int dealt, double chance) { calm_[dealt] += chance; }
    /// A blow of light that asks for the fear of `light`.
    void addByLight(int dealt, double chance) { byLight_[dealt] += chance; }
    /// Fear of so many dice d(sides) + 1, without damage.
    void addBySpell(int sides, double chance) { bySpell_.add(sides, chance); }

    /// What leaves its fear as it is.
    void addUnchanged(double chance) { unchanged_ += chance; }

    /// Writes the turns added, and those that it is left with.
    void write(Answer& answer) const;

  private:
    using Fear = std::array<double, mostTurns + 1>;
    using ByDamage = std::map<int, double>;

    void afterDamage(const ByDamage& weights, const Fear& asked, Fear& sum) const;
    void frightenByDamage(int dealt, double chance, Fear& sum) const;
    Fear raised(const TurnChances& asked) const;

    Fear afterwards() const;

    const Strike* strike_;
    double unchanged_ = 0.0;
    ByDamage calm_;
    ByDamage byLight_;
    SideWeights bySpell_;
};

/// Chance that light frightens this monster (spells1.c project_m(), by the Holy Light specialty).
double holyLightChance(const Strike& strike);
inline constexpr int holyLightDice = 3;
/// Sides of the dice of the fear that light brings.
int holyLightSides(const HolyLightRule& rule, int playerLevel);

/// The bonus of a monster against being frightened by light.
int holyLightResistance(const Monster& monster);

}  // namespace polyplan::oangband
