#include "core/powder/event_tally.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace polyplan::powder {

void EventTally::add(int step, What what, std::optional<Intrinsic> intrinsic, double probability,
                     double amount) {
    if (probability == 0.0 && amount == 0.0) {
        return;
    }
    const auto same = std::ranges::find_if(events_, [&](const Event& event) {
        return event.step == step && event.what == what && event.intrinsic == intrinsic;
    });
    if (same == events_.end()) {
        events_.push_back({.step = step,
                           .what = what,
                           .intrinsic = intrinsic,
                           .probability = {probability},
                           .mean = {amount}});
        return;
    }
    same->probability.value += probability;
    same->mean.value += amount;
}

std::vector<Event> EventTally::take() {
    std::ranges::sort(events_, comesBefore);
    return std::exchange(events_, {});
}

bool comesBefore(const Event& a, const Event& b) {
    return std::tie(a.step, a.what, a.intrinsic) < std::tie(b.step, b.what, b.intrinsic);
}

}  // namespace polyplan::powder
