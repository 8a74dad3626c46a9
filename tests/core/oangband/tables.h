#pragma once

#include "core/oangband/monster_table.h"
#include "core/oangband/object_kind.h"
#include "core/oangband/terrain_table.h"

namespace polyplan::oangband::testing {

/// The tables that the program carries, read once.
const MonsterTable& monsters();
const TerrainTable& terrains();
const ObjectKindTable& objectKinds();

/// A monster that must be there.
const Monster& monster(int id);
const Terrain& terrain(std::string_view name);
const ObjectKind& objectKind(std::string_view name, std::string_view type);

}  // namespace polyplan::oangband::testing
