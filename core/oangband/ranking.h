#pragma once

#include <span>
#include <vector>

#include "core/oangband/scene.h"

namespace polyplan::oangband {

/// What one cast does to a monster that has all its hit points, in short.
struct QuickFigures {
    double expectedDamage{};  ///< the mean of `Answer::damageDealt`
    double killChance{};
    bool operator==(const QuickFigures&) const = default;
};

/// Asks the same rules as `evaluate` for two figures only, so that all monsters and all types can
/// be ranked at once. Refers to the scene.
class Ranking {
  public:
    explicit Ranking(const Scene& scene);

    /// The projection of the scene by another type on another monster of the table, at its full hit
    /// points and without anything upon it.
    QuickFigures of(const Monster& monster, DamageType type) const;

    /// One row a monster, one column a type.
    std::vector<QuickFigures> matrix(std::span<const Monster* const> monsters,
                                     std::span<const DamageType> types) const;

  private:
    struct Arriving {
        int damage;
        double probability;
    };

    QuickFigures of(const Strike& strike) const;

    const Scene& scene_;
    std::vector<Arriving> arriving_;
};

}  // namespace polyplan::oangband
