#pragma once

#include "core/nethack/appearance.h"
#include "core/plan/object_reader.h"

namespace polyplan::plan {

/// Reads `appearance_materials`: material by name of a ring, wand or spellbook. Faults are names of
/// anything else, a material that no label of the class has or that is not the fixed one, and what
/// no shuffle can give at once. `objects` has a table.
nethack::KnownMaterials readAppearances(const Json& value, const Path& path, ObjectReader& objects,
                                        FaultList& faults);

}  // namespace polyplan::plan
