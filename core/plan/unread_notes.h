#pragma once

#include <string>
#include <vector>

#include "core/plan/document.h"
#include "core/plan/game_text/reading.h"

namespace polyplan::plan {

/// The lines of a text that can't be stacks of the plan, because they can't be read or name nothing
/// identified, and that notes don't have, each once.
std::vector<std::string> missingInNotes(const std::string& notes,
                                        const game_text::Reading& reading);

/// Adds them to a strategy's notes, as far as there is room.
void keepInNotes(Strategy& strategy, const game_text::Reading& reading);

}  // namespace polyplan::plan
