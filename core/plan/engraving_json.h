#pragma once

#include "core/json/json_writer.h"
#include "core/nethack/engraving/answer.h"

namespace polyplan::plan {

/// Writes the answer to an engraving request as one object, as `polyplan engrave --json` prints it.
/// In tables what has probability 0 is left out; what was not asked for, or is not known, is not in
/// it.
void writeAnswer(JsonWriter& json, const nethack::engraving::Request& request,
                 const nethack::engraving::Answer& answer);

}  // namespace polyplan::plan
