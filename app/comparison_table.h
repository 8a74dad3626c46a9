#pragma once

#include <ostream>
#include <vector>

#include "core/calculator/comparison.h"
#include "core/plan/contenders.h"
#include "core/plan/question_differences.h"

namespace polyplan::app {

/// A comparison for people: what is asked differently, then the figures that differ, a column a
/// strategy.
void writeTable(const std::vector<plan::Contender>& contenders,
                const std::vector<plan::MemberDifference>& differences,
                const Comparison& comparison, std::ostream& out);

}  // namespace polyplan::app
