#pragma once

#include <string>
#include <string_view>

#include "core/catalogue/object_table.h"

namespace polyplan {

/// What a name that is in no table is most likely meant to be: objects of that short name
/// ("digging") or appearance, else the one whose name takes the fewest changed letters.
/// @returns quoted identified names, at most three, such as `"scroll of light" or "wand of light"`;
/// empty if nothing is near.
std::string likelyObjects(const ObjectTable& table, std::string_view wanted);

}  // namespace polyplan
