#pragma once

#include <ostream>

#include "core/plan/compared.h"

namespace polyplan::app {

/// A comparison for people: what is asked differently, then the figures that differ, a column a
/// strategy.
void writeTable(const plan::ComparedStrategies& compared, std::ostream& out);

}  // namespace polyplan::app
