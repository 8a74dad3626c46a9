#include "tests/oracle/comparison.h"

#include <algorithm>
#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/normal.hpp>
#include <cmath>
#include <sstream>

namespace polyplan::testing {
namespace {

constexpr double enoughForNormal = 25;
constexpr double rounding = 1e-9;

/// The chance of a count at least as far out on its side, twice.
double twoSided(double trials, double probability, double count) {
    using boost::math::binomial_distribution;
    const binomial_distribution<double> distribution(trials, probability);
    const double atMost = cdf(distribution, count);
    const double atLeast = count > 0 ? cdf(complement(distribution, count - 1)) : 1;
    return 2 * std::min(atMost, atLeast);
}

std::string text(double value) {
    std::ostringstream out;
    out.precision(10);
    out << value;
    return out.str();
}

}  // namespace

Comparison::Comparison(double sigma)
    : sigma_(sigma),
      level_(2 * cdf(complement(boost::math::normal_distribution<double>(), sigma))) {}

void Comparison::deviate(const std::string& cell, const std::string& figures) {
    deviations_.push_back(cell);
    details_.push_back(cell + ": " + figures);
}

std::string Comparison::report() const {
    constexpr std::size_t most = 25;
    std::string lines =
        std::to_string(deviations_.size()) + " of " + std::to_string(cells_) + " cells deviate\n";
    for (std::size_t i = 0; i < std::min(most, details_.size()); ++i) {
        lines += "  " + details_[i] + '\n';
    }
    return lines;
}

void Comparison::probability(const std::string& cell, double predicted, std::int64_t count,
                             std::int64_t trials, double samples) {
    ++cells_;
    const auto n = static_cast<double>(trials);
    const auto x = static_cast<double>(count);
    const auto tell = [&](const std::string& how) {
        deviate(cell, "foretold " + text(predicted * n) + " of " + std::to_string(trials) +
                          ", counted " + std::to_string(count) + " (" + how + ")");
    };
    if (!(predicted > -rounding && predicted < 1 + rounding)) {
        tell("no probability");
        return;
    }
    const double p = std::clamp(predicted, 0.0, 1.0);
    const bool exact = samples <= 0;
    if (exact && (p == 0 || 1 - p < 1e-12)) {
        if (x != std::round(p * n)) {
            tell("it was certain");
        }
        return;
    }
    // Pooled with what was counted, so that a sampled 0 is not taken for an impossibility.
    const double pooled = exact ? p : (p * samples + x) / (samples + n);
    const double fewest = exact ? n : std::min(n, samples);
    if (fewest * std::min(pooled, 1 - pooled) >= enoughForNormal) {
        const double variance = pooled * (1 - pooled) * (1 / n + (exact ? 0 : 1 / samples));
        const double deviation = std::abs(x / n - p) / std::sqrt(variance);
        if (deviation > sigma_) {
            tell(text(deviation) + " sigma");
        }
        return;
    }
    double chance = 1;
    if (exact) {
        chance = twoSided(n, p, x);
    } else {
        // Of the rare events of both, each is as likely to be in either as their sizes say.
        const bool missesAreRare = pooled > 0.5;
        const double counted = missesAreRare ? n - x : x;
        const double sampled = std::round((missesAreRare ? 1 - p : p) * samples);
        if (counted + sampled > 0) {
            chance = twoSided(counted + sampled, n / (n + samples), counted);
        }
    }
    if (chance < level_) {
        tell("chance " + text(chance));
    }
}

void Comparison::mean(const std::string& cell, double predicted, double observed, double variance) {
    figures(cell, predicted, observed,
            sigma_ * std::sqrt(std::max(0.0, variance)) + rounding * (1 + std::abs(observed)));
}

void Comparison::figures(const std::string& cell, double one, double other, double allowed) {
    ++cells_;
    if (!(std::abs(one - other) <= allowed)) {
        deviate(cell, text(one) + " against " + text(other) + ", allowed " + text(allowed));
    }
}

}  // namespace polyplan::testing
