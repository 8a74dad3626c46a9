#pragma once

#include "core/nethack/polypile/simulator_random.h"

namespace polyplan::nethack::polypile::simulator {

/// The flight of a wand's or spell's beam along the line (zap.c weffects(), bhit()).
class Beam {
  public:
    explicit Beam(Random& random) : range_(6 + static_cast<int>(random.below(8))) {}

    /// Flies on as far as the square, unless the range ends before.
    bool reaches(int distance) {
        while (square_ < distance && range_ > 0) {
            ++square_;
            --range_;
        }
        return square_ == distance && distance > 0;
    }
    void affectPile() { --range_; }

  private:
    int range_;
    int square_ = 0;
};

}  // namespace polyplan::nethack::polypile::simulator
