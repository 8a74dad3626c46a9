#pragma once

#include <string>

#include "core/oangband/tables.h"
#include "core/plan/catalogues.h"

namespace polyplan::resources {

/// The tables that are built into the program.
plan::Catalogues loadCatalogues();

/// Oangband's monsters, squares and objects that are built into the program.
oangband::Tables loadOangbandTables();

/// The text of a data table: "oangband-monsters".
/// @throws std::runtime_error if there is none
std::string dataTable(const std::string& name);

}  // namespace polyplan::resources
