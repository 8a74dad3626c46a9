#include "core/probability/distribution.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "core/probability/convolution.h"
#include "core/probability/kernels.h"

namespace polyplan {
namespace {

constexpr double smallest = std::numeric_limits<double>::min();

std::size_t index(Distribution::Value value) {
    return static_cast<std::size_t>(value);
}

/// In wider arithmetic: there may be a million terms.
double sum(std::span<const double> terms) {
    return static_cast<double>(std::accumulate(terms.begin(), terms.end(), 0.0L));
}

bool gapless(const Distribution& x) {
    return x.outcomes() == x.probabilities().size();
}

}  // namespace

Distribution Distribution::uniform(Value lowest, Value highest) {
    const std::size_t count = index(highest - lowest) + 1;
    return {lowest, std::vector<double>(count, 1.0 / static_cast<double>(count))};
}

std::size_t Distribution::outcomes() const {
    return index(std::count_if(probabilities_.begin(), probabilities_.end(),
                               [](double p) { return p > 0.0; }));
}

double Distribution::at(Value value) const {
    return value < lowest_ || value > highest() ? 0.0 : probabilities_[index(value - lowest_)];
}

double Distribution::atLeast(Value value) const {
    const Value skipped = std::clamp<Value>(value - lowest_, 0, highest() - lowest_ + 1);
    return sum(std::span(probabilities_).subspan(index(skipped)));
}

double Distribution::atMost(Value value) const {
    const Value taken = std::clamp<Value>(value - lowest_ + 1, 0, highest() - lowest_ + 1);
    return sum(std::span(probabilities_).first(index(taken)));
}

double Distribution::mean() const {
    long double sum = 0.0L;
    for (std::size_t i = 0; i < probabilities_.size(); ++i) {
        sum += static_cast<long double>(i) * probabilities_[i];
    }
    return static_cast<double>(static_cast<long double>(lowest_) + sum);
}

double Distribution::standardDeviation() const {
    const double center = mean();
    long double sum = 0.0L;
    for (std::size_t i = 0; i < probabilities_.size(); ++i) {
        const long double deviation =
            static_cast<long double>(lowest_ + static_cast<Value>(i)) - center;
        sum += deviation * deviation * probabilities_[i];
    }
    return static_cast<double>(std::sqrt(sum));
}

Distribution::Value Distribution::quantile(double probability) const {
    long double sum = 0.0L;
    for (std::size_t i = 0; i < probabilities_.size(); ++i) {
        sum += probabilities_[i];
        if (sum >= probability) {
            return lowest_ + static_cast<Value>(i);
        }
    }
    return highest();
}

Distribution Distribution::negated() const {
    return {-highest(), std::vector<double>(probabilities_.rbegin(), probabilities_.rend())};
}

Distribution Distribution::times(Value factor) const {
    std::vector<double> spread((probabilities_.size() - 1) * index(factor) + 1);
    for (std::size_t i = 0; i < probabilities_.size(); ++i) {
        spread[i * index(factor)] = probabilities_[i];
    }
    return {lowest_ * factor, std::move(spread)};
}

Distribution operator+(const Distribution& x, const Distribution& y) {
    std::vector<double> sums = convolved(x.probabilities(), y.probabilities());
    if (gapless(x) && gapless(y)) {
        for (double& sum : sums) {
            sum = std::max(sum, smallest);
        }
    }
    return {x.lowest() + y.lowest(), std::move(sums)};
}

Distribution operator+(const Distribution& x, Distribution::Value constant) {
    const auto p = x.probabilities();
    return {x.lowest() + constant, std::vector<double>(p.begin(), p.end())};
}

Distribution mixture(std::span<const WeightedDistribution> parts) {
    Distribution::Value lowest = parts.front().distribution.lowest();
    Distribution::Value highest = parts.front().distribution.highest();
    double total = 0.0;
    for (const auto& [weight, part] : parts) {
        lowest = std::min(lowest, part.lowest());
        highest = std::max(highest, part.highest());
        total += weight;
    }
    std::vector<double> sums(index(highest - lowest) + 1);
    for (const auto& [weight, part] : parts) {
        kernels::addScaled(sums.data() + index(part.lowest() - lowest), part.probabilities().data(),
                           weight / total, part.probabilities().size());
    }
    return {lowest, std::move(sums)};
}

}  // namespace polyplan
