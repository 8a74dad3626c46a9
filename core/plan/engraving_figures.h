#pragma once

#include "core/nethack/engraving/answer.h"
#include "core/plan/figures.h"

namespace polyplan::plan {

/// The answer of the engraving composer as named figures and series.
NamedFigures namedFigures(const nethack::engraving::Answer& answer);

}  // namespace polyplan::plan
