#include "core/nethack/polypile/simulator_controlled_counts.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

#include "core/nethack/polypile/simulator_random.h"

namespace polyplan::nethack::polypile::simulator {
namespace {

constexpr std::int64_t runs = 20'000;

/// A coin that falls on its face four times in ten, with what it differs from its mean.
struct Coin {
    std::uint8_t fell{};
    double excess{};
};

Coin throwCoin(Random& random) {
    const bool fell = random.below(10) < 4;
    return {.fell = static_cast<std::uint8_t>(fell ? 1 : 0), .excess = fell ? 0.6 : -0.4};
}

TEST(ControlledCounts, WithoutControlsAreFrequencies) {
    Random random(1);
    ControlledCounts counts(1, 0);
    Count fell = 0;
    for (std::int64_t run = 0; run < runs; ++run) {
        const std::array happened = {throwCoin(random).fell};
        fell += happened[0];
        counts.add(happened, {});
    }
    EXPECT_EQ(counts.frequencies(runs).front(), frequency(fell, runs));
}

TEST(ControlledCounts, TellTheMeanWhereTheControlTellsAll) {
    Random random(2);
    ControlledCounts counts(1, 1);
    for (std::int64_t run = 0; run < runs; ++run) {
        const Coin coin = throwCoin(random);
        counts.add(std::array{coin.fell}, std::array{coin.excess});
    }
    const Estimate estimate = counts.frequencies(runs).front();
    EXPECT_NEAR(estimate.value, 0.4, 1e-12);
    EXPECT_GT(estimate.standardError, 0.0);
    EXPECT_LT(estimate.standardError, 1.1 / runs);
}

/// Of two coins each tells a part of whether both fell; a third number tells what the first does.
TEST(ControlledCounts, TakeOffWhatSeveralControlsTellTogether) {
    Random random(3);
    ControlledCounts alone(1, 0);
    ControlledCounts controlled(1, 4);
    for (std::int64_t run = 0; run < runs; ++run) {
        const Coin one = throwCoin(random);
        const Coin other = throwCoin(random);
        const std::array happened = {static_cast<std::uint8_t>(one.fell & other.fell)};
        alone.add(happened, {});
        controlled.add(happened, std::array{one.excess, other.excess, 2.0 * one.excess, 0.0});
    }
    const Estimate counted = alone.frequencies(runs).front();
    const Estimate estimate = controlled.frequencies(runs).front();
    // Of the variance 0.16 × 0.84 the two parts tell 2 × 0.4² × 0.4 × 0.6.
    const double left = std::sqrt((0.1344 - 0.0768) / 0.1344);
    EXPECT_NEAR(estimate.standardError / counted.standardError, left, 0.02);
    EXPECT_NEAR(estimate.value, 0.16, 4 * estimate.standardError);
}

TEST(ControlledCounts, CountWhatIsRareAlone) {
    ControlledCounts counts(2, 1);
    for (std::int64_t run = 0; run < runs; ++run) {
        const bool isFirst = run < 50;
        counts.add(std::array{static_cast<std::uint8_t>(isFirst ? 1 : 0),
                              static_cast<std::uint8_t>(isFirst ? 0 : 1)},
                   std::array{isFirst ? 1.0 : 0.0});
    }
    const auto estimates = counts.frequencies(runs);
    EXPECT_EQ(estimates[0], frequency(50, runs));
    EXPECT_EQ(estimates[1], frequency(runs - 50, runs));
}

/// A draw that comes once in a million counts for next to nothing in each run that makes it, and
/// has not been seen: so small, the control goes with what the draws do, and its mean is not yet 0.
TEST(ControlledCounts, LeaveOutAControlThatWasNeverFarFromItsMean) {
    Random random(5);
    ControlledCounts counts(1, 1);
    Count fell = 0;
    for (std::int64_t run = 0; run < runs; ++run) {
        const std::array happened = {throwCoin(random).fell};
        fell += happened[0];
        counts.add(happened, std::array{-1e-6 * happened[0]});
    }
    const Estimate counted = frequency(fell, runs);
    const Estimate estimate = counts.frequencies(runs).front();
    EXPECT_EQ(estimate.value, counted.value);
    EXPECT_NEAR(estimate.standardError, counted.standardError, 1e-3 * counted.standardError);
}

TEST(ControlledCounts, AddUp) {
    Random random(4);
    ControlledCounts all(1, 1);
    std::array parts = {ControlledCounts(1, 1), ControlledCounts(1, 1)};
    for (std::int64_t run = 0; run < runs; ++run) {
        const Coin coin = throwCoin(random);
        const Coin other = throwCoin(random);
        const std::array happened = {static_cast<std::uint8_t>(coin.fell | other.fell)};
        all.add(happened, std::array{coin.excess});
        parts.at(static_cast<std::size_t>(run % 2)).add(happened, std::array{coin.excess});
    }
    parts[0].add(parts[1]);
    const Estimate whole = all.frequencies(runs).front();
    const Estimate sum = parts[0].frequencies(runs).front();
    EXPECT_NEAR(sum.value, whole.value, 1e-12);
    EXPECT_NEAR(sum.standardError, whole.standardError, 1e-12);
}

}  // namespace
}  // namespace polyplan::nethack::polypile::simulator
