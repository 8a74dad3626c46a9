#pragma once

#include <span>
#include <vector>

#include "core/plan/line_of.h"

namespace polyplan::plan {

/// Goals that nothing among some stacks can become, whatever is rolled and however they lie.
/// @param stacks laid down, as the rules find them
std::vector<nethack::polypile::Goal> goalsNothingBecomes(const LineQuestion& question,
                                                         std::span<const nethack::Stack> stacks);

}  // namespace polyplan::plan
