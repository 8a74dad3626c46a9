#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>

#include "core/powder/answer.h"
#include "core/powder/scene.h"

namespace polyplan::powder {

inline constexpr std::int64_t leastSamples = 100'000;

struct EvaluateOptions {
    std::optional<Method> method{};  ///< nothing: exact wherever its size allows it
    std::int64_t samples = leastSamples;
    std::uint64_t seed = 1;
    int threads = 2;  ///< that roll; the figures do not hang on it
    std::stop_token stop{};
    std::function<void(double)> progress{};  ///< called with the share done, 0 to 1
};

/// What becomes of a creature in the heartbeats that a request asks for. Exact unless the creature
/// may be in so many states that rolling it 100,000 times is less work; that hangs on their number
/// alone, never on the clock.
/// @returns nothing if `options.stop` asked to stop
std::optional<Answer> evaluate(const Scene& scene, const EvaluateOptions& options = {});

}  // namespace polyplan::powder
