#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/nethack/theft/encounter.h"

namespace polyplan::nethack::theft {

/// How often things happened in a number of trials: figures of an `Answer` as counts.
struct Frequencies {
    struct Entry {
        std::int64_t any{};                 ///< at least one stack gone by now
        std::vector<std::int64_t> byThing;  ///< gone by now, by place in the inventory
        std::vector<std::int64_t> byCount;  ///< 0, 1, 2 … stacks gone by now
    };

    std::int64_t trials{};
    std::vector<Entry> entries;            ///< one a turn or hit
    std::vector<std::int64_t> takenFirst;  ///< by place in the inventory
    std::int64_t attacks{};                ///< first theft attacks of a round that met the hero …
    std::int64_t hits{};                   ///< … and those of them that hit; none counted by hit
};

/// Plays an encounter again and again: gives the thief its movement turn by turn, rolls each attack
/// and picks each thing out of the inventory as the game does (mhitu.c, mon.c, steal.c of 3.4.3,
/// 3.6.7 and 3.7; xhity.c, steal.c of dNetHack 3.18.0). It shares the table of thieves and the
/// thief's level with the exact engine and nothing else: what each version does is written out a
/// second time, so that a slip in either shows. The same seed gives the same counts everywhere.
/// @param trials at least 1
Frequencies simulate(const Encounter& encounter, std::int64_t trials, std::uint64_t seed);

/// @returns nothing if `stop` asked to stop
std::optional<Frequencies> simulate(const Encounter& encounter, std::int64_t trials,
                                    std::uint64_t seed, const std::stop_token& stop);

}  // namespace polyplan::nethack::theft
