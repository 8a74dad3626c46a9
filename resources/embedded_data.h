#pragma once

#include <sstream>
#include <string_view>

#include "core/oangband/tables.h"
#include "core/plan/catalogues.h"
#include "core/powder/tables.h"

namespace polyplan::resources {

/// The tables that are built into the program.
plan::Catalogues loadCatalogues();

/// Oangband's monsters, squares and objects that are built into the program.
oangband::Tables loadOangbandTables();

/// POWDER's creatures, squares, smoke, poisons and hunger that are built into the program.
powder::Tables loadPowderTables();

/// A data table by name: "oangband-monsters".
/// @throws std::runtime_error if the program was built without it
std::istringstream dataFile(std::string_view name);

}  // namespace polyplan::resources
