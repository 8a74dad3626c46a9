#include <algorithm>
#include <cmath>
#include <utility>

#include "core/powder/noise.h"
#include "core/powder/report.h"
#include "core/powder/report_words.h"
#include "core/powder/steps.h"
#include "core/probability/grouped.h"

namespace polyplan::powder {
namespace {

/// Its own noise in step 5 of a heartbeat, before that one ends what runs out.
std::string noiseIn(const Scene& scene, const Answer& answer, const Beat& beat) {
    constexpr double roundingError = 1e-12;
    const auto level = [&scene](bool isNoisy) {
        const NoiseOdds odds = noiseLevel(scene.ownNoises(isNoisy));
        return std::to_string(std::ranges::max_element(odds) - odds.begin());
    };
    if (beat.heartbeat == 1) {
        return "level " + level(scene.has(Intrinsic::Noisy));
    }
    const Beat& before = answer.timeline[static_cast<std::size_t>(beat.heartbeat - 2)];
    const auto noisy = std::ranges::find(before.intrinsics, Intrinsic::Noisy,
                                         &std::pair<Intrinsic, Estimate>::first);
    const double chance = noisy == before.intrinsics.end() ? 0.0 : noisy->second.value;
    if (chance <= roundingError) {
        return "level " + level(false);
    }
    return "level " + level(true) +
           (chance < before.followed.value - roundingError
                ? ", " + level(false) + " where it is no longer noisy"
                : "");
}

/// What one heartbeat did in a step, besides its events.
std::string stateIn(int step, const Scene& scene, const Answer& answer, const Beat& beat) {
    switch (step) {
        case 1:
            return std::string(name(beat.phase)) + " phase, t " + grouped(beat.t) + ", count " +
                   grouped(beat.count);
        case 2:
            return scene.terrain().name;
        case 5:
            return noiseIn(scene, answer, beat);
        case 18:
            return beat.food && scene.creature().canGetHungry
                       ? "food " + shortNumber(beat.food->mean.value) + " at the end"
                       : "";
        case 19:
            return beat.food && scene.creature().canGetHungry
                       ? std::string(name(scene.tables().hungers.atFood(beat.food->p50)))
                       : "";
        default:
            return "";
    }
}

}  // namespace

int tellingHeartbeat(const Answer& answer) {
    const auto weight = [](const Beat& beat) {
        double dies = 0.0;
        for (const Event& event : beat.events) {
            dies += event.what == What::Dies ? event.probability.value : 0.0;
        }
        return std::pair(dies, beat.events.size());
    };
    const auto telling = std::ranges::max_element(answer.timeline, {}, weight);
    return telling == answer.timeline.end() ? 1 : telling->heartbeat;
}

std::vector<Step> stepsOf(const Scene& scene, const Answer& answer, int heartbeat) {
    std::vector<Step> steps;
    if (heartbeat < 1 || heartbeat > static_cast<int>(answer.timeline.size())) {
        return steps;
    }
    const Beat& beat = answer.timeline[static_cast<std::size_t>(heartbeat - 1)];
    for (const HeartbeatStep& step : heartbeatSteps()) {
        StepValue value;
        if (std::string state = stateIn(step.number, scene, answer, beat); !state.empty()) {
            value.emplace_back(std::move(state));
        }
        for (const Event& event : beat.events) {
            if (event.step != step.number) {
                continue;
            }
            value.emplace_back((value.empty() ? "" : "; ") + words(event.what, event.intrinsic) +
                               ' ');
            value.emplace_back(event.probability.value);
            if (event.mean.value > 0.0) {
                const Change change = changeBy(event.what, event.mean.value);
                value.emplace_back((change.amount < 0.0 ? ", −" : ", +") +
                                   shortNumber(std::abs(change.amount)) + ' ' + change.of);
            }
        }
        if (value.empty() && !step.followed) {
            value.emplace_back(std::string("not followed"));
        }
        steps.push_back({.text = std::string(step.title),
                         .rule = std::string(step.rule),
                         .source = std::string(step.source),
                         .value = std::move(value)});
    }
    return steps;
}

}  // namespace polyplan::powder
