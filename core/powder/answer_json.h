#pragma once

#include "core/json/json_writer.h"
#include "core/powder/answer.h"

namespace polyplan::powder {

/// Writes the answer to a heartbeat request as one object, as `polyplan heartbeat --json` prints
/// it. In tables what has probability 0 is left out.
void writeAnswer(JsonWriter& json, const Answer& answer);

}  // namespace polyplan::powder
