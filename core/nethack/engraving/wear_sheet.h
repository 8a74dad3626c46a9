#pragma once

#include <cstddef>
#include <vector>

#include "core/nethack/engraving/wear_row.h"
#include "core/probability/kernels.h"

namespace polyplan::nethack::engraving {

/// So many lanes rounded up to whole vectors.
constexpr std::size_t paddedLanes(std::size_t lanes) {
    return (lanes + kernels::rowLanes - 1) / kernels::rowLanes * kernels::rowLanes;
}

/// Measures on the number of picks for several stretches side by side, one a lane: a line of lanes
/// for each number from `first()` to `end()` − 1, 0 elsewhere. Lanes that fill up the last vector
/// stay 0.
class PickSheet {
  public:
    explicit PickSheet(std::size_t lanes = 0) : lanes_(lanes), stride_(paddedLanes(lanes)) {}

    bool empty() const { return values_.empty(); }
    std::size_t lanes() const { return lanes_; }
    std::size_t stride() const { return stride_; }
    int first() const { return first_; }
    int end() const { return empty() ? first_ : first_ + static_cast<int>(lines()); }
    std::size_t lines() const {
        return empty() ? 0 : (values_.size() - kernels::rowLanes) / stride_;
    }
    const double* line(int picks) const {
        return values_.data() + static_cast<std::size_t>(picks - first_) * stride_;
    }
    double at(std::size_t lane, int picks) const {
        return empty() || picks < first() || picks >= end() ? 0.0 : line(picks)[lane];
    }
    void set(std::size_t lane, int picks, double value) { cover(picks, picks + 1)[lane] = value; }
    double total() const;
    /// Of all lanes with so many picks.
    double greatest(int picks) const;
    /// One lane by itself.
    void copy(std::size_t lane, PickRow& to) const;

    /// Makes room for `first` to `end` − 1, and points to the line of `first`. A vector more than
    /// there are lines may be written to.
    double* cover(int first, int end);
    void add(const PickSheet& other);
    void scale(double by);
    void clear() { values_.clear(); }
    /// Makes it an empty one of so many lanes.
    void reset(std::size_t lanes) {
        lanes_ = lanes;
        stride_ = paddedLanes(lanes);
        clear();
    }
    /// Leaves the lines from `first` to `end` − 1.
    void keep(int first, int end);
    /// Cuts off lines at both ends that are negligible, and picks by which so many letters are all
    /// blank.
    void trim(std::size_t letters);

  private:
    std::size_t lanes_;
    std::size_t stride_;
    int first_ = 0;
    kernels::Lines values_;
};

}  // namespace polyplan::nethack::engraving
