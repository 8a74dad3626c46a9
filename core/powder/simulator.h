#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/powder/answer.h"
#include "core/powder/scene.h"

namespace polyplan::powder {

/// Rolls the heartbeats of a creature again and again, die by die in the game's own order (POWDER
/// 117/118 creature.cpp doHeartbeat(), rand.cpp). It shares the tables and what the request says
/// with the exact engine and nothing else: what each step does is written out a second time, so
/// that a slip in either shows. The same seed gives the same figures everywhere, on however many
/// threads.
/// @param samples number of runs, at least 1
/// @returns one entry a heartbeat; nothing if `stop` asked to stop
std::optional<std::vector<Beat>> simulate(const Scene& scene, std::int64_t samples,
                                          std::uint64_t seed, int threads = 1,
                                          const std::stop_token& stop = {},
                                          const std::function<void(double)>& progress = {});

}  // namespace polyplan::powder
