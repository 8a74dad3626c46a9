#pragma once

#include "core/plan/document.h"
#include "core/plan/game_text/reading.h"

namespace polyplan::plan {

/// Adds the types that a text calls by their names to what the player knows by sight, and of rings,
/// wands and spellbooks what they are made of if their looks are told. Nothing of a text of other
/// objects than the plan's.
void mergeDiscoveries(Document& document, const game_text::Reading& reading);

}  // namespace polyplan::plan
