#include "core/oangband/answer.h"

namespace polyplan::oangband {

Odds oddsOf(const std::map<int, double>& chances) {
    Odds odds;
    odds.reserve(chances.size());
    for (const auto& [value, chance] : chances) {
        if (chance > 0.0) {
            odds.push_back({value, chance});
        }
    }
    return odds;
}

}  // namespace polyplan::oangband
