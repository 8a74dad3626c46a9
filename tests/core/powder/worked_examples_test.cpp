// The worked examples of the heartbeat's rules (POWDER 117/118), by their numbers. Those of the
// speed system and of noise levels are with their own tests.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "tests/core/powder/requests.h"

namespace polyplan::powder {
namespace {

using namespace polyplan::powder::testing;

constexpr double tolerance = 1e-9;
/// Of figures that are given with so many digits.
constexpr double sixDigits = 5.1e-7;
constexpr double fiveDigits = 5.1e-6;

const Beat& after(const Answer& answer, int beats) {
    return answer.timeline.at(static_cast<std::size_t>(beats) - 1);
}

Request sleeper(bool tired) {
    Request request = requestOf(10, 20);
    request.creature.intrinsics = {having(Intrinsic::Asleep)};
    if (tired) {
        request.creature.intrinsics.push_back(having(Intrinsic::Tired));
    }
    request.noiseMakers = {{.noises = {4}, .distance = 2}};
    return request;
}

TEST(WorkedHeartbeat, E01WakingByOneNoise) {
    const Answer answer = answerTo(sleeper(false));
    EXPECT_NEAR(after(answer, 1).asleep.value, 0.94, tolerance);
    EXPECT_NEAR(after(answer, 5).asleep.value, 0.733904, sixDigits);
    EXPECT_NEAR(after(answer, 10).asleep.value, 0.538615, sixDigits);
    EXPECT_NEAR(after(answer, 12).asleep.value, 0.475920, sixDigits);
    EXPECT_NEAR(after(answer, 20).asleep.value, 0.290106, sixDigits);
    EXPECT_NEAR(eventOf(after(answer, 1), 7, What::WokenByNoise).probability.value, 0.06,
                tolerance);
}

TEST(WorkedHeartbeat, E02WakingWhenTired) {
    const Answer answer = answerTo(sleeper(true));
    EXPECT_NEAR(after(answer, 1).asleep.value, 0.97, tolerance);
    EXPECT_NEAR(after(answer, 2).asleep.value, 0.939445, sixDigits);
    EXPECT_NEAR(after(answer, 5).asleep.value, 0.846496, sixDigits);
    EXPECT_NEAR(after(answer, 10).asleep.value, 0.696062, sixDigits);
    EXPECT_NEAR(after(answer, 20).asleep.value, 0.444426, sixDigits);
}

Request injured(int food) {
    Request request = requestOf(100, 40);
    request.creature.hp = 5;
    request.creature.food = food;
    return request;
}

TEST(WorkedHeartbeat, E03RingOfRegeneration) {
    for (int start = 1; start <= 8; ++start) {
        Request request = injured(2'000);
        request.startCount = start;
        EXPECT_EQ(after(answerTo(request), 40).hp->p50, 10);
        EXPECT_EQ(after(answerTo(request), 40).food->p50, 1'955);
        request.creature.worn = {wearing(Slot::LeftRing, "ring", {Intrinsic::Regeneration})};
        const Answer ring = answerTo(request);
        EXPECT_EQ(ring.method, Method::Exact);
        EXPECT_EQ(after(ring, 40).hp->mean.value, 25.0);
        EXPECT_EQ(after(ring, 40).food->mean.value, 1'900.0);
        request.creature.food = 5'000;
        EXPECT_EQ(after(answerTo(request), 40).hp->p50, 45);
        EXPECT_EQ(after(answerTo(request), 40).food->p50, 4'880);
    }
}

TEST(WorkedHeartbeat, E04FoodClock) {
    const Answer answer = answerTo(requestOf(10, 1'500));
    EXPECT_EQ(after(answer, 501).food->p50, 999);
    EXPECT_EQ(after(answer, 1'001).food->p50, 499);
    EXPECT_EQ(after(answer, 1'401).food->p50, 99);
    EXPECT_EQ(after(answer, 1'500).food->p50, 0);
    EXPECT_EQ(after(answer, 1'500).t, 2'499);
}

TEST(WorkedHeartbeat, E05Polymorph) {
    Request request = requestOf(10, 1'000);
    request.creature.intrinsics = {having(Intrinsic::Polymorph)};
    const Answer polymorph = answerTo(request);
    EXPECT_NEAR(after(polymorph, 300).followed.value, 0.367265, sixDigits);
    EXPECT_NEAR(after(polymorph, 600).followed.value, 0.134884, sixDigits);
    EXPECT_NEAR(after(polymorph, 600).polymorphed.value, 1 - 0.134884, sixDigits);
    request.creature.intrinsics = {having(Intrinsic::Polymorphed)};
    EXPECT_NEAR(after(answerTo(request), 1'000).followed.value, 0.367695, sixDigits);
}

TEST(WorkedHeartbeat, E06Teleport) {
    Request request = requestOf(10, 100);
    request.creature.intrinsics = {having(Intrinsic::Teleport)};
    const Answer answer = answerTo(request);
    EXPECT_NEAR(1 - after(answer, 50).teleportedEver.value, 0.582739, sixDigits);
    EXPECT_NEAR(1 - after(answer, 100).teleportedEver.value, 0.339585, sixDigits);
}

TEST(WorkedHeartbeat, E07Strangling) {
    Request request = requestOf(100, 5);
    request.creature.intrinsics = {having(Intrinsic::Strangle), having(Intrinsic::NoRegen)};
    const Answer answer = answerTo(request);
    EXPECT_NEAR(after(answer, 5).hp->mean.value, 72.5, tolerance);
    double variance = 0.0;
    after(answer, 5).hpOdds.forEach([&](int hp, const Estimate& estimate) {
        variance += estimate.value * (hp - 72.5) * (hp - 72.5);
    });
    EXPECT_NEAR(variance, 41.25, 1e-7);
    constexpr std::array<std::pair<int, double>, 6> atLeast = {
        {{15, 0.97998}, {20, 0.89002}, {25, 0.67506}, {30, 0.38125}, {35, 0.14244}, {40, 0.02998}}};
    for (const auto& [damage, expected] : atLeast) {
        double chance = 0.0;
        after(answer, 5).hpOdds.forEach([&](int hp, const Estimate& estimate) {
            chance += hp <= 100 - damage ? estimate.value : 0.0;
        });
        EXPECT_NEAR(chance, expected, fiveDigits) << damage;
    }
    const auto aliveOf = [&request](int hp) {
        request.creature.maxHp = hp;
        std::array<double, 5> alive{};
        std::ranges::transform(answerTo(request).timeline, alive.begin(),
                               [](const Beat& beat) { return beat.alive.value; });
        return alive;
    };
    constexpr std::array<double, 5> of20 = {1, 0.99, 0.717, 0.3372, 0.10998};
    constexpr std::array<double, 5> of15 = {1, 0.79, 0.352, 0.0997, 0.02002};
    for (std::size_t i = 0; i < of20.size(); ++i) {
        EXPECT_NEAR(aliveOf(20)[i], of20[i], fiveDigits);
        EXPECT_NEAR(aliveOf(15)[i], of15[i], fiveDigits);
    }
}

TEST(WorkedHeartbeat, E08HarshPoison) {
    const auto lost = [](int startCount, bool resists) {
        Request request = requestOf(500, 10);
        request.startCount = startCount;
        request.creature.intrinsics = {having(Intrinsic::PoisonHarsh, 10),
                                       having(Intrinsic::NoRegen)};
        if (resists) {
            request.creature.intrinsics.push_back(having(Intrinsic::ResistPoison));
        }
        return 500 - after(answerTo(request), 10).hp->mean.value;
    };
    EXPECT_NEAR(lost(1, false), 46.0, tolerance);
    EXPECT_NEAR(lost(2, false), 54.0, tolerance);
    EXPECT_NEAR(lost(1, true), 14.0, tolerance);
    EXPECT_NEAR(lost(2, true), 14.0, tolerance);
}

/// Lava for some beats, then flames until they go out: what a creature suffers that steps out is
/// what it suffers in the lava plus what the flames that are left do to it elsewhere.
double lavaAndFlames(int beatsInLava, bool vulnerable) {
    const auto flamesAfter = [&](int beats) {
        Request out = requestOf(900, std::max(1, beats - 1));
        out.creature.intrinsics = {having(Intrinsic::Aflame, beats), having(Intrinsic::NoRegen)};
        if (vulnerable) {
            out.creature.intrinsics.push_back(having(Intrinsic::VulnFire));
        }
        return beats < 2 ? 0.0 : 900 - answerTo(out).timeline.back().hp->mean.value;
    };
    Request in = requestOf(900, beatsInLava);
    in.square.terrain = "LAVA";
    in.creature.intrinsics = {having(Intrinsic::NoRegen)};
    if (vulnerable) {
        in.creature.intrinsics.push_back(having(Intrinsic::VulnFire));
    }
    double lost = 900 - answerTo(in).timeline.back().hp->mean.value;
    // The flames began in the first beat and last 1d4 + 2; none has gone out after three beats.
    for (int duration = 3; duration <= 6; ++duration) {
        lost += flamesAfter(duration - beatsInLava + 1) / 4;
    }
    return lost;
}

TEST(WorkedHeartbeat, E09LavaAndOut) {
    EXPECT_NEAR(lavaAndFlames(3, false), 51.75, tolerance);
    EXPECT_NEAR(lavaAndFlames(2, false), 39.75, tolerance);
    EXPECT_NEAR(lavaAndFlames(3, true), 103.5, tolerance);
    EXPECT_NEAR(lavaAndFlames(2, true), 79.5, tolerance);
}

TEST(WorkedHeartbeat, E11LastingPoisonGas) {
    Request request = requestOf(900, 5);
    request.square.smoke = Smoke::Poison;
    request.square.smokeLasts = true;
    request.creature.intrinsics = {having(Intrinsic::NoRegen)};
    const auto damages = [&request](int startCount) {
        request.startCount = startCount;
        std::array<double, 5> lost{};
        double before = 900;
        std::ranges::transform(answerTo(request).timeline, lost.begin(), [&](const Beat& beat) {
            return std::exchange(before, beat.hp->mean.value) - beat.hp->mean.value;
        });
        return lost;
    };
    constexpr std::array<double, 5> odd = {1.5, 9, 10.25, 17.25, 10.6875};
    constexpr std::array<double, 5> even = {5.5, 5, 13.25, 13.75, 14.1875};
    for (std::size_t i = 0; i < odd.size(); ++i) {
        EXPECT_NEAR(damages(1)[i], odd[i], tolerance) << i;
        EXPECT_NEAR(damages(2)[i], even[i], tolerance) << i;
    }
    const Answer answer = answerTo(request);
    EXPECT_NEAR(chanceOf(after(answer, 1), Intrinsic::PoisonHarsh), 0.5, tolerance);
    EXPECT_NEAR(chanceOf(after(answer, 2), Intrinsic::PoisonHarsh), 0.5, tolerance);
    EXPECT_NEAR(chanceOf(after(answer, 2), Intrinsic::PoisonDeadly), 0.25, tolerance);
}

TEST(WorkedHeartbeat, E12Silver) {
    Request request = requestOf(100, 1);
    request.creature.intrinsics = {having(Intrinsic::VulnSilver), having(Intrinsic::NoRegen)};
    request.creature.worn = {wearingOf(Slot::Head, "silver"), wearingOf(Slot::MainHand, "silver")};
    const Answer plain = answerTo(request);
    EXPECT_NEAR(eventOf(after(plain, 1), 31, What::Silver).mean.value, 16.0, tolerance);
    EXPECT_NEAR(eventOf(after(plain, 1), 31, What::Silver).probability.value, 1.0, tolerance);
    EXPECT_NEAR(chanceOfHp(after(plain, 1), 92), std::pow(3.0, -8), tolerance);
    EXPECT_NEAR(chanceOfHp(after(plain, 1), 76), std::pow(3.0, -8), tolerance);
    EXPECT_EQ(chanceOfHp(after(plain, 1), 93), 0.0);
    request.creature.intrinsics.push_back(having(Intrinsic::ResistPhysical));
    EXPECT_NEAR(after(answerTo(request), 1).hp->mean.value, 92.0, tolerance);
}

/// Of a blow by which few die: 1d3 wakes with 1/10, 2/10, 3/10.
TEST(WorkedHeartbeat, E15BleedingWhileAsleep) {
    Request request = requestOf(100, 1);
    request.creature.intrinsics = {having(Intrinsic::Asleep), having(Intrinsic::Bleed)};
    EXPECT_NEAR(after(answerTo(request), 1).asleep.value, 0.8, tolerance);
    request.creature.intrinsics.push_back(having(Intrinsic::Tired, 50));
    // TIRED may be lost in the same beat, before the blow.
    EXPECT_NEAR(after(answerTo(request), 1).asleep.value, 0.95 * 0.9 + 0.05 * 0.8, tolerance);
}

}  // namespace
}  // namespace polyplan::powder
