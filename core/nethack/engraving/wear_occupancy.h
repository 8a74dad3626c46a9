#pragma once

#include <cstddef>
#include <vector>

#include "core/nethack/engraving/wear_row.h"
#include "core/probability/kernels.h"

namespace polyplan::nethack::engraving {

/// How many of some letters have not been hit by picks that fall on them and others uniformly.
class Occupancy {
  public:
    /// @param letters that are picked from
    /// @param counted of them, those whose hits are counted
    Occupancy(std::size_t letters, std::size_t counted);

    /// to[u] += the sum over a row of its values by the chance that u letters are not hit, for u
    /// from 0 to `counted`.
    void addUnhit(const PickRow& row, double* to);

  private:
    void extend(int end);

    std::size_t letters_;
    std::size_t counted_;
    int picks_ = 0;  ///< numbers of picks that are known
    std::vector<double> last_;
    std::vector<std::vector<kernels::Row>> blocks_;  ///< lanes of letters not hit, by picks
};

}  // namespace polyplan::nethack::engraving
