#include "core/probability/kernels.h"

#include <gtest/gtest.h>

#include <vector>

namespace polyplan::kernels {
namespace {

constexpr std::size_t count = 13;

std::vector<Row> rows(double scale) {
    std::vector<Row> result(count);
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t lane = 0; lane < rowLanes; ++lane) {
            result[i][lane] = scale * static_cast<double>(i * rowLanes + lane + 1);
        }
    }
    return result;
}

std::vector<double> scales() {
    std::vector<double> result;
    for (std::size_t i = 0; i < count; ++i) {
        result.push_back(1.0 / static_cast<double>(i + 2));
    }
    return result;
}

TEST(Kernels, AddScaledRowsScalesRowByRow) {
    std::vector<Row> to = rows(1.0);
    addScaledRows(to.data(), rows(0.5).data(), scales().data(), count);
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t lane = 0; lane < rowLanes; ++lane) {
            EXPECT_DOUBLE_EQ(to[i][lane], rows(1.0)[i][lane] + rows(0.5)[i][lane] * scales()[i]);
        }
    }
}

TEST(Kernels, AddAheadReadsEveryValueBeforeItChanges) {
    for (std::size_t distance = 1; distance <= 9; ++distance) {
        std::vector<double> values(40);
        for (std::size_t i = 0; i < values.size(); ++i) {
            values[i] = static_cast<double>(i * i);
        }
        const std::vector<double> before = values;
        addAhead(values.data(), distance, 30);
        for (std::size_t i = 0; i < values.size(); ++i) {
            EXPECT_EQ(values[i], i < 30 ? before[i] + before[i + distance] : before[i]);
        }
    }
}

TEST(Kernels, AddCorrelationsWeighsWhatLiesAhead) {
    const std::vector<double> taps = {0.5, -2.0, 3.0, 1.0, 0.0, 7.0};
    std::vector<double> from;
    for (std::size_t i = 0; i < count + 3 + rowLanes; ++i) {
        from.push_back(static_cast<double>(i * i));
    }
    std::vector<double> to(count + 2, 1.0);
    addCorrelations(to.data(), from.data(), taps.data(), 3, 3, 2, scales().data(), count);
    std::vector<double> expected(count + 2, 1.0);
    for (std::size_t i = 0; i < count; ++i) {
        expected[i] += scales()[i] * (0.5 * from[i] - 2.0 * from[i + 1] + 3.0 * from[i + 2]);
        expected[i + 1] += scales()[i] * (from[i] + 7.0 * from[i + 2]);
    }
    for (std::size_t i = 0; i < expected.size(); ++i) {
        EXPECT_NEAR(to[i], expected[i], 1e-12) << i;
    }
}

TEST(Kernels, AddScaledTouchesNoMoreThanItsCount) {
    std::vector<double> to(5, 1.0);
    const std::vector<double> from(5, 2.0);
    addScaled(to.data(), from.data(), 0.25, 4);
    EXPECT_EQ(to, (std::vector<double>{1.5, 1.5, 1.5, 1.5, 1.0}));
}

TEST(Kernels, WeightedSumAddsUpLaneByLane) {
    const Row sum = weightedSum(rows(1.0).data(), scales().data(), count);
    for (std::size_t lane = 0; lane < rowLanes; ++lane) {
        double expected = 0.0;
        for (std::size_t i = 0; i < count; ++i) {
            expected += rows(1.0)[i][lane] * scales()[i];
        }
        EXPECT_NEAR(sum[lane], expected, expected * 1e-15);
    }
}

TEST(Kernels, StrikeOutNeverGoesBelowZero) {
    std::vector<Row> to = rows(1.0);
    Row chances{};
    chances[1] = 0.5;
    chances[2] = 100.0;
    strikeOut(to.data(), rows(1.0).data(), scales().data(), chances, count);
    for (std::size_t i = 0; i < count; ++i) {
        EXPECT_DOUBLE_EQ(to[i][0], rows(1.0)[i][0]);
        EXPECT_DOUBLE_EQ(to[i][1], rows(1.0)[i][1] * (1.0 - 0.5 * scales()[i]));
        EXPECT_EQ(to[i][2], 0.0);
    }
}

}  // namespace
}  // namespace polyplan::kernels
