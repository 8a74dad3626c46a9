#include "core/powder/recovery.h"

#include <algorithm>
#include <numeric>

#include "core/powder/speed.h"

namespace polyplan::powder {
namespace {

int pointOn(std::int64_t count, EveryNth n) {
    return n != 0 && matches(count, n) ? 1 : 0;
}

Hunger hungerAt(const HungerTable& table, bool canGetHungry, int food, bool endures) {
    if (!canGetHungry) {
        return Hunger::Normal;
    }
    const Hunger hunger = table.atFood(food);
    return endures ? std::max(hunger, Hunger::Normal) : hunger;
}

}  // namespace

Hunger effectiveHunger(const HungerTable& table, const Creature& creature, int food, bool endures) {
    return hungerAt(table, creature.canGetHungry, food, endures);
}

int hpGain(const HungerLevel& level, const Recovery& recovery, std::int64_t count) {
    int gain = 0;
    if (recovery.regenerates) {
        const bool works = !recovery.noRegen || recovery.regenerationTimed;
        gain += works ? pointOn(count, level.hpRegeneration) : 0;
    } else if (!recovery.noRegen) {
        gain += pointOn(count, level.hpNatural);
    }
    if (recovery.fighter && !recovery.noRegen) {
        gain += pointOn(count, level.hpFighter);
    }
    if (recovery.petOfCleric) {
        gain += pointOn(count, level.hpPetOfCleric);
    }
    return gain;
}

MpChange mpChange(const HungerLevel& level, const Recovery& recovery, std::int64_t count, int mp,
                  int maxMp) {
    MpChange change;
    change.drained = recovery.magicDrain && mp > 0 ? 1 : 0;
    const int room = maxMp - (mp - change.drained);
    const int wizard = recovery.wizard ? pointOn(count, level.mpWizard) : 0;
    change.regained = std::min(room, pointOn(count, level.mpNatural) + wizard);
    return change;
}

double RecoveryCycle::hpMean() const {
    return std::accumulate(hp.begin(), hp.end(), 0.0) / length;
}

double RecoveryCycle::mpMean() const {
    return std::accumulate(mp.begin(), mp.end(), 0.0) / length;
}

RecoveryCycle recoveryCycle(const HungerLevel& level, const Recovery& recovery) {
    constexpr int plenty = 1'000;
    RecoveryCycle cycle;
    for (std::size_t i = 0; i < RecoveryCycle::length; ++i) {
        const auto count = static_cast<std::int64_t>(i) + 1;
        const MpChange mp = mpChange(level, recovery, count, plenty, 2 * plenty);
        cycle.hp[i] = hpGain(level, recovery, count);
        cycle.mp[i] = mp.regained - mp.drained;
    }
    return cycle;
}

FoodHabits foodHabits(const Scene& scene) {
    const auto runs = [&scene](Intrinsic intrinsic) {
        return std::ranges::find(scene.counters(), intrinsic, &RunningCounter::intrinsic) !=
               scene.counters().end();
    };
    const auto fromItem = [&scene](Intrinsic intrinsic) {
        return scene.items().has(intrinsic) ? 1 : 0;
    };
    return {.recovery = {.regenerates = scene.has(Intrinsic::Regeneration),
                         .regenerationTimed = runs(Intrinsic::Regeneration),
                         .noRegen = scene.has(Intrinsic::NoRegen),
                         .fighter = scene.isDressed(Dress::Fighter),
                         .wizard = scene.isDressed(Dress::Wizard),
                         .petOfCleric = scene.has(Intrinsic::Tame) && scene.hasClericForMaster(),
                         .magicDrain = scene.has(Intrinsic::MagicDrain)},
            .hpShort = scene.hp() < scene.maxHp(),
            .mpShort = scene.mp() < scene.maxMp(),
            .surcharge = fromItem(Intrinsic::Invisible) + fromItem(Intrinsic::Regeneration),
            .canGetHungry = scene.creature().canGetHungry,
            .endures = scene.has(Intrinsic::EndureHunger) && !scene.has(Intrinsic::Amnesia)};
}

FoodClock foodClock(const HungerTable& table, const FoodHabits& habits, int food,
                    std::int64_t count) {
    FoodClock clock;
    if (!habits.canGetHungry) {
        return clock;
    }
    constexpr int plenty = 1'000;
    const auto look = [&](int beat) {
        const auto set = [beat](int& entry, bool below) {
            if (below && entry == FoodClock::never) {
                entry = beat;
            }
        };
        set(clock.forage, food < table.of(Hunger::Normal).foodFrom);
        set(clock.hungry, food < table.of(Hunger::Forage).foodFrom);
        set(clock.starving, food < table.of(Hunger::Hungry).foodFrom);
        set(clock.empty, food == 0);
    };
    look(0);
    for (int beat = 1; clock.empty == FoodClock::never; ++beat, ++count) {
        food = std::max(0, food - 1 - habits.surcharge);
        const HungerLevel& level =
            table.of(hungerAt(table, habits.canGetHungry, food, habits.endures));
        int gained = habits.hpShort ? hpGain(level, habits.recovery, count) : 0;
        if (habits.mpShort) {
            gained += mpChange(level, habits.recovery, count, plenty, 2 * plenty).regained;
        }
        food = std::max(0, food - gained);
        look(beat);
    }
    return clock;
}

}  // namespace polyplan::powder
