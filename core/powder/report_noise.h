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
std::vector<Figure> noiseFigures(const Answer& answer, const std::string& group);

/// Who hears it at which distance.
/// @param prefix of the table's id: the key with a slash
Table hearingTable(const NoiseOdds& ownNoise, const std::string& prefix);

/// Whose noise wakes it.
Table noiseMakersTable(std::span<const NoiseMaker> heard, const std::string& prefix);

}  // namespace polyplan::powder
