#pragma once

#include <vector>

#include "core/nethack/polypile/look_worlds.h"
#include "core/nethack/polypile/odds.h"

namespace polyplan::nethack::polypile {

/// All figures of a line's answers in several worlds of looks, each by the chance of its world;
/// those of a pile that is hit by that chance, given that it is hit. What goals make of the
/// unidentified is no part of it: see `LineMixture`.
class LookMixture {
  public:
    /// @param probability of the world, above 0
    void add(double probability, const LineAnswer& inWorld);
    const LineAnswer& get() const { return mixed_; }

  private:
    /// Probabilities of the worlds so far.
    class Total {
      public:
        /// @returns the share of one more in all of them
        double add(double probability);

      private:
        double sum_ = 0.0;
    };

    LineAnswer mixed_;
    Total total_;
    std::vector<Total> ifHit_;  ///< by pile
};

}  // namespace polyplan::nethack::polypile
