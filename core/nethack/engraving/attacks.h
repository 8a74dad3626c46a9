#pragma once

#include <vector>

#include "core/nethack/engraving/request.h"

namespace polyplan::nethack::engraving {

/// Attacks of the hero above the first deletion of Elbereth by them; all of them where there is
/// none.
int attacksUntilDeletion(const std::vector<Event>& events, Game game);

/// Whether more of them are counted before that deletion than the first one, which brings it about,
/// or none is counted at all. Never in a version where an attack deletes nothing.
bool isDeletionLate(const std::vector<Event>& events, Game game);

}  // namespace polyplan::nethack::engraving
