#pragma once

#include <span>
#include <stop_token>
#include <vector>

#include "core/oangband/scene.h"

namespace polyplan::oangband {

/// What one cast does to a monster that has all its hit points, in short.
struct QuickFigures {
    double expectedDamage{};  ///< the mean of `Answer::damageDealt`
    double killChance{};
    bool operator==(const QuickFigures&) const = default;
};

/// The damage that all monsters with the same condition take of one projection, unless they dodge
/// or are missed: summed up once, so that each of them costs a look-up.
class BlowTable {
  public:
    void add(int damage, double chance);
    /// To be called once after the last.
    void finish();

    /// What it comes to for a monster with nothing upon it.
    QuickFigures on(const Strike& strike) const;

  private:
    struct Blow {
        int damage;
        double chance;
    };

    std::vector<double> chances_;     ///< by damage, until finished
    std::vector<Blow> blows_;         ///< rising
    std::vector<double> chanceFrom_;  ///< of this blow or a greater one
    std::vector<double> meanFrom_;    ///< the part of the mean that they make up
    std::vector<double> meanBefore_;  ///< the part that lesser ones make up
};

/// Asks the same rules as `evaluate` for two figures only, so that all monsters and all types can
/// be ranked at once. Refers to the scene.
class Ranking {
  public:
    explicit Ranking(const Scene& scene);

    /// The projection of the scene by another type on another monster of the table, at its full hit
    /// points and without anything upon it.
    QuickFigures of(const Monster& monster, DamageType type) const;

    /// Any strike, on a monster as it stands.
    QuickFigures of(const Strike& strike) const;

    /// One row a monster, one column a type. Empty if `stop` asked to stop.
    std::vector<QuickFigures> matrix(std::span<const Monster* const> monsters,
                                     std::span<const DamageType> types,
                                     const std::stop_token& stop = {}) const;

  private:
    BlowTable blowsOf(Strike strike) const;

    const Scene& scene_;
    std::vector<Weighted<int>> arriving_;
};

}  // namespace polyplan::oangband
