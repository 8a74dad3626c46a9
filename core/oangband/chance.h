#pragma once

#include <algorithm>

namespace polyplan::oangband {

/// The number of values of r1(sides): 1 … sides alike, and always 1 where that is none (z-rand.c
/// randint()).
constexpr int valuesOf(int sides) {
    return std::max(sides, 1);
}

/// P(r1(sides) ≥ least).
constexpr double chanceAtLeast(int sides, int least) {
    const int values = valuesOf(sides);
    return static_cast<double>(std::clamp(values - least + 1, 0, values)) / values;
}

/// P(r1(sides) > most).
constexpr double chanceAbove(int sides, int most) {
    return chanceAtLeast(sides, most + 1);
}

}  // namespace polyplan::oangband
