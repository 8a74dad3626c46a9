#pragma once

#include "core/plan/document.h"
#include "core/plan/game_text/reading.h"

namespace polyplan::plan {

/// Adds the lines of a text that can't be stacks of the plan, because they can't be read or name
/// nothing identified, to a strategy's notes, as far as there is room. A line that the notes have
/// already is not added again.
void keepInNotes(Strategy& strategy, const game_text::Reading& reading);

}  // namespace polyplan::plan
