#pragma once

#include <string>

#include "core/plan/line_of.h"

namespace polyplan::benchmarks {

/// The first strategy of a plan of tests/benchmarks/plans, by its name without ending.
plan::LineQuestion questionOf(const std::string& name);

}  // namespace polyplan::benchmarks
