#pragma once

#include "core/plan/catalogues.h"

namespace polyplan::resources {

/// The tables that are built into the program.
plan::Catalogues loadCatalogues();

}  // namespace polyplan::resources
