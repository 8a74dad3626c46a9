#pragma once

#include <vector>

namespace polyplan {

/// A value with its probability.
template <typename Value>
struct Weighted {
    Value value{};
    double probability{};
    bool operator==(const Weighted&) const = default;
};

template <typename Value>
double total(const std::vector<Weighted<Value>>& odds) {
    double sum = 0.0;
    for (const auto& each : odds) {
        sum += each.probability;
    }
    return sum;
}

/// Of value × probability: the mean over all trials, those that are not in the list counting as 0.
template <typename Value>
double meanOf(const std::vector<Weighted<Value>>& odds) {
    double sum = 0.0;
    for (const auto& each : odds) {
        sum += each.value * each.probability;
    }
    return sum;
}

}  // namespace polyplan
