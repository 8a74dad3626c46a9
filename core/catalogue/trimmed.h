#pragma once

#include <string_view>

namespace polyplan {

/// Without the blanks and tabs at both ends.
std::string_view trimmed(std::string_view text);

}  // namespace polyplan
