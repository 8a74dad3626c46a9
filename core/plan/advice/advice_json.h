#pragma once

#include "core/json/json_writer.h"
#include "core/plan/advice/advice.h"

namespace polyplan::plan {

/// Writes what is advised for a strategy as a list, the best first: the hint's id, what to do, what
/// was found, the squares that it is about, and the figures of one zap before and after.
void writeAdvice(JsonWriter& json, const Advice& advice);

}  // namespace polyplan::plan
