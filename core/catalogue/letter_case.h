#pragma once

#include <string>
#include <string_view>

namespace polyplan {

/// The text in small letters; what is not ASCII stays as it is.
std::string lowerCase(std::string_view text);

/// Letter case aside.
bool equalWords(std::string_view a, std::string_view b);

}  // namespace polyplan
