#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <vector>

#include "core/nethack/engraving/wear_row.h"

namespace polyplan::nethack::engraving {

/// Weights by the picks m that are taken off letters of a stretch, from `least` on, in rows by the
/// picks that the others get at once; made ready for one number of other letters.
class Taps {
  public:
    Taps() = default;
    /// @param values row by row, each of the same size
    Taps(std::vector<double> values, std::size_t rows, std::size_t least, std::size_t others);

    std::size_t rows() const { return rows_; }
    std::size_t least() const { return least_; }
    std::size_t size() const { return rows_ == 0 ? 0 : values_.size() / rows_; }
    /// Each value times (scale / others)^m / m!, where the scale belongs to a portion.
    const double* scaled(std::size_t portion, double scale) const;

  private:
    std::vector<double> values_;
    std::size_t rows_ = 0;
    std::size_t least_ = 0;
    std::size_t others_ = 1;
    mutable std::vector<std::vector<double>> scaled_;  ///< by portion; empty until asked for
};

/// Takes picks off one or two letters of a stretch.
///
/// Of S picks on N letters, m hit `out` of them and s = S − m the others by the odds
/// S!/(s! m!) × (out/N)^m × (1 − out/N)^s. Once a row is multiplied by the factorials and powers of
/// S, all that is left is a sum over m with weights that do not depend on S. Factorials are scaled
/// by powers of a number near S, in portions of the row, so that none gets out of range.
class Unfolding {
  public:
    /// Prepares a row of a stretch of `letters`, of which `out` (fewer) are looked at.
    /// @param most greatest number of picks that is taken off
    void load(const PickRow& row, std::size_t letters, std::size_t out, std::size_t most);

    /// Adds to each to[s + r] the sum over m of the odds above times the r-th row's weight of m
    /// over out^m. @param count of weights that are used; the rest is negligible
    void spread(const Taps& taps, std::size_t count, PickRow& to);
    void spread(const Taps& taps, PickRow& to) { spread(taps, taps.size(), to); }

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
        std::vector<double> values;  ///< with zeros on either side
    };

    const Factorials& factorials(int portion);

    int padding_ = 0;
    std::size_t count_ = 0;
    std::vector<Portion> portions_;
    std::map<int, Factorials> factorials_;
    std::array<std::vector<std::vector<double>>, 2> powers_;
    std::vector<double> inverses_;
};

}  // namespace polyplan::nethack::engraving
