#pragma once

#include <cstdint>
#include <string>

namespace polyplan::oangband {

/// A part of the damage that is added to it, or with sign −1 taken away: the damage divided by
/// `divisor`, truncated.
struct TerrainShare {
    int sign = 0;
    int divisor = 1;

    /// Of the damage, truncated toward zero.
    int of(int damage) const { return sign * (damage / divisor); }
    bool operator==(const TerrainShare&) const = default;
};

/// Which column of the table of adjustments a damage type uses (spells1.c project_m()).
enum class TerrainGroup : std::uint8_t { Fire, Cold, Water, Other };

/// One kind of square (Oangband 1.1.0 lib/edit/terrain.txt) as far as damage asks for it.
struct Terrain {
    int id{};
    std::string name;             ///< "trees"
    bool monsterCanBeHit = true;  ///< false: a wall or closed door shelters whoever is in it
    int dodgeOneIn = 0;           ///< a monster that can move escapes so often; 0: never
    TerrainShare fire;            ///< FIRE, HELLFIRE, PLASMA
    TerrainShare cold;            ///< COLD, ICE
    TerrainShare water;           ///< WATER, STORM
    TerrainShare other;           ///< all other types

    const TerrainShare& share(TerrainGroup group) const {
        switch (group) {
            case TerrainGroup::Fire:
                return fire;
            case TerrainGroup::Cold:
                return cold;
            case TerrainGroup::Water:
                return water;
            case TerrainGroup::Other:
                return other;
        }
        return other;
    }
    bool operator==(const Terrain&) const = default;
};

}  // namespace polyplan::oangband
