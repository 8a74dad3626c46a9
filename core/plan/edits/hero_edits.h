#pragma once

#include "core/plan/edits/draft.h"

namespace polyplan::plan::hero_edits {

/// Sets Luck where it is said: for the strategy, if it has a Luck of its own, else for the plan.
Refusal setLuck(Draft& draft, int luck);

}  // namespace polyplan::plan::hero_edits
