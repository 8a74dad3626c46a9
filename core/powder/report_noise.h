#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/calculator/report.h"
#include "core/powder/answer.h"
#include "core/powder/noise.h"
#include "core/powder/scene.h"

namespace polyplan::powder {

/// How loud it is, and the chance that it wakes each listener of the request.
/// @param isAtFirst whether it may grow quieter, so that this is of the first heartbeat
std::vector<Figure> noiseFigures(const Answer& answer, const std::string& group, bool isAtFirst);

/// Who hears it at which distance.
/// @param prefix of the table's id: the key with a slash
/// @param isAtFirst as of `noiseFigures()`
Table hearingTable(const NoiseOdds& ownNoise, const std::string& prefix, bool isAtFirst);

/// Whose noise wakes it.
Table noiseMakersTable(std::span<const NoiseMaker> heard, const std::string& prefix);

}  // namespace polyplan::powder
