#pragma once

#include <vector>

#include "core/calculator/comparison.h"
#include "core/json/json_writer.h"
#include "core/plan/contenders.h"
#include "core/plan/question_differences.h"

namespace polyplan::plan {

/// Writes a comparison as one object, as `polyplan compare --json` prints it.
void writeComparison(JsonWriter& json, const std::vector<Contender>& contenders,
                     const std::vector<MemberDifference>& differences,
                     const Comparison& comparison);

}  // namespace polyplan::plan
