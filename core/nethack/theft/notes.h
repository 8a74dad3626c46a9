#pragma once

#include <vector>

#include "core/nethack/theft/answer.h"
#include "core/nethack/theft/encounter.h"

namespace polyplan::nethack::theft {

/// Where the wiki on amulet theft says otherwise than the game, and what is supposed that need not
/// be so in the game, as far as it changes a figure of this answer.
/// @param answer with all its figures, things and what comes afterwards
std::vector<Note> notesOn(const Encounter& encounter, const Answer& answer);

}  // namespace polyplan::nethack::theft
