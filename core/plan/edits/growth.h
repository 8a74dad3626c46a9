#pragma once

#include <cstddef>

#include "core/plan/edits/draft.h"

/// What a plan holds at most, all its strategies together.
namespace polyplan::plan {

Refusal refuseStrategies(std::size_t strategies);
Refusal refuseStacks(std::size_t stacks);

/// Whether a change makes more of a plan than it can hold. What held more before may go on so.
Refusal refuseGrowth(const Document& before, const Document& after);

}  // namespace polyplan::plan
