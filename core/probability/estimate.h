#pragma once

namespace polyplan {

/// A figure with the standard error it was sampled with; 0 is exact.
struct Estimate {
    double value{};
    double standardError{};
    bool operator==(const Estimate&) const = default;
};

/// The standard error of a sum is the sum of the errors, its upper bound.
constexpr Estimate operator+(Estimate a, Estimate b) {
    return {a.value + b.value, a.standardError + b.standardError};
}

/// Of two independent figures.
constexpr Estimate operator*(Estimate a, Estimate b) {
    return {a.value * b.value, a.value * b.standardError + b.value * a.standardError};
}

}  // namespace polyplan
