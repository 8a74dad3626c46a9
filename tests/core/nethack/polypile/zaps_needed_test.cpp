#include "core/nethack/polypile/zaps_needed.h"

#include <gtest/gtest.h>

#include <cmath>

namespace polyplan::nethack::polypile {
namespace {

std::vector<ZapAnswer> curve(const std::vector<double>& chances) {
    std::vector<ZapAnswer> zaps;
    for (const double chance : chances) {
        zaps.emplace_back().allGoals.value = chance;
        zaps.back().anyGoal.value = 1 - chance;
    }
    return zaps;
}

TEST(ZapsNeeded, AreTheFirstThatReachTheChance) {
    const auto zaps = curve({0.1, 0.25, 0.6, 0.7});
    EXPECT_EQ(zapsForChance(zaps, &ZapAnswer::allGoals, 0.25), 2);
    EXPECT_EQ(zapsForChance(zaps, &ZapAnswer::allGoals, 0.5), 3);
    EXPECT_EQ(zapsForChance(zaps, &ZapAnswer::allGoals, 0.75), std::nullopt);
    EXPECT_EQ(zapsForChance(zaps, &ZapAnswer::anyGoal, 0.75), 1);
    EXPECT_EQ(zapsForChance({}, &ZapAnswer::allGoals, 0.5), std::nullopt);
}

TEST(ZapsNeeded, AreFewerOnAverageForWhoStopsInTime) {
    EXPECT_DOUBLE_EQ(meanZapsUntil(curve({0.5, 0.75, 0.9}), &ZapAnswer::allGoals), 1.75);
    EXPECT_DOUBLE_EQ(meanZapsUntil(curve({0, 0, 0}), &ZapAnswer::allGoals), 3);
    EXPECT_DOUBLE_EQ(meanZapsUntil({}, &ZapAnswer::allGoals), 0);
}

TEST(ZapsNeeded, AreCountedInTries) {
    EXPECT_DOUBLE_EQ(triesForChance(0.5, 0.75), 2);
    EXPECT_DOUBLE_EQ(triesForChance(1, 0.95), 1);
    EXPECT_NEAR(triesForChance(1e-12, 0.5), std::log(2.0) * 1e12, 1);
}

TEST(FodderUsed, IsAllThatIsLost) {
    ZapAnswer zap;
    zap.lost = {.shock = {3, 0.1}, .fused = {2, 0.2}, .golem = {1, 0.3}};
    EXPECT_DOUBLE_EQ(fodderUsed(zap).value, 6);
    EXPECT_DOUBLE_EQ(fodderUsed(zap).standardError, 0.6);
}

TEST(ChargesUsed, AreAsManyAsThereAreAndOneWrested) {
    EXPECT_EQ(chargesUsed(5, 3), (ChargesUsed{.charges = 3}));
    EXPECT_EQ(chargesUsed(5, 6), (ChargesUsed{.charges = 5, .wrested = 1, .meanTries = 121}));
    EXPECT_EQ(chargesUsed(5, 9),
              (ChargesUsed{.charges = 5, .wrested = 1, .missing = 3, .meanTries = 121}));
    EXPECT_EQ(chargesUsed(0, 1), (ChargesUsed{.wrested = 1, .meanTries = 121}));
    EXPECT_EQ(chargesUsed(-1, 2), (ChargesUsed{.missing = 2}));
}

TEST(Wresting, IsOneIn121ATry) {
    EXPECT_DOUBLE_EQ(wrestedWithin(0), 0);
    EXPECT_NEAR(wrestedWithin(1), 1 / 121.0, 1e-15);
    EXPECT_NEAR(wrestedWithin(121), 1 - std::pow(120 / 121.0, 121), 1e-12);
    EXPECT_NEAR(triesForChance(1.0 / wrestOneIn, 0.5), 83.52, 0.01);
}

}  // namespace
}  // namespace polyplan::nethack::polypile
