#pragma once

#include "core/plan/catalogues.h"

namespace polyplan::tests {

/// The tables of all games, read from the source tree once.
const plan::Catalogues& catalogues();

}  // namespace polyplan::tests
