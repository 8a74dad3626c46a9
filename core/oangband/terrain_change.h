#pragma once

#include <string_view>

#include "core/oangband/answer.h"
#include "core/oangband/damage_type.h"
#include "core/oangband/request.h"
#include "core/oangband/terrain.h"

namespace polyplan::oangband {

/// What a square becomes after a projection that marks it (spells1.c project_f(), project_t()).
struct TerrainChange {
    TerrainOdds after;        ///< by short name, the square as it was last; they sum to 1
    std::string_view rule;    ///< "d > 600 + r1(1800)"; empty if the type leaves the square alone
    std::string_view source;  ///< file and function of the game
};

/// @param damage as it arrives at the square, before terrain and resistances
/// @param waterNeighbours 0 to 8
TerrainChange terrainChange(DamageType type, const Terrain& terrain, const Odds& damage,
                            int waterNeighbours);

/// The same for one figure of damage.
TerrainChange terrainChange(DamageType type, const Terrain& terrain, int damage,
                            int waterNeighbours);

/// Whether the square is marked for its change: within one square of the centre of a projection
/// that affects grids, and wherever a STORM strikes a monster. KILL_WALL and HOLD change squares
/// at once, at any distance.
/// @param struck a monster stands there and neither dodges nor is in stasis
bool changesTerrain(DamageType type, Affects affects, int distanceFromCentre, bool struck);

/// Whether the square is marked by the floor itself, so that even a monster in stasis is displaced:
/// plain floor under a STORM that affects grids, within one square of its centre.
bool floorIsMarked(DamageType type, const Terrain& terrain, Affects affects,
                   int distanceFromCentre);

}  // namespace polyplan::oangband
