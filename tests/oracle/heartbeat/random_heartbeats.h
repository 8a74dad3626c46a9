#pragma once

#include <cstdint>

#include "core/powder/scene.h"

namespace polyplan::testing {

/// A creature in trouble: any definition, several intrinsics with and without counters, things
/// that it can't bear, a bad square, smoke and noise, for 5 to 25 heartbeats, with numbers near
/// those that the rules ask for. The same seed gives the same one everywhere.
powder::Request randomHeartbeats(std::uint64_t seed);

/// @throws std::invalid_argument naming the first fault
powder::Scene heartbeatScene(const powder::Request& request);

}  // namespace polyplan::testing
