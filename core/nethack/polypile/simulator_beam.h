#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "core/nethack/polypile/simulator_random.h"

namespace polyplan::nethack::polypile::simulator {

/// The flight of a wand's or spell's beam along the line (zap.c weffects(), bhit()).
class Beam {
  public:
    static constexpr int leastRange = 6;
    static constexpr int ranges = 8;  ///< from the least on, each as likely

    explicit Beam(Random& random) : Beam(leastRange + static_cast<int>(random.below(ranges))) {}
    explicit Beam(int range) : range_(range) {}

    /// Flies on as far as the square, unless the range ends before.
    bool reaches(int distance) {
        while (square_ < distance && range_ > 0) {
            ++square_;
            --range_;
        }
        return square_ == distance && distance > 0;
    }
    void affectPile() { --range_; }
    int range() const { return range_; }

  private:
    int range_;
    int square_ = 0;
};

/// How many piles a beam comes to that affects each of them.
class ExpectedReach {
  public:
    /// @param distances of all piles, rising
    ExpectedReach(std::span<const int> distances, bool flies) {
        for (int i = 0; i < Beam::ranges; ++i) {
            Beam beam(Beam::leastRange + i);
            std::size_t piles = 0;
            while (piles < distances.size() && (!flies || beam.reaches(distances[piles]))) {
                beam.affectPile();
                ++piles;
            }
            piles_[static_cast<std::size_t>(i)] = piles;
        }
    }

    std::size_t of(const Beam& beam) const {
        return piles_[static_cast<std::size_t>(beam.range() - Beam::leastRange)];
    }
    double mean() const {
        std::size_t sum = 0;
        for (const std::size_t piles : piles_) {
            sum += piles;
        }
        return static_cast<double>(sum) / Beam::ranges;
    }
    /// The chance not to come to a pile.
    double spares(std::size_t pile) const {
        int spared = 0;
        for (const std::size_t piles : piles_) {
            spared += piles <= pile ? 1 : 0;
        }
        return static_cast<double>(spared) / Beam::ranges;
    }

  private:
    std::array<std::size_t, Beam::ranges> piles_{};
};

}  // namespace polyplan::nethack::polypile::simulator
