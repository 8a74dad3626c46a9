#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/nethack/polypile/simulator_counts.h"

namespace polyplan::nethack::polypile::simulator {

/// How often several things happened, together with controls: numbers of each run whose means over
/// all runs are known to be 0. As far as the controls of these runs are off their means, and the
/// happenings with them, it is taken off (regression by least squares), which leaves a smaller
/// standard error than counting alone. Controls are to be of the size of 1 where they are far from
/// their means.
class ControlledCounts {
  public:
    ControlledCounts(std::size_t happenings, std::size_t controls)
        : counts_(happenings),
          sums_(controls),
          large_(controls),
          squares_(controls * (controls + 1) / 2),
          together_(happenings * controls) {}

    /// One run. @param happened 0 or 1 for each
    void add(std::span<const std::uint8_t> happened, std::span<const double> controls);
    void add(const ControlledCounts& other);

    /// What happened, or did not, in few of the runs is counted alone. A control that was far from
    /// its mean in few of them is left out: as long as that has hardly been seen, its mean over
    /// these runs says nothing.
    std::vector<Estimate> frequencies(std::int64_t samples) const;

  private:
    std::vector<Count> counts_;
    std::vector<double> sums_;
    std::vector<Count> large_;      ///< runs in which a control was far from its mean
    std::vector<double> squares_;   ///< products of two controls, the second not after the first
    std::vector<double> together_;  ///< by happening, then by control
};

}  // namespace polyplan::nethack::polypile::simulator
