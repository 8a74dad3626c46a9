#pragma once

#include "core/powder/creature.h"
#include "core/powder/hunger.h"
#include "core/powder/poison.h"
#include "core/powder/smoke.h"
#include "core/powder/terrain.h"

namespace polyplan::powder {

/// All that the rules look up: read once and handed to whoever needs it.
struct Tables {
    CreatureTable creatures;
    TerrainTable terrains;
    SmokeTable smokes;
    PoisonTable poisons;
    HungerTable hungers;
};

}  // namespace polyplan::powder
