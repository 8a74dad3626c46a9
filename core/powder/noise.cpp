#include "core/powder/noise.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace polyplan::powder {
namespace {

/// Sum of min(1, e / sides) over what a listener may hear of a level, for each at its distance.
double wakingChanceOfLevel(int level, int distance, int sides) {
    double sum = 0.0;
    for (int heard = distance + 1; heard <= level; ++heard) {
        sum += std::min(1.0, static_cast<double>(heard - distance) / sides);
    }
    return sum / (level + 1);
}

}  // namespace

NoiseOdds noiseLevel(std::span<const int> noises) {
    NoiseOdds odds = {1.0};
    for (const int noise : noises) {
        NoiseOdds next(static_cast<std::size_t>(loudest) + 1, 0.0);
        for (std::size_t level = 0; level < odds.size(); ++level) {
            if (odds[level] == 0.0) {
                continue;
            }
            const int less = std::min(static_cast<int>(level), noise);
            const int more = std::max(static_cast<int>(level), noise);
            const double raise = less == 0 ? 0.0 : std::ldexp(1.0, less - more);
            next[static_cast<std::size_t>(std::min(more + 1, loudest))] += odds[level] * raise;
            next[static_cast<std::size_t>(more)] += odds[level] * (1.0 - raise);
        }
        while (next.size() > 1 && next.back() == 0.0) {
            next.pop_back();
        }
        odds = std::move(next);
    }
    return odds;
}

double wakingChance(const NoiseOdds& level, int distance, bool tired) {
    double chance = 0.0;
    for (std::size_t n = 0; n < level.size(); ++n) {
        if (level[n] > 0.0) {
            chance += level[n] * wakingChanceOfLevel(static_cast<int>(n), distance,
                                                     tired ? tiredSides : wakingSides);
        }
    }
    return chance;
}

double anyWakes(std::span<const double> chances) {
    double none = 1.0;
    for (const double chance : chances) {
        none *= 1.0 - chance;
    }
    return 1.0 - none;
}

std::vector<HearingRow> hearing(const NoiseOdds& level) {
    std::vector<HearingRow> rows;
    for (int distance = 1; distance < static_cast<int>(level.size()) - 1; ++distance) {
        rows.push_back({.distance = distance,
                        .woken = wakingChance(level, distance, false),
                        .wokenTired = wakingChance(level, distance, true)});
    }
    return rows;
}

std::string_view noiseWord(int level) {
    constexpr std::array<std::string_view, 5> words = {"silent", "quiet", "noisy", "loud",
                                                       "very loud"};
    return words[static_cast<std::size_t>(std::clamp(level, 0, 4))];
}

}  // namespace polyplan::powder
