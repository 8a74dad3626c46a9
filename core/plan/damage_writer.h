#pragma once

#include "core/plan/document.h"
#include "core/plan/json_writer.h"

namespace polyplan::plan {

/// Writes one attack of a strategy as an object; what is as if left out is left out. Reading it
/// gives the attack.
void write(JsonWriter& json, const Attack& attack);

}  // namespace polyplan::plan
