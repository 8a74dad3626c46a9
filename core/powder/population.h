#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "core/powder/body.h"
#include "core/powder/hit_points.h"

namespace polyplan::powder {

/// All that a followed creature may be besides its hit points.
struct Mode {
    Body body;
    int food{};
    int mp{};
    int teleportChances{};  ///< beats so far in which it might have teleported
    bool smoke{};           ///< still in its square

    // Of the beat under way, and false between beats.
    bool unchanging{};  ///< as it was before the counters
    bool tameLost{};
    bool struck{};  ///< something of this step has hurt it
    bool spared{};  ///< nothing more of this step strikes it
    bool skips{};   ///< the rest of the beat

    std::size_t hash() const;
    bool operator==(const Mode&) const = default;
};

struct Cell {
    Mode mode;
    HitPoints hp;
};

/// The exact joint distribution of a followed creature: one cell a mode, with the probabilities of
/// its hit points.
class Population {
  public:
    explicit Population(Cell first) { cells_.push_back(std::move(first)); }

    std::vector<Cell>& cells() { return cells_; }
    const std::vector<Cell>& cells() const { return cells_; }
    double mass() const;
    /// Hit points whose probabilities are kept, of all cells.
    std::size_t size() const;

    /// Puts cells of the same mode together and drops empty ones.
    void merge();
    /// Drops what is rarer than this part of all that is there.
    void trim(double rarestPart);

  private:
    std::vector<Cell> cells_;
};

}  // namespace polyplan::powder
