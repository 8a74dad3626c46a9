#pragma once

#include <array>
#include <cstdint>

#include "core/powder/hunger.h"
#include "core/powder/scene.h"

/// Hunger, healing and mana of one heartbeat (POWDER 117/118 creature.cpp doHeartbeat(),
/// getHungerLevel(), starve()). Nothing about it is left to chance.
namespace polyplan::powder {

/// What recovery depends on besides hunger and the count.
struct Recovery {
    bool regenerates = false;        ///< REGENERATION from whatever source
    bool regenerationTimed = false;  ///< a counter of it runs
    bool noRegen = false;
    bool fighter = false;
    bool wizard = false;
    bool petOfCleric = false;
    bool magicDrain = false;
    bool operator==(const Recovery&) const = default;
};

/// The level that healing and mana go by.
/// @param endures ENDUREHUNGER without AMNESIA: nothing below Normal
Hunger effectiveHunger(const HungerTable& table, const Creature& creature, int food, bool endures);

/// Hit points gained, if it stays below its most: 0 to 3.
int hpGain(const HungerLevel& level, const Recovery& recovery, std::int64_t count);

struct MpChange {
    int drained = 0;   ///< 0 or 1
    int regained = 0;  ///< 0 to 2
    bool operator==(const MpChange&) const = default;
};
MpChange mpChange(const HungerLevel& level, const Recovery& recovery, std::int64_t count, int mp,
                  int maxMp);

/// Hit points and mana on counts 1 to 8 (modulo 8; the last one is the counts that 8 divides) of a
/// creature that stays well below its most and well above 0.
struct RecoveryCycle {
    static constexpr std::size_t length = 8;
    std::array<int, length> hp{};
    std::array<int, length> mp{};  ///< what is drained taken off
    double hpMean() const;         ///< a beat
    double mpMean() const;         ///< a beat
    bool operator==(const RecoveryCycle&) const = default;
};
RecoveryCycle recoveryCycle(const HungerLevel& level, const Recovery& recovery);

/// What a creature eats up, as long as nothing but time passes.
struct FoodHabits {
    Recovery recovery{};
    bool hpShort = false;  ///< never fully healed
    bool mpShort = false;  ///< never at all its mana
    int surcharge = 0;     ///< a beat, for items that give INVISIBLE or REGENERATION
    bool canGetHungry = true;
    bool endures = false;
    bool operator==(const FoodHabits&) const = default;
};

/// Those of a creature as it stands before the first beat.
FoodHabits foodHabits(const Scene& scene);

/// The beats after which the food is first below a level; 0 if it is so from the start, and never
/// for a creature that does not get hungry.
struct FoodClock {
    static constexpr int never = -1;
    int forage = never;  ///< below Normal: nothing changes yet
    int hungry = never;
    int starving = never;
    int empty = never;
    bool operator==(const FoodClock&) const = default;
};

/// @param count of the first beat
FoodClock foodClock(const HungerTable& table, const FoodHabits& habits, int food,
                    std::int64_t count);

}  // namespace polyplan::powder
