#include "core/powder/spread.h"

#include <algorithm>
#include <array>

namespace polyplan::powder {
namespace {

/// Sums of probabilities are this far off at most, and a quantile may hang on an exact one.
constexpr double roundingOfSums = 1e-12;

}  // namespace

std::optional<Spread> SpreadTally::spread() {
    if (masses_.empty()) {
        return std::nullopt;
    }
    if (!std::ranges::is_sorted(masses_)) {
        std::ranges::sort(masses_);
    }
    double total = 0.0;
    double weighted = 0.0;
    for (const auto& [value, mass] : masses_) {
        total += mass;
        weighted += mass * value;
    }
    Spread spread{.mean = {weighted / total}};
    struct Quantile {
        double part;
        int Spread::*member;
        bool found = false;
    };
    std::array<Quantile, 3> quantiles = {
        {{0.05, &Spread::p05}, {0.5, &Spread::p50}, {0.95, &Spread::p95}}};
    double atMost = 0.0;
    for (const auto& [value, mass] : masses_) {
        atMost += mass;
        for (Quantile& quantile : quantiles) {
            if (!quantile.found && atMost >= (quantile.part - roundingOfSums) * total) {
                spread.*quantile.member = value;
                quantile.found = true;
            }
        }
    }
    return spread;
}

}  // namespace polyplan::powder
