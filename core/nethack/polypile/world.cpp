#include "core/nethack/polypile/world.h"

#include <algorithm>

namespace polyplan::nethack::polypile {

Allowance::Allowance(int weight, int items) : most(weight) {
    const int last = std::min(weight, items);
    for (int absorbed = 0; absorbed <= last; ++absorbed) {
        const double left = weight - absorbed;
        const bool ended = absorbed == weight;
        sameStays.push_back(1.0 / (left + 1.0));
        sameAbsorbed.push_back(left / (left + 1.0));
        otherStays.push_back(ended ? 1.0 : left / (left + 1.0));
        otherAbsorbed.push_back(ended ? 0.0 : 1.0 / (left + 1.0));
    }
}

}  // namespace polyplan::nethack::polypile
