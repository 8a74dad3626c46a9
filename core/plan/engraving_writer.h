#pragma once

#include <set>

#include "core/json/json_writer.h"
#include "core/plan/document.h"

namespace polyplan::plan {

/// Writes the engraving of a strategy as one object; what is as if left out is left out. Reading it
/// gives the engraving.
void write(JsonWriter& json, const Engraving& engraving);

/// Writes the member "conditions" unless there are none.
void writeConditions(JsonWriter& json, const std::set<nethack::engraving::Condition>& conditions);

}  // namespace polyplan::plan
