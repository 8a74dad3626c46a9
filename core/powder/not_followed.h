#pragma once

#include <string>
#include <vector>

#include "core/powder/scene.h"

namespace polyplan::powder {

/// What a request touches and an answer leaves out, for people: one entry each.
std::vector<std::string> notFollowed(const Scene& scene);

}  // namespace polyplan::powder
