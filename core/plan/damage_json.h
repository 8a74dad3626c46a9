#pragma once

#include "core/json/json_writer.h"
#include "core/oangband/answer.h"
#include "core/oangband/scene.h"

namespace polyplan::plan {

/// Writes the answer to a damage request as one object, as `polyplan damage --json` prints it. In
/// tables what has probability 0 is left out.
void writeAnswer(JsonWriter& json, const oangband::Scene& scene, const oangband::Answer& answer);

}  // namespace polyplan::plan
