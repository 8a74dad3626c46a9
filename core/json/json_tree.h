#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "core/json/fault_list.h"
#include "core/json/json_fwd.h"
#include "core/json/limits.h"

namespace polyplan {

/// Parses a whole text: any bytes whatever. Faults are a text of more than `mostBytes`, what is no
/// JSON in UTF-8 (named by line and column), nesting deeper than `limits::nestingDepth`, and
/// a member that an object has twice.
/// @returns nothing if the text is no JSON at all; with faults the tree is not to be trusted whole.
std::optional<Json> parseJson(std::string_view text, FaultList& faults,
                              std::size_t mostBytes = limits::fileBytes);

/// Adds a member without looking for one of the same name, as `Json::operator[]` does at a cost
/// that grows with the object.
Json& appendMember(Json& object, std::string name, Json value);

}  // namespace polyplan
