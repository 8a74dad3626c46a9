#pragma once

#include <string_view>
#include <vector>

#include "core/plan/document.h"

namespace polyplan::plan {

/// Ids of the calculators whose members are not the same in two states of a strategy. What is
/// carried and what holds for the hero counts as polypile's.
std::vector<std::string_view> changedParts(const Strategy& before, const Strategy& after);

}  // namespace polyplan::plan
