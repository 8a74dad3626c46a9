#pragma once

#include <string>

#include "core/plan/catalogues.h"
#include "core/plan/line_of.h"

namespace polyplan::benchmarks {

/// The tables that are built into the program.
const plan::Catalogues& catalogues();

/// A plan of tests/benchmarks/plans, by its name without ending.
plan::Document planOf(const std::string& name);

/// Its first strategy.
plan::LineQuestion questionOf(const std::string& name);

}  // namespace polyplan::benchmarks
