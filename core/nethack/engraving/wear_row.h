#pragma once

#include <cstddef>
#include <vector>

namespace polyplan::nethack::engraving {

/// Figures below this are taken for 0 where the chain of wiping is cut off. All that is cut off
/// comes to some 1e-11 with 40 characters and 50 events.
inline constexpr double negligible = 1e-15;

/// A letter with so many picks on the average is legible with no more than a negligible chance.
inline constexpr int plentyOfPicks = 64;

/// A measure on the number of picks: values from `first()` to `end()` − 1, 0 elsewhere.
class PickRow {
  public:
    bool empty() const { return values_.empty(); }
    int first() const { return first_; }
    int end() const { return first_ + static_cast<int>(values_.size()); }
    std::size_t size() const { return values_.size(); }
    const double* data() const { return values_.data(); }
    double at(int picks) const {
        return picks < first() || picks >= end()
                   ? 0.0
                   : values_[static_cast<std::size_t>(picks - first_)];
    }
    void set(int picks, double value) { *cover(picks, picks + 1) = value; }

    /// Makes room for `first` to `end` − 1, and points to the value of `first`.
    double* cover(int first, int end);
    /// Adds `count` values from `first` on, scaled. What falls below 0 picks must be 0.
    void add(int first, const double* values, std::size_t count, double scale);
    void add(const PickRow& other) { add(other.first(), other.data(), other.size(), 1.0); }
    void clear() { values_.clear(); }

  private:
    int first_ = 0;
    std::vector<double> values_;
};

}  // namespace polyplan::nethack::engraving
