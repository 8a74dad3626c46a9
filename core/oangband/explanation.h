#pragma once

#include <vector>

#include "core/oangband/answer.h"
#include "core/oangband/scene.h"

namespace polyplan::oangband {

/// The steps of the calculation in the game's order, each with what comes of it here.
std::vector<Step> explain(const Scene& scene, const Strike& strike, const Answer& answer);

}  // namespace polyplan::oangband
