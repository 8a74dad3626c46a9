#pragma once

#include <cstddef>

#include "core/oangband/answer.h"
#include "core/plan/document.h"
#include "core/plan/figures.h"

namespace polyplan::plan {

/// The answer to one attack as named figures and series.
/// @param number of the attack in its strategy, from 1: the ids of its figures begin with it, so
/// that the attacks of several strategies are compared one by one
NamedFigures namedFigures(const Attack& attack, const oangband::Answer& answer,
                          std::size_t number = 1);

}  // namespace polyplan::plan
