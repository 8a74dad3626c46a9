#pragma once

#include <cmath>
#include <cstdint>

namespace polyplan {

/// The mean of sampled values and its standard error (Welford's method).
class RunningMean {
  public:
    void add(double value) {
        ++count_;
        const double deviation = value - mean_;
        mean_ += deviation / static_cast<double>(count_);
        squares_ += deviation * (value - mean_);
    }

    double mean() const { return mean_; }
    /// 0 for fewer than two values.
    double standardError() const {
        if (count_ < 2) {
            return 0.0;
        }
        const auto n = static_cast<double>(count_);
        return std::sqrt(squares_ / (n - 1.0) / n);
    }

  private:
    std::int64_t count_ = 0;
    double mean_ = 0.0;
    double squares_ = 0.0;
};

}  // namespace polyplan
