#pragma once

#include <nlohmann/json.hpp>

#include "core/powder/request.h"
#include "core/powder/scene.h"

namespace polyplan::testing {

/// The request of a recorded case. It has no faults.
powder::Request heartbeatRequest(const nlohmann::json& json);

/// The scene of a request without faults. @throws std::invalid_argument naming the first fault
powder::Scene heartbeatScene(const powder::Request& request);

}  // namespace polyplan::testing
