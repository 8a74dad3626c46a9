#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/oangband/answer.h"
#include "core/oangband/scene.h"

namespace polyplan::oangband {

/// The steps of the calculation in the game's order, each with what comes of it here.
std::vector<Step> explain(const Scene& scene, const Strike& strike, const Answer& answer);

/// What comes of a step in one text. @param wordProbability how a probability is told
std::string worded(const StepValue& value,
                   const std::function<std::string(double)>& wordProbability);

}  // namespace polyplan::oangband
