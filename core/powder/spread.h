#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "core/powder/answer.h"

namespace polyplan::powder {

/// Adds up how often a number has which value.
class SpreadTally {
  public:
    void add(int value, double mass) {
        if (mass > 0.0) {
            masses_.emplace_back(value, mass);
        }
    }
    /// Mean and quantiles, whatever the masses sum to; nothing if there are none.
    std::optional<Spread> spread();

  private:
    std::vector<std::pair<int, double>> masses_;
};

}  // namespace polyplan::powder
