#pragma once

#include <optional>
#include <string>

#include "core/oangband/answer.h"
#include "core/oangband/scene.h"
#include "core/probability/oversight.h"

namespace polyplan::oangband {

/// Everything that one projection does, exact up to floating point.
Answer evaluate(const Scene& scene);

/// The same, which many casts on many hit points may take seconds to come to.
/// @returns nothing if it was asked to stop.
std::optional<Answer> evaluate(const Scene& scene, const Oversight& oversight);

/// What changes or hinders what a strike of the scene does to its monster, in the words of the
/// rules; nothing if nothing does.
std::optional<std::string> resistanceTo(const Scene& scene, const Strike& strike);

}  // namespace polyplan::oangband
