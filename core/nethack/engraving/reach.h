#pragma once

#include <optional>

#include "core/nethack/engraving/answer.h"

namespace polyplan::nethack::engraving {

/// Why the hero can't reach the floor, and so neither writes on it (but with a wand) nor scuffs
/// what stands there; nothing if he can. Sources: engrave.c can_reach_floor().
/// @param game a version that engraving is known for
std::optional<RuleRemark> floorOutOfReach(const Request& request, Game game);

}  // namespace polyplan::nethack::engraving
