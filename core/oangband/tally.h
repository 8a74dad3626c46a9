#pragma once

#include <map>

#include "core/oangband/answer.h"
#include "core/oangband/casts.h"
#include "core/oangband/fear.h"
#include "core/oangband/strike.h"
#include "core/oangband/turns.h"

namespace polyplan::oangband {

/// Adds up what becomes of the monster over all ways one cast may go (spells1.c project_m() after
/// the kind of damage, xtra2.c mon_take_hit()).
class Tally {
  public:
    explicit Tally(const Strike& strike);

    /// Damage that arrives at the square with some chance.
    void add(int arriving, double chance);

    const HitTable& hits() const { return hits_; }

    /// Chance that it was struck and still stands there, by the damage that arrived.
    Odds standing() const;
    /// Chance that it was left alone, by the damage that arrived.
    double untouchedBy(int arriving) const;
    /// Chance that it was struck at all, by the damage that arrived.
    double touchedBy(int arriving) const;

    /// Writes the figures of the monster: damage, turns, kills.
    void write(Answer& answer) const;

  private:
    void addHit(const Hit& hit, double chance, int arriving);
    void addEffects(const Hit& hit, int dealt, double stays, double open);
    void addHurt(const Hit& hit, int dealt, double stays, double open);
    void addRequests(const Hit& hit, double chance);
    void addSpell(const Hit& hit, double chance);
    void writeRequests(Answer& answer) const;
    void addConfusion(int sides, double chance);

    /// What damage that arrived met.
    struct Met {
        double untouched = 0.0;
        double touched = 0.0;
        double standing = 0.0;
    };

    const Strike& strike_;
    HitTable hits_;
    double light_;  ///< chance to be frightened by light
    bool canBeStunned_;
    bool canBeConfused_;
    std::vector<Met> met_;  ///< by the damage that arrived, of which there may be a million
    std::vector<double> dealt_;
    std::map<int, double> healed_;
    std::map<int, double> manaLost_;
    SideWeights stun_;
    SideWeights confuse_;
    SideWeights stunRequested_;
    SideWeights confusionRequested_;
    SideWeights fearRequested_;
    FearLedger fear_;
    double held_ = 0.0;
    double slept_ = 0.0;
    double slowed_ = 0.0;
    double hastened_ = 0.0;
    double cloned_ = 0.0;
    double polymorphed_ = 0.0;
    double killed_ = 0.0;
};

}  // namespace polyplan::oangband
