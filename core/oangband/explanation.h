#pragma once

#include <vector>

#include "core/oangband/answer.h"
#include "core/oangband/scene.h"

namespace polyplan::oangband {

/// The steps of the calculation in the game's order, each with what comes of it here: chances are
/// of all attacks, those too that the monster gets out of the way of.
std::vector<Step> explain(const Scene& scene, const Strike& strike, const Answer& answer);

}  // namespace polyplan::oangband
