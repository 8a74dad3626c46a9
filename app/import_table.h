#pragma once

#include <ostream>

#include "core/catalogue/object_table.h"
#include "core/plan/game_text/reading.h"

namespace polyplan::app {

/// Writes the stacks of a text as a table for people.
void writeReadStacks(const plan::game_text::Reading& reading, const ObjectTable& table,
                     std::ostream& out);

}  // namespace polyplan::app
