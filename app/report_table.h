#pragma once

#include <ostream>
#include <string>

#include "core/calculator/report.h"

namespace polyplan::app {

/// The value of a figure: "12.3 %", "4 turns ± 0.1", or its words.
std::string figureText(const Figure& figure);

/// A report for people: its groups of figures with their remarks, its tables, its series, long ones
/// shortened, and its steps with their sources.
void writeReport(const Report& report, std::ostream& out);

}  // namespace polyplan::app
