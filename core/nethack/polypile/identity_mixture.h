#pragma once

#include <vector>

#include "core/nethack/polypile/identity_worlds.h"
#include "core/nethack/polypile/odds.h"
#include "core/nethack/polypile/series.h"

/// Answers of several worlds of identities, each by the chance of its world.
namespace polyplan::nethack::polypile {

/// What goals have to do with in the answers for a line.
class LineMixture {
  public:
    /// @param answer of the line as it lies, whose goals and piles the worlds have too
    explicit LineMixture(const LineAnswer& answer);

    void add(const IdentityWorld& world, const LineAnswer& inWorld);
    /// Puts the means in the place of the figures that leave the unidentified out.
    void putInto(LineAnswer& answer) const;

  private:
    std::vector<Estimate> goals_;
    Estimate all_;
    Estimate any_;
    std::vector<ObjectMean> wanted_;
    /// Of what is unidentified on one pile.
    struct PileSum {
        bool isEverHit{};
        double shares{};  ///< chances of the worlds, given that it is hit
        double missedWanted{};
        std::vector<Estimate> leftWanted;  ///< by stack
    };

    std::vector<PileSum> piles_;
    Provenance provenance_;
};

/// All figures of answers for a series.
class SeriesMixture {
  public:
    void add(double weight, const SeriesAnswer& inWorld);
    const SeriesAnswer& get() const { return mixed_; }

  private:
    void addFinal(double weight, const SeriesAnswer& inWorld);

    SeriesAnswer mixed_;
};

}  // namespace polyplan::nethack::polypile
