#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <vector>

#include "core/nethack/engraving/wear_sheet.h"

namespace polyplan::nethack::engraving {

/// Weights by the picks m that are taken off the letters of a stretch, from `least()` on, in rows
/// by the picks that the others get at once; for several stretches with the same number of other
/// letters, one a lane.
class Taps {
  public:
    Taps() = default;
    Taps(std::size_t lanes, std::size_t rows, std::size_t size, std::size_t least,
         std::size_t others);

    /// The weight of `least()` + `index` picks. Not after the first use.
    double& at(std::size_t row, std::size_t index, std::size_t lane) {
        return values_[(row * size_ + index) * stride_ + lane];
    }
    std::size_t rows() const { return rows_; }
    std::size_t size() const { return size_; }
    std::size_t least() const { return least_; }
    std::size_t stride() const { return stride_; }
    /// Each weight times (scale / others)^m / m!, where the scale belongs to a portion.
    const double* scaled(std::size_t portion, double scale) const;

  private:
    kernels::Lines values_;
    std::size_t stride_ = 0;
    std::size_t rows_ = 0;
    std::size_t size_ = 0;
    std::size_t least_ = 0;
    std::size_t others_ = 1;
    mutable std::vector<kernels::Lines> scaled_;  ///< by portion; empty until asked for
};

/// Takes picks off one or two letters of stretches of one length.
///
/// Of S picks on N letters, m hit `out` of them and s = S − m the others by the odds
/// S!/(s! m!) × (out/N)^m × (1 − out/N)^s. Once a line is multiplied by the factorial and power of
/// its S, all that is left is a sum over m with weights that do not depend on S. Factorials are
/// scaled by powers of a number near S, in portions of the sheet, so that none gets out of range.
class Unfolding {
  public:
    /// Prepares a sheet of stretches of `letters`, of which `out` (fewer) are looked at.
    void load(const PickSheet& sheet, std::size_t letters, std::size_t out);

    /// Adds to each line s + r and lane i + shift of `to` the sum over m of the odds above times
    /// the r-th row's weight of m over out^m. @param size weights that are used; the rest is
    /// negligible
    void spread(const Taps& taps, std::size_t size, std::size_t shift, PickSheet& to) const;

    /// (1 − out / letters)^S for S up to `end` − 1.
    const std::vector<double>& powers(std::size_t letters, std::size_t out, int end);
    /// 1 / n for n from 1 to `end` − 1.
    const std::vector<double>& inverses(std::size_t end);

  private:
    /// S!/(scale^(S − center) center!) and its inverse.
    struct Factorials {
        double scale = 1.0;
        int first = 0;
        std::vector<double> values;
        std::vector<double> inverses;
    };
    struct Portion {
        const Factorials* factorials = nullptr;
        std::size_t number = 0;
        int first = 0;
        int end = 0;
        kernels::Lines values;  ///< with lines of zeros on either side
    };

    const Factorials& factorials(int portion);

    std::size_t stride_ = 0;
    std::size_t count_ = 0;
    std::vector<Portion> portions_;
    std::map<int, Factorials> factorials_;
    std::array<std::vector<std::vector<double>>, 2> powers_;
    std::vector<double> inverses_;
};

}  // namespace polyplan::nethack::engraving
