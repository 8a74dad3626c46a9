#pragma once

#include <string_view>

#include "core/nethack/engraving/answer.h"

namespace polyplan::nethack::engraving {

/// DUST, ENGR_BLOOD and MARK: wiped out by a hand.
bool isSoft(Type type);

Permanence permanenceOf(Type type, Surface surface);

/// "permanent", "semi-permanent", "temporary"
std::string_view name(Permanence permanence);

}  // namespace polyplan::nethack::engraving
