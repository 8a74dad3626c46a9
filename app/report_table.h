#pragma once

#include <ostream>

#include "core/calculator/report.h"

namespace polyplan::app {

/// A report for people: its groups of figures with their remarks, its tables, its series, long ones
/// shortened, and its steps with their sources.
void writeReport(const Report& report, std::ostream& out);

}  // namespace polyplan::app
