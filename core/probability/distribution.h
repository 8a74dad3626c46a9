#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace polyplan {

/// The probabilities of whole numbers. Every operation adds and multiplies non-negative numbers
/// only, so that a rare value keeps its digits beside a likely one and none is ever negative.
class Distribution {
  public:
    using Value = std::int64_t;

    /// Always `value`.
    explicit Distribution(Value value = 0) : lowest_(value), probabilities_{1.0} {}
    /// @param probabilities of lowest, lowest + 1, …; not empty, none negative
    Distribution(Value lowest, std::vector<double> probabilities)
        : lowest_(lowest), probabilities_(std::move(probabilities)) {}
    /// Each of lowest … highest alike.
    static Distribution uniform(Value lowest, Value highest);

    Value lowest() const { return lowest_; }
    Value highest() const { return lowest_ + static_cast<Value>(probabilities_.size()) - 1; }
    /// Of lowest(), lowest() + 1, … highest(); some of those between may be 0.
    std::span<const double> probabilities() const { return probabilities_; }
    /// How many values have a probability above 0.
    std::size_t outcomes() const;

    double at(Value value) const;
    double atLeast(Value value) const;
    double atMost(Value value) const;
    double mean() const;
    double standardDeviation() const;
    /// The least value v with P(at most v) ≥ `probability`.
    Value quantile(double probability) const;

    /// The same for −X.
    Distribution negated() const;
    /// The same for `factor` × X, all of the same roll. @param factor at least 1
    Distribution times(Value factor) const;

    /// Calls `visit(value, probability)` for every value with a probability above 0, rising.
    template <typename Visit>
    void forEach(Visit visit) const {
        for (std::size_t i = 0; i < probabilities_.size(); ++i) {
            if (probabilities_[i] > 0.0) {
                visit(lowest_ + static_cast<Value>(i), probabilities_[i]);
            }
        }
    }

    bool operator==(const Distribution&) const = default;

  private:
    Value lowest_;
    std::vector<double> probabilities_;
};

/// Of X + Y, independent of each other. What is possible but rarer than a double can hold carries
/// the smallest normal double, as long as neither has gaps.
Distribution operator+(const Distribution& x, const Distribution& y);
/// Of X + `constant`.
Distribution operator+(const Distribution& x, Distribution::Value constant);

/// One of several distributions and how often it is the one.
struct WeightedDistribution {
    double weight = 0.0;  ///< any scale; not negative
    Distribution distribution;
};

/// Of X drawn from one of the parts. @param parts not empty, the weights not all 0
Distribution mixture(std::span<const WeightedDistribution> parts);

}  // namespace polyplan
