#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "core/oangband/scene.h"

namespace polyplan::oangband {

/// How often things happened in a number of trials: the figures of an `Answer` as counts. Tables
/// of turns, distances and the like leave 0 out.
struct Frequencies {
    using Table = std::map<int, std::int64_t>;

    struct AfterCast {
        std::int64_t killed{};       ///< by now
        std::int64_t polymorphed{};  ///< by now
        Table hpLeft;
    };

    std::int64_t trials{};
    Table damageDealt;
    Table stunned;
    Table confused;
    Table afraid;
    Table afraidAfterwards;  ///< 0 too
    Table held;
    Table healed;
    Table manaLost;
    std::int64_t slept{};
    std::int64_t slowed{};
    std::int64_t hastened{};
    std::int64_t cloned{};
    std::int64_t polymorphed{};
    std::int64_t killed{};
    std::int64_t moved{};
    Table teleportedDistance;
    Table polymorphInto;  ///< by monster's id
    std::map<std::string, std::int64_t> terrainAfter;
    std::vector<std::int64_t> destroyed;  ///< one count a stack on the floor
    std::vector<AfterCast> casts;
};

/// Rolls a projection again and again, die by die in the game's own order and whole numbers
/// (Oangband 1.1.0 spells1.c project(), xtra2.c mon_take_hit()). It shares the tables of monsters,
/// terrain and objects with the exact engine and nothing else: what each type does is written out
/// a second time, so that a slip in either shows. The same seed gives the same counts everywhere.
/// @param trials at least 1
Frequencies simulate(const Scene& scene, std::int64_t trials, std::uint64_t seed);

}  // namespace polyplan::oangband
