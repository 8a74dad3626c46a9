#include "core/nethack/polypile/simulator_controlled_counts.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace polyplan::nethack::polypile::simulator {
namespace {

constexpr double farFromMean = 0.25;

/// Products of deviations of controls, taken apart into triangles so that equations with them are
/// solved at once (Cholesky). Controls that the others tell, or that never differ, are left out.
class ControlSystem {
  public:
    ControlSystem(std::span<const double> sums, std::span<const Count> large,
                  std::span<const double> squares, double runs)
        : size_(sums.size()), factor_(size_ * size_) {
        constexpr double rounding = 1e-9;
        for (std::size_t i = 0; i < size_; ++i) {
            for (std::size_t j = 0; j <= i; ++j) {
                const double whole = squares[i * (i + 1) / 2 + j] - sums[i] * sums[j] / runs;
                double rest = whole;
                for (std::size_t k = 0; k < j; ++k) {
                    rest -= at(i, k) * at(j, k);
                }
                if (i == j) {
                    const double least = rounding * squares[i * (i + 1) / 2 + i];
                    at(i, i) = large[i] >= leastLarge && rest > least ? std::sqrt(rest) : 0;
                } else {
                    at(i, j) = at(j, j) > 0 ? rest / at(j, j) : 0;
                }
            }
        }
    }

    /// The weights of the controls that come closest to something with these products.
    std::vector<double> weights(std::vector<double> products) const {
        for (std::size_t i = 0; i < size_; ++i) {
            for (std::size_t k = 0; k < i; ++k) {
                products[i] -= at(i, k) * products[k];
            }
            products[i] = at(i, i) > 0 ? products[i] / at(i, i) : 0;
        }
        for (std::size_t i = size_; i-- > 0;) {
            for (std::size_t k = i + 1; k < size_; ++k) {
                products[i] -= at(k, i) * products[k];
            }
            products[i] = at(i, i) > 0 ? products[i] / at(i, i) : 0;
        }
        return products;
    }

  private:
    static constexpr Count leastLarge = 100;

    double& at(std::size_t row, std::size_t column) { return factor_[row * size_ + column]; }
    double at(std::size_t row, std::size_t column) const { return factor_[row * size_ + column]; }

    std::size_t size_;
    std::vector<double> factor_;
};

}  // namespace

void ControlledCounts::add(std::span<const std::uint8_t> happened,
                           std::span<const double> controls) {
    std::size_t square = 0;
    for (std::size_t i = 0; i < sums_.size(); ++i) {
        sums_[i] += controls[i];
        large_[i] += std::abs(controls[i]) > farFromMean ? 1 : 0;
        for (std::size_t j = 0; j <= i; ++j) {
            squares_[square++] += controls[i] * controls[j];
        }
    }
    for (std::size_t which = 0; which < counts_.size(); ++which) {
        if (happened[which] != 0) {
            ++counts_[which];
            for (std::size_t i = 0; i < sums_.size(); ++i) {
                together_[which * sums_.size() + i] += controls[i];
            }
        }
    }
}

void ControlledCounts::add(const ControlledCounts& other) {
    const auto addEach = [](auto& to, const auto& from) {
        std::transform(to.begin(), to.end(), from.begin(), to.begin(), std::plus<>());
    };
    addEach(counts_, other.counts_);
    addEach(sums_, other.sums_);
    addEach(large_, other.large_);
    addEach(squares_, other.squares_);
    addEach(together_, other.together_);
}

std::vector<Estimate> ControlledCounts::frequencies(std::int64_t samples) const {
    constexpr Count leastSeen = 100;
    constexpr Count leastPerControl = 8;
    const std::size_t controls = sums_.size();
    const auto runs = static_cast<double>(samples);
    const ControlSystem system(sums_, large_, squares_, runs);
    std::vector<Estimate> result;
    for (std::size_t which = 0; which < counts_.size(); ++which) {
        const Count count = counts_[which];
        const Count rarer = std::min(count, static_cast<Count>(samples) - count);
        Estimate& estimate = result.emplace_back(frequency(count, samples));
        if (controls == 0 || rarer < std::max(leastSeen, leastPerControl * (controls + 1))) {
            continue;
        }
        const double share = static_cast<double>(count) / runs;
        std::vector<double> products(controls);
        for (std::size_t i = 0; i < controls; ++i) {
            products[i] = together_[which * controls + i] - share * sums_[i];
        }
        const std::vector<double> weights = system.weights(products);
        double value = share;
        double rest = runs * share * (1.0 - share);
        for (std::size_t i = 0; i < controls; ++i) {
            value -= weights[i] * sums_[i] / runs;
            rest -= weights[i] * products[i];
        }
        const double freedom = runs - static_cast<double>(controls) - 1.0;
        // As with counting alone, what never differed is not therefore certain.
        const double error = std::sqrt(std::max(rest, 1.0) / freedom / runs);
        estimate = {.value = std::clamp(value, 0.0, 1.0), .standardError = error};
    }
    return result;
}

}  // namespace polyplan::nethack::polypile::simulator
