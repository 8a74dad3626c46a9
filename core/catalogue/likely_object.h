#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/catalogue/object_table.h"

namespace polyplan {

/// What a name that is in no table is most likely meant to be: objects of that short name
/// ("digging") or appearance, else those whose names, or else words of whose names, take the fewest
/// changed letters.
/// @returns identified names, at most three; empty if nothing is near.
std::vector<std::string_view> likelyNames(const ObjectTable& table, std::string_view wanted);

/// The same in quotes: `"scroll of light" or "wand of light"`.
std::string likelyObjects(const ObjectTable& table, std::string_view wanted);

}  // namespace polyplan
