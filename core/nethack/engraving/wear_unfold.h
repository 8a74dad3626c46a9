#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <vector>

#include "core/nethack/engraving/wear_row.h"

namespace polyplan::nethack::engraving {

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

    /// Weights by the picks m that are taken off, from `least` on, and by picks that are added to
    /// the others at once, from `shift` on.
    struct Weights {
        const double* values = nullptr;
        std::size_t count = 0;  ///< of one number of picks that are added
        std::size_t rows = 1;   ///< numbers of picks that are added
        std::size_t least = 0;
        int shift = 0;
    };
    /// Adds to each to[s + r] the sum over m of the odds above times weights[r][m] / out^m.
    void spread(const Weights& weights, PickRow& to);

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
        std::vector<std::vector<double>> steps;  ///< by other letters and m: (scale/others)^m / m!
    };
    struct Portion {
        Factorials* factorials = nullptr;
        int first = 0;
        int end = 0;
        std::vector<double> values;  ///< with zeros on either side
    };

    Factorials& factorials(int portion);
    const double* steps(Factorials& factorials, std::size_t count);

    std::size_t others_ = 1;
    int padding_ = 0;
    std::size_t count_ = 0;
    std::vector<Portion> portions_;
    std::vector<double> taps_;
    std::map<int, Factorials> factorials_;
    std::array<std::vector<std::vector<double>>, 2> powers_;
    std::vector<double> inverses_;
};

}  // namespace polyplan::nethack::engraving
