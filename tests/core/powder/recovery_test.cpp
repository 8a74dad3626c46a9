#include "core/powder/recovery.h"

#include <gtest/gtest.h>

#include <array>

#include "tests/core/powder/requests.h"

namespace polyplan::powder {
namespace {

using testing::answerTo;
using testing::having;
using testing::requestOf;
using testing::sceneOf;
using testing::tables;
using testing::wearing;
using Cycle = std::array<int, RecoveryCycle::length>;

const HungerTable& hungers() {
    return tables().hungers;
}

Cycle hpOf(Hunger hunger, const Recovery& recovery) {
    return recoveryCycle(hungers().of(hunger), recovery).hp;
}
Cycle mpOf(Hunger hunger, const Recovery& recovery) {
    return recoveryCycle(hungers().of(hunger), recovery).mp;
}

constexpr Cycle none = {};
constexpr Cycle eighth = {0, 0, 0, 0, 0, 0, 0, 1};
constexpr Cycle second = {0, 1, 0, 1, 0, 1, 0, 1};
constexpr Cycle every = {1, 1, 1, 1, 1, 1, 1, 1};
constexpr Cycle oneAndTwo = {1, 2, 1, 2, 1, 2, 1, 2};

struct HealingRow {
    const char* situation;
    Recovery recovery;
    Cycle hungry;
    Cycle normal;
    Cycle full;
};

/// The tables of the reference, section 4.
const std::array<HealingRow, 10> healing = {{
    {"nothing special", {}, none, eighth, every},
    {"REGENERATION", {.regenerates = true}, second, second, every},
    {"timed REGENERATION", {.regenerates = true, .regenerationTimed = true}, second, second, every},
    {"NOREGEN", {.noRegen = true}, none, none, none},
    {"NOREGEN and item", {.regenerates = true, .noRegen = true}, none, none, none},
    {"NOREGEN and spell",
     {.regenerates = true, .regenerationTimed = true, .noRegen = true},
     second,
     second,
     every},
    {"fighter", {.fighter = true}, second, {0, 1, 0, 1, 0, 1, 0, 2}, oneAndTwo},
    {"fighter and REGENERATION",
     {.regenerates = true, .fighter = true},
     {0, 2, 0, 2, 0, 2, 0, 2},
     {0, 2, 0, 2, 0, 2, 0, 2},
     oneAndTwo},
    {"pet of a cleric",
     {.petOfCleric = true},
     every,
     {1, 1, 1, 1, 1, 1, 1, 2},
     {2, 2, 2, 2, 2, 2, 2, 2}},
    {"all of them",
     {.regenerates = true, .fighter = true, .petOfCleric = true},
     {1, 3, 1, 3, 1, 3, 1, 3},
     {1, 3, 1, 3, 1, 3, 1, 3},
     {2, 3, 2, 3, 2, 3, 2, 3}},
}};

TEST(PowderRecovery, HealsByHungerAndCount) {
    for (const HealingRow& row : healing) {
        EXPECT_EQ(hpOf(Hunger::Starving, row.recovery), none) << row.situation;
        EXPECT_EQ(hpOf(Hunger::Hungry, row.recovery), row.hungry) << row.situation;
        EXPECT_EQ(hpOf(Hunger::Forage, row.recovery), row.normal) << row.situation;
        EXPECT_EQ(hpOf(Hunger::Normal, row.recovery), row.normal) << row.situation;
        EXPECT_EQ(hpOf(Hunger::Full, row.recovery), row.full) << row.situation;
    }
    const RecoveryCycle cycle = recoveryCycle(hungers().of(Hunger::Normal), {.fighter = true});
    EXPECT_DOUBLE_EQ(cycle.hpMean(), 5.0 / 8);
    EXPECT_DOUBLE_EQ(cycle.mpMean(), 1.0 / 2);
}

TEST(PowderRecovery, RegainsManaByHungerAndCount) {
    const Recovery wizard = {.wizard = true};
    const Recovery drained = {.magicDrain = true};
    EXPECT_EQ(mpOf(Hunger::Starving, wizard), none);
    EXPECT_EQ(mpOf(Hunger::Hungry, {}), (Cycle{0, 0, 0, 1, 0, 0, 0, 1}));
    EXPECT_EQ(mpOf(Hunger::Forage, {}), second);
    EXPECT_EQ(mpOf(Hunger::Full, {}), second);
    EXPECT_EQ(mpOf(Hunger::Hungry, wizard), (Cycle{1, 1, 1, 2, 1, 1, 1, 2}));
    EXPECT_EQ(mpOf(Hunger::Normal, wizard), oneAndTwo);
    EXPECT_EQ(mpOf(Hunger::Starving, drained), (Cycle{-1, -1, -1, -1, -1, -1, -1, -1}));
    EXPECT_EQ(mpOf(Hunger::Normal, drained), (Cycle{-1, 0, -1, 0, -1, 0, -1, 0}));
    EXPECT_EQ(mpOf(Hunger::Normal, {.wizard = true, .magicDrain = true}), second);
}

TEST(PowderRecovery, ManaStaysWithinItsBounds) {
    const HungerLevel& normal = hungers().of(Hunger::Normal);
    EXPECT_EQ(mpChange(normal, {.wizard = true}, 2, 9, 10), (MpChange{.regained = 1}));
    EXPECT_EQ(mpChange(normal, {.wizard = true}, 2, 10, 10), MpChange());
    EXPECT_EQ(mpChange(normal, {.magicDrain = true}, 1, 0, 10), MpChange());
    EXPECT_EQ(mpChange(normal, {.magicDrain = true}, 2, 0, 10), (MpChange{.regained = 1}));
    EXPECT_EQ(mpChange(normal, {.magicDrain = true}, 2, 10, 10),
              (MpChange{.drained = 1, .regained = 1}));
}

TEST(PowderRecovery, KnowsTheLevelsOfHunger) {
    for (const auto& [food, hunger] : {std::pair(0, Hunger::Starving),
                                       {99, Hunger::Starving},
                                       {100, Hunger::Hungry},
                                       {499, Hunger::Hungry},
                                       {500, Hunger::Forage},
                                       {1'000, Hunger::Normal},
                                       {2'499, Hunger::Normal},
                                       {2'500, Hunger::Full},
                                       {10'000, Hunger::Full}}) {
        EXPECT_EQ(hungers().atFood(food), hunger) << food;
    }
    const Creature& mouse = *tables().creatures.find("MOUSE");
    const Creature& kobold = *tables().creatures.find("KOBOLD");
    EXPECT_EQ(effectiveHunger(hungers(), mouse, 9'000, false), Hunger::Normal);
    EXPECT_EQ(effectiveHunger(hungers(), kobold, 9'000, false), Hunger::Full);
    EXPECT_EQ(effectiveHunger(hungers(), kobold, 9'000, true), Hunger::Full);
    EXPECT_EQ(effectiveHunger(hungers(), kobold, 5, true), Hunger::Normal);
    EXPECT_EQ(effectiveHunger(hungers(), kobold, 5, false), Hunger::Starving);
}

struct ClockRow {
    bool hpShort;
    bool mpShort;
    bool ring;
    FoodClock clock;
};

/// The food clock of the reference, section 3.
TEST(PowderRecovery, TellsWhenFoodRunsOut) {
    constexpr std::array<ClockRow, 7> rows = {{
        {false, false, false, {501, 1'001, 1'401, 1'500}},
        {true, false, false, {446, 890, 1'290, 1'389}},
        {false, true, false, {334, 668, 988, 1'087}},
        {true, true, false, {309, 616, 936, 1'035}},
        {false, false, true, {251, 501, 701, 750}},
        {true, false, true, {201, 401, 561, 610}},
        {true, true, true, {168, 334, 480, 529}},
    }};
    for (const ClockRow& row : rows) {
        const FoodHabits habits = {.recovery = {.regenerates = row.ring},
                                   .hpShort = row.hpShort,
                                   .mpShort = row.mpShort,
                                   .surcharge = row.ring ? 1 : 0};
        EXPECT_EQ(foodClock(hungers(), habits, 1'500, 1), row.clock);
    }
    EXPECT_EQ(foodClock(hungers(), {.canGetHungry = false}, 1'500, 1), FoodClock());
    EXPECT_EQ(foodClock(hungers(), {}, 450, 1).hungry, 0);
}

TEST(PowderRecovery, FindsTheFoodHabitsOfACreature) {
    Request request = requestOf(20, 1);
    request.creature.hp = 3;
    request.creature.worn = {
        wearing(Slot::LeftRing, "ring of regeneration", {Intrinsic::Regeneration}),
        wearing(Slot::RightRing, "ring of invisibility", {Intrinsic::Invisible})};
    const FoodHabits habits = foodHabits(sceneOf(request));
    EXPECT_TRUE(habits.recovery.regenerates);
    EXPECT_FALSE(habits.recovery.regenerationTimed);
    EXPECT_TRUE(habits.hpShort);
    EXPECT_FALSE(habits.mpShort);
    EXPECT_EQ(habits.surcharge, 2);
}

/// The clock and the engine agree on the first beat below each level.
TEST(PowderRecovery, ClockAgreesWithTheTimeline) {
    Request request = requestOf(9'999, 1'400);
    request.creature.hp = 1;
    request.creature.intrinsics = {having(Intrinsic::Regeneration)};
    const FoodClock clock = foodClock(hungers(), foodHabits(sceneOf(request)), 1'500, 1);
    const Answer answer = answerTo(request);
    const auto foodAfter = [&answer](int beat) {
        return answer.timeline[static_cast<std::size_t>(beat) - 1].food->p50;
    };
    EXPECT_LT(foodAfter(clock.hungry), 500);
    EXPECT_GE(foodAfter(clock.hungry - 1), 500);
    EXPECT_LT(foodAfter(clock.starving), 100);
    EXPECT_GE(foodAfter(clock.starving - 1), 100);
    EXPECT_EQ(foodAfter(clock.empty), 0);
    EXPECT_GT(foodAfter(clock.empty - 1), 0);
}

}  // namespace
}  // namespace polyplan::powder
