#pragma once

#include "core/json/json_writer.h"
#include "core/nethack/theft/answer.h"

namespace polyplan::nethack::theft {

/// Writes an answer as one object, as `polyplan theft --json` prints it.
void writeAnswer(JsonWriter& json, const Answer& answer);

}  // namespace polyplan::nethack::theft
