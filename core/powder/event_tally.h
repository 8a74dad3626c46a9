#pragma once

#include <optional>
#include <vector>

#include "core/powder/answer.h"

namespace polyplan::powder {

/// Adds up what happens in one beat.
class EventTally {
  public:
    /// @param probability of its happening, over all runs
    /// @param amount mean over all runs
    void add(int step, What what, std::optional<Intrinsic> intrinsic, double probability,
             double amount = 0.0);
    void add(int step, What what, double probability, double amount = 0.0) {
        add(step, what, std::nullopt, probability, amount);
    }

    /// All events by step, and begins anew.
    std::vector<Event> take();

  private:
    std::vector<Event> events_;
};

/// The order of events in an answer.
bool comesBefore(const Event& a, const Event& b);

}  // namespace polyplan::powder
