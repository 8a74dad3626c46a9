#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "core/powder/answer.h"

namespace polyplan::powder::simulator {

/// What happened to one creature in one beat.
class BeatLog {
  public:
    struct Entry {
        int step;
        What what;
        std::optional<Intrinsic> intrinsic;
        int amount;
    };

    void clear() { entries_.clear(); }
    const std::vector<Entry>& entries() const { return entries_; }

    void note(int step, What what, int amount = 0) { note(step, what, std::nullopt, amount); }
    void note(int step, What what, std::optional<Intrinsic> intrinsic, int amount = 0) {
        for (Entry& entry : entries_) {
            if (entry.step == step && entry.what == what && entry.intrinsic == intrinsic) {
                entry.amount += amount;
                return;
            }
        }
        entries_.push_back({step, what, intrinsic, amount});
    }

  private:
    std::vector<Entry> entries_;
};

}  // namespace polyplan::powder::simulator
