#pragma once

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

    /// Adds to each to[s + shift] the sum over m of the odds above times weights[m] / out^m.
    void spread(const std::vector<double>& weights, int shift, PickRow& to);

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
        int first = 0;
        int end = 0;
        std::vector<double> values;  ///< with zeros on either side
    };

    const Factorials& factorials(int portion);
    const std::vector<double>& powers(std::size_t letters, std::size_t out, int end);

    std::size_t others_ = 1;
    int padding_ = 0;
    std::size_t count_ = 0;
    std::vector<Portion> portions_;
    std::vector<double> taps_;
    std::map<int, Factorials> factorials_;
    std::vector<std::vector<double>> powers_[2];
};

}  // namespace polyplan::nethack::engraving
