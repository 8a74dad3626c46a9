#pragma once

#include <string>
#include <vector>

namespace polyplan::oangband {

struct ObjectKind;

/// As the game prints one, then several: "Potion of Healing", "Potions of Healing"; empty for
/// classes whose names are not made so.
std::vector<std::string> printedNames(const ObjectKind& kind);

}  // namespace polyplan::oangband
