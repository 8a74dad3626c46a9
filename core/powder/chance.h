#pragma once

#include <array>

namespace polyplan::powder {

/// choose(100) looks its number up among 1,024, where each of these has 11 places and every other
/// one 10 (POWDER 117/118 rand.cpp rand_choice(), glb_percenttable).
inline constexpr std::array<int, 24> frequentPercents = {
    0, 4, 8, 12, 16, 20, 25, 29, 33, 37, 41, 45, 50, 54, 58, 62, 66, 70, 75, 79, 83, 87, 91, 95};

/// Probability of chance(percent): true if choose(100) < percent (rand.cpp rand_chance()).
/// @param percent 0 is never, 100 always
constexpr double chanceOfPercent(int percent) {
    if (percent <= 0) {
        return 0.0;
    }
    if (percent >= 100) {
        return 1.0;
    }
    int places = 10 * percent;
    for (const int frequent : frequentPercents) {
        places += frequent < percent ? 1 : 0;
    }
    return places / 1024.0;
}

}  // namespace polyplan::powder
