#pragma once

#include <string>
#include <vector>

#include "core/plan/document.h"

namespace polyplan::plan {

/// `wish`, with a number behind it if a strategy of that name is there (names are unique), and
/// never longer than a name may be.
std::string freeName(const std::vector<Strategy>& strategies, const std::string& wish);

}  // namespace polyplan::plan
