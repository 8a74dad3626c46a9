#pragma once

#include <vector>

#include "core/oangband/answer.h"
#include "core/oangband/strike.h"
#include "core/probability/oversight.h"

namespace polyplan::oangband {

/// All ways in which one cast may meet its target, whatever hit points it has; equal ones added up.
class HitTable {
  public:
    /// @param effect decides which damage matters to hit points
    explicit HitTable(Effect effect) : effect_(effect) {}

    void add(const Hit& hit, double chance);

    double untouched() const { return untouched_; }
    /// Chances by the amount that matters: damage, or what arrives for a type that does not hurt.
    const std::vector<double>& touched() const { return touched_; }
    /// A hit of that amount.
    Hit hitOf(int amount) const;

  private:
    Effect effect_;
    double untouched_ = 0.0;
    std::vector<double> touched_;
};

/// How things stand after 1 … `casts` casts. Hit points carry over from one to the next, nothing
/// else does. @returns nothing if it was asked to stop.
std::vector<AfterCast> castSeries(const Strike& strike, const HitTable& hits, int casts,
                                  const Oversight& oversight = {});

/// Chance that one cast kills a monster of so many hit points.
double killChance(const Strike& strike, const HitTable& hits, int hp);

}  // namespace polyplan::oangband
