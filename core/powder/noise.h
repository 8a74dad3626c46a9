#pragma once

#include <span>
#include <string_view>
#include <vector>

/// Noise and who wakes of it (POWDER 117/118 creature.cpp makeNoise(), getNoiseLevel(),
/// doHeartbeat()).
namespace polyplan::powder {

inline constexpr int loudest = 250;        ///< the most that a level may grow to
inline constexpr int noisyNoise = 3;       ///< of the intrinsic NOISY
inline constexpr int wakingSides = 10;     ///< of the die against which a noise is held
inline constexpr int tiredSides = 20;      ///< the same for a sleeper who is TIRED
inline constexpr int tiredLostOneIn = 20;  ///< a beat of sleep

/// Probabilities of the levels 0, 1, 2 …
using NoiseOdds = std::vector<double>;

/// The level that single noises build up in this order: never below the loudest of them; one that
/// is d off the level so far raises it by 1 with probability 1/2^d, unless one of the two is 0.
/// @param noises each 0 to `loudest`
NoiseOdds noiseLevel(std::span<const int> noises);

/// The chance that a sleeper wakes in one beat of a noise: what is heard is any number from 0 to
/// the level alike, less the distance, against a die of 10 or, TIRED, of 20. Walls and DEAF do not
/// matter.
/// @param distance horizontal and vertical together
double wakingChance(const NoiseOdds& level, int distance, bool tired);

/// The same of several sources, one after the other until one wakes.
double anyWakes(std::span<const double> chances);

/// Who hears how much: one row a distance, from 1 to the last at which anybody may wake.
struct HearingRow {
    int distance = 1;
    double woken{};       ///< chance a beat
    double wokenTired{};  ///< the same of a sleeper who is TIRED
    bool operator==(const HearingRow&) const = default;
};
std::vector<HearingRow> hearing(const NoiseOdds& level);

/// "silent", "quiet", "noisy", "loud", "very loud" from level 4 on (creature.cpp
/// viewDescription()).
std::string_view noiseWord(int level);

}  // namespace polyplan::powder
