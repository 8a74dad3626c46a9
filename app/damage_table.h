#pragma once

#include <ostream>

#include "core/oangband/answer.h"
#include "core/oangband/scene.h"

namespace polyplan::app {

/// Writes the answer to a damage request as tables for people.
void writeTable(const oangband::Scene& scene, const oangband::Answer& answer, std::ostream& out);

}  // namespace polyplan::app
