#pragma once

#include "core/oangband/answer.h"
#include "core/oangband/scene.h"

namespace polyplan::oangband {

/// Everything that one projection does, exact up to floating point.
Answer evaluate(const Scene& scene);

}  // namespace polyplan::oangband
