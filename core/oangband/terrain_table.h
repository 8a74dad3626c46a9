#pragma once

#include <istream>
#include <span>
#include <string_view>
#include <vector>

#include "core/oangband/terrain.h"

namespace polyplan::oangband {

/// The kinds of squares of Oangband 1.1.0. Immutable once read.
class TerrainTable {
  public:
    /// Reads `resources/data/oangband-terrain.csv`.
    /// @throws std::runtime_error naming line and column of a value that is not allowed
    static TerrainTable read(std::istream& csv);

    std::span<const Terrain> terrains() const { return terrains_; }

    /// By the game's name or a short one: `floor`, `rubble`, `tree`. Where several squares share
    /// a name (they do the same) the first. Null if there is none.
    const Terrain* find(std::string_view name) const;

  private:
    std::vector<Terrain> terrains_;
};

/// What requests and answers call a square: `floor`, `rubble`, `tree`, or the game's name.
std::string_view shortName(const Terrain& terrain);

}  // namespace polyplan::oangband
