#pragma once

#include <vector>

#include "core/powder/answer.h"
#include "core/powder/scene.h"

namespace polyplan::powder {

/// What a request touches and an answer leaves out: one entry each.
std::vector<Omission> notFollowed(const Scene& scene);

}  // namespace polyplan::powder
