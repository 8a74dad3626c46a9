#pragma once

#include <optional>
#include <stop_token>

#include "core/oangband/answer.h"
#include "core/oangband/scene.h"

namespace polyplan::oangband {

/// Everything that one projection does, exact up to floating point.
Answer evaluate(const Scene& scene);

/// The same, which many casts on many hit points may take seconds to come to.
/// @returns nothing if `stop` asked to stop.
std::optional<Answer> evaluate(const Scene& scene, const std::stop_token& stop);

}  // namespace polyplan::oangband
