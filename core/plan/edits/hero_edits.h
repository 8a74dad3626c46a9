#pragma once

#include "core/plan/edits/draft.h"

namespace polyplan::plan::hero_edits {

/// Sets the Luck of the strategy alone; it stands in the plan where all agree.
Refusal setLuck(Draft& draft, int luck);

}  // namespace polyplan::plan::hero_edits
