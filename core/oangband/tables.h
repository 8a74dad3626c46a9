#pragma once

#include "core/oangband/monster_table.h"
#include "core/oangband/object_kind.h"
#include "core/oangband/terrain_table.h"

namespace polyplan::oangband {

/// All that the rules look up: read once and handed to whoever needs it.
struct Tables {
    MonsterTable monsters;
    TerrainTable terrains;
    ObjectKindTable objects;
};

}  // namespace polyplan::oangband
