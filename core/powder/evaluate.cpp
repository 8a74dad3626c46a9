#include "core/powder/evaluate.h"

#include <utility>

#include "core/powder/exact_heartbeats.h"
#include "core/powder/noise.h"
#include "core/powder/not_followed.h"
#include "core/powder/simulator.h"

namespace polyplan::powder {
namespace {

/// Multiplications that an exact answer may take: some for a start, and what it takes to roll a
/// beat 100,000 times for each.
constexpr double workAtLeast = 4e8;
constexpr double workOfBeat = 4e6;
/// Probabilities that may be held at a time: 160 MB.
constexpr std::size_t mostHeld = 20'000'000;

enum class ExactRun : std::uint8_t { Done, Stopped, TooMuch };

ExactRun exactTimeline(const Scene& scene, const EvaluateOptions& options,
                       std::vector<Beat>& timeline) {
    const int heartbeats = scene.request().heartbeats;
    const double mostWork = workAtLeast + workOfBeat * heartbeats;
    ExactHeartbeats exact(scene);
    timeline.reserve(static_cast<std::size_t>(heartbeats));
    for (int beat = 1; beat <= heartbeats; ++beat) {
        if (options.stop.stop_requested()) {
            return ExactRun::Stopped;
        }
        timeline.push_back(exact.next());
        const bool tooMuch = exact.work() > mostWork || exact.size() > mostHeld;
        if (tooMuch && options.method != Method::Exact) {
            return ExactRun::TooMuch;
        }
        if (options.progress) {
            options.progress(static_cast<double>(beat) / heartbeats);
        }
    }
    return ExactRun::Done;
}

std::vector<ListenerAnswer> listenersOf(const Scene& scene, const NoiseOdds& noise) {
    std::vector<ListenerAnswer> answers;
    for (const Listener& listener : scene.request().listeners) {
        answers.push_back({.distance = listener.distance,
                           .tired = listener.tired,
                           .woken = wakingChance(noise, listener.distance, listener.tired)});
    }
    return answers;
}

}  // namespace

std::optional<Answer> evaluate(const Scene& scene, const EvaluateOptions& options) {
    Answer answer;
    answer.ownNoise = noiseLevel(scene.ownNoises(scene.has(Intrinsic::Noisy)));
    answer.listeners = listenersOf(scene, answer.ownNoise);
    answer.notFollowed = notFollowed(scene);
    if (options.method != Method::Sampled) {
        const ExactRun outcome = exactTimeline(scene, options, answer.timeline);
        if (outcome == ExactRun::Stopped) {
            return std::nullopt;
        }
        if (outcome == ExactRun::Done) {
            return answer;
        }
    }
    std::optional<std::vector<Beat>> timeline = simulate(
        scene, options.samples, options.seed, options.threads, options.stop, options.progress);
    if (!timeline) {
        return std::nullopt;
    }
    answer.method = Method::Sampled;
    answer.samples = options.samples;
    answer.seed = options.seed;
    answer.timeline = std::move(*timeline);
    return answer;
}

}  // namespace polyplan::powder
