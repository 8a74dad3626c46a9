#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/calculator/range.h"
#include "core/json/json_fwd.h"

namespace polyplan {

/// What stands there, for a message: a number or a quoted text itself, "an array", "an object".
std::string described(const Json& value);

/// "1 to 1,000,000"
std::string described(Range range);

/// "a, b, c"
std::string listed(std::span<const std::string_view> names);

/// The text that it is; null if it is none.
const std::string* textOf(const Json& value);

bool equals(const Json& value, std::string_view text);
bool equals(const Json& value, int number);

/// A whole number, also if written 3.0 or 3e2.
/// @returns nothing if it is none or is out of range.
std::optional<int> wholeNumber(const Json& value, Range range);

/// Code points of a text in UTF-8.
std::size_t characterCount(std::string_view utf8);

}  // namespace polyplan
