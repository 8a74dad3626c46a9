#pragma once

#include "core/json/json_writer.h"
#include "core/plan/compared.h"

namespace polyplan::plan {

/// Writes a comparison as one object, as `polyplan compare --json` prints it.
void writeComparison(JsonWriter& json, const ComparedStrategies& compared);

}  // namespace polyplan::plan
