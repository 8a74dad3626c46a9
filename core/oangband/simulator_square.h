#pragma once

#include <string>

#include "core/oangband/scene.h"
#include "core/oangband/simulator_dice.h"
#include "core/oangband/simulator_monster.h"

namespace polyplan::oangband::simulator {

/// What the square of a scene becomes (spells1.c project_f(), project_t()).
/// @param dam that arrived @param struck a monster stood there and neither dodged nor was in stasis
std::string terrainAfter(const Scene& scene, int dam, bool struck, Rolls& rolls);

/// How far the monster is moved over open floor (spells1.c project_t(), teleport_away(),
/// thrust_away()); 0 if it stays.
int squaresMoved(const Scene& scene, int dam, bool struck, Rolls& rolls);

/// Whether a stack on the floor is lost (spells1.c project_o()).
bool destroys(const Scene& scene, const FloorStack& stack, int dam, Rolls& rolls);

}  // namespace polyplan::oangband::simulator
