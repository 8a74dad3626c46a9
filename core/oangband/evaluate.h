#pragma once

#include <optional>

#include "core/oangband/answer.h"
#include "core/oangband/scene.h"
#include "core/probability/oversight.h"

namespace polyplan::oangband {

/// Everything that one projection does, exact up to floating point.
Answer evaluate(const Scene& scene);

/// The same, which many casts on many hit points may take seconds to come to.
/// @returns nothing if it was asked to stop.
std::optional<Answer> evaluate(const Scene& scene, const Oversight& oversight);

}  // namespace polyplan::oangband
