#include <algorithm>
#include <utility>

#include "core/powder/report.h"
#include "core/powder/report_words.h"
#include "core/powder/steps.h"

namespace polyplan::powder {
namespace {

Unit unitOf(What what) {
    return what == What::MpDrained || what == What::MpRegained ? Unit::MagicPoints
                                                               : Unit::HitPoints;
}

/// What one heartbeat did in a step, besides its events.
std::string stateIn(int step, const Scene& scene, const Answer& answer, const Beat& beat) {
    switch (step) {
        case 1:
            return std::string(name(beat.phase)) + " phase, t " + std::to_string(beat.t) +
                   ", count " + std::to_string(beat.count);
        case 2:
            return scene.terrain().name;
        case 5: {
            const auto likeliest = std::ranges::max_element(answer.ownNoise);
            return "level " + std::to_string(likeliest - answer.ownNoise.begin());
        }
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
                value.emplace_back(", " + shortNumber(event.mean.value) +
                                   (unitOf(event.what) == Unit::HitPoints ? " HP" : " MP"));
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
