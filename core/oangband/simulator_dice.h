#pragma once

#include "core/probability/random.h"

namespace polyplan::oangband::simulator {

/// The game's rolls (Oangband 1.1.0 z-rand.c, util.c).
class Rolls {
  public:
    explicit Rolls(std::uint64_t seed) : random_(seed) {}

    /// rand_int(): 0 … n − 1; 0 where that is none.
    int r0(int n) { return n <= 1 ? 0 : static_cast<int>(random_.below(asBound(n))); }
    /// randint(): 1 … n; 1 where that is none.
    int r1(int n) { return 1 + r0(n); }
    /// damroll()
    int dice(int count, int sides) {
        int sum = 0;
        for (int die = 0; die < count; ++die) {
            sum += r1(sides);
        }
        return sum;
    }
    bool oneIn(int n) { return r0(n) == 0; }

  private:
    static std::uint32_t asBound(int n) { return static_cast<std::uint32_t>(n); }

    Random random_;
};

}  // namespace polyplan::oangband::simulator
