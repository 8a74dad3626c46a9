#pragma once

#include <string>
#include <vector>

#include "core/calculator/report.h"
#include "core/powder/answer.h"
#include "core/powder/scene.h"

namespace polyplan::powder {

/// Adds a curve by heartbeat of each amount and share that matters, and the distribution of HP at
/// the end; nothing of an empty timeline.
/// @param prefix of the ids: the key with a slash
void addSeriesTo(Report& report, const Scene& scene, const std::vector<Beat>& timeline,
                 const std::string& prefix);

}  // namespace polyplan::powder
