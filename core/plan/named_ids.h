#pragma once

#include <string>

#include "core/plan/question_differences.h"
#include "core/powder/tables.h"

namespace polyplan::plan {

/// A JSON pointer without the places in lists, "/hero/rings/#/name": what is of one sort has one.
std::string sortOf(const std::string& pointer);

/// Adds the names of what a difference has ids of: versions of the game, and creatures, squares,
/// smoke and intrinsics of POWDER.
void nameIds(MemberDifference& difference, const powder::Tables& tables);

}  // namespace polyplan::plan
