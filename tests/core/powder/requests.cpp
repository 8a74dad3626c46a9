#include "tests/core/powder/requests.h"

#include <algorithm>
#include <stdexcept>
#include <utility>
#include <variant>

#include "tests/core/support/catalogues.h"

namespace polyplan::powder::testing {

const Tables& tables() {
    return tests::catalogues().powder();
}

Request requestOf(int maxHp, int heartbeats) {
    Request request;
    request.creature.maxHp = maxHp;
    request.heartbeats = heartbeats;
    return request;
}

IntrinsicEntry having(Intrinsic intrinsic, std::optional<int> beats) {
    return {.intrinsic = intrinsic, .beats = beats, .source = std::nullopt};
}

Worn wearing(Slot slot, const std::string& item, std::vector<Intrinsic> gives) {
    return {.slot = slot,
            .item = item,
            .material = "",
            .enchantment = 0,
            .noise = std::nullopt,
            .gives = std::move(gives)};
}

Worn wearingOf(Slot slot, const std::string& material, int enchantment) {
    Worn worn = wearing(slot, material + " thing");
    worn.material = material;
    worn.enchantment = enchantment;
    return worn;
}

Scene sceneOf(const Request& request) {
    auto scene = Scene::of(request, tables());
    if (const auto* faults = std::get_if<std::vector<RequestFault>>(&scene)) {
        throw std::invalid_argument(faults->front().pointer + ": " + faults->front().message);
    }
    return std::get<Scene>(std::move(scene));
}

Answer answerTo(const Request& request) {
    return evaluate(sceneOf(request), {.method = Method::Exact}).value();
}

Event eventOf(const Beat& beat, int step, What what, std::optional<Intrinsic> intrinsic) {
    const auto found = std::ranges::find_if(beat.events, [&](const Event& event) {
        return event.step == step && event.what == what && event.intrinsic == intrinsic;
    });
    return found == beat.events.end() ? Event{.step = step,
                                              .what = what,
                                              .intrinsic = intrinsic,
                                              .probability = {},
                                              .mean = {}}
                                      : *found;
}

double chanceOf(const Beat& beat, Intrinsic intrinsic) {
    const auto found =
        std::ranges::find(beat.intrinsics, intrinsic, &std::pair<Intrinsic, Estimate>::first);
    return found == beat.intrinsics.end() ? 0.0 : found->second.value;
}

double chanceOfHp(const Beat& beat, int hp) {
    double chance = 0.0;
    beat.hpOdds.forEach(
        [&](int value, const Estimate& estimate) { chance += value == hp ? estimate.value : 0.0; });
    return chance;
}

}  // namespace polyplan::powder::testing
