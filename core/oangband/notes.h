#pragma once

#include <vector>

#include "core/oangband/answer.h"
#include "core/oangband/scene.h"

namespace polyplan::oangband {

/// Where the wiki on damage types says otherwise than the game, as far as it changes a figure
/// of this answer.
std::vector<Note> notesOn(const Scene& scene, const Strike& strike, const Answer& answer);

}  // namespace polyplan::oangband
