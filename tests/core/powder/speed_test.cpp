#include "core/powder/speed.h"

#include <gtest/gtest.h>

#include <array>

namespace polyplan::powder {
namespace {

TEST(PowderSpeed, CountsThreeHeartbeatsATurn) {
    constexpr std::array<int, 14> counts = {0, 1, 2, 2, 3, 3, 4, 5, 5, 6, 6, 7, 8, 8};
    for (std::size_t t = 0; t < counts.size(); ++t) {
        EXPECT_EQ(countAt(static_cast<std::int64_t>(t)), counts[t]) << "t = " << t;
    }
}

TEST(PowderSpeed, TellsTheClockOfAHeartbeat) {
    for (std::int64_t count = 1; count <= 3'000; ++count) {
        const std::int64_t t = timeOfCount(count);
        EXPECT_EQ(countAt(t), count);
        EXPECT_TRUE(isHeartbeat(phaseAt(t)));
    }
    EXPECT_EQ(timeOfCount(1'500), 2'499);
    EXPECT_EQ(timeOfCount(1'000'000'000), 1'666'666'666);
    // The first natural healings of a new game.
    EXPECT_EQ(timeOfCount(8), 12);
    EXPECT_EQ(timeOfCount(16), 26);
    EXPECT_EQ(timeOfCount(24), 39);
    EXPECT_EQ(timeOfCount(32), 52);
}

struct SpeedRow {
    Speed speed;
    int actions;
    std::array<bool, 5> acts;  ///< by t mod 5
};

TEST(PowderSpeed, LetsActByPhase) {
    constexpr std::array<SpeedRow, 8> rows = {{
        {{false, false, false}, 3, {false, true, true, false, true}},
        {{true, false, false}, 4, {true, true, true, false, true}},
        {{false, true, false}, 4, {false, true, true, true, true}},
        {{true, true, false}, 5, {true, true, true, true, true}},
        {{false, false, true}, 2, {false, true, false, false, true}},
        {{true, false, true}, 3, {true, true, false, false, true}},
        {{false, true, true}, 3, {false, true, false, true, true}},
        {{true, true, true}, 4, {true, true, false, true, true}},
    }};
    for (const SpeedRow& row : rows) {
        EXPECT_EQ(actionsOfTurn(row.speed), row.actions);
        for (std::size_t t = 0; t < row.acts.size(); ++t) {
            EXPECT_EQ(mayAct(phaseAt(static_cast<std::int64_t>(t)), row.speed), row.acts[t]);
        }
    }
}

/// Worked example 13.
TEST(PowderSpeed, GivesTwelveHeartbeatsInTwentyPhases) {
    const auto countsOf = [](Speed speed) {
        int heartbeats = 0;
        int actions = 0;
        for (const Tick& tick : ticks(1, 20, speed)) {
            heartbeats += tick.heartbeat ? 1 : 0;
            actions += tick.acts ? 1 : 0;
        }
        return std::pair(heartbeats, actions);
    };
    EXPECT_EQ(countsOf({}), std::pair(12, 12));
    EXPECT_EQ(countsOf({.fast = true}), std::pair(12, 16));
    EXPECT_EQ(countsOf({.fast = true, .quick = true}), std::pair(12, 20));
    EXPECT_EQ(countsOf({.slow = true}), std::pair(12, 8));
    EXPECT_EQ(countsOf({.fast = true, .slow = true}), std::pair(12, 12));
    EXPECT_EQ(countsOf({.fast = true, .quick = true, .slow = true}), std::pair(12, 16));
}

TEST(PowderSpeed, MatchesOnceInAnyStretch) {
    for (const int n : {2, 4, 8}) {
        for (std::int64_t first = 1; first <= 20; ++first) {
            int matched = 0;
            for (std::int64_t count = first; count < first + n; ++count) {
                matched += matches(count, n) ? 1 : 0;
            }
            EXPECT_EQ(matched, 1);
        }
    }
    EXPECT_TRUE(matches(7, 1));
    EXPECT_TRUE(matches(7, 0));
}

TEST(PowderSpeed, ComesFromIntrinsics) {
    EXPECT_EQ(speedOf({Intrinsic::Fast, Intrinsic::Slow}), (Speed{.fast = true, .slow = true}));
    EXPECT_EQ(speedOf({Intrinsic::Quick}), Speed{.quick = true});
}

}  // namespace
}  // namespace polyplan::powder
