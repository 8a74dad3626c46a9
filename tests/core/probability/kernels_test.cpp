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

double valueOf(std::size_t line, std::size_t lane) {
    return static_cast<double>((line + 2) * (lane + 1));
}

Lines linesOf(std::size_t lines, std::size_t lanes) {
    Lines result;
    for (std::size_t line = 0; line < lines; ++line) {
        for (std::size_t lane = 0; lane < lanes; ++lane) {
            result.push_back(valueOf(line, lane));
        }
    }
    return result;
}

TEST(Kernels, AddCorrelationWeighsTheLinesAhead) {
    constexpr std::size_t lanes = 16;
    constexpr std::size_t fromLines = 9;
    constexpr std::size_t padding = (correlatedLines - 1) * lanes;
    for (const int begin : {-2, 0, 3}) {
        const Lines weights = linesOf(3, lanes);
        Lines from(padding, 0.0);
        const Lines middle = linesOf(fromLines, lanes);
        from.insert(from.end(), middle.begin(), middle.end());
        from.resize(from.size() + padding, 0.0);
        constexpr int lines = 11;
        constexpr std::size_t toStride = 24;
        Lines to(lines * toStride, 1.0);
        addCorrelation(to.data(), weights.data(),
                       {from.data() + padding, static_cast<int>(fromLines), lanes, begin, lines, 3,
                        scales().data(), toStride});
        for (int line = 0; line < lines; ++line) {
            for (std::size_t lane = 0; lane < toStride; ++lane) {
                double sum = 0.0;
                for (int t = 0; t < 3; ++t) {
                    const int at = begin + line + t;
                    if (lane < lanes && at >= 0 && at < static_cast<int>(fromLines)) {
                        sum += valueOf(static_cast<std::size_t>(t), lane) *
                               valueOf(static_cast<std::size_t>(at), lane);
                    }
                }
                const auto index = static_cast<std::size_t>(line);
                EXPECT_NEAR(to[index * toStride + lane], 1.0 + sum * scales()[index], 1e-9)
                    << "begin " << begin << " line " << line << " lane " << lane;
            }
        }
    }
}

TEST(Kernels, MultiplyLinesScalesLineByLine) {
    const Lines from = linesOf(3, 8);
    Lines to(from.size(), 0.0);
    multiplyLines(to.data(), from.data(), scales().data(), scales().data() + 1, 8, 3);
    for (std::size_t i = 0; i < from.size(); ++i) {
        EXPECT_DOUBLE_EQ(to[i], from[i] * (scales()[i / 8] * scales()[i / 8 + 1]));
    }
}

TEST(Kernels, AddLineProductsScalesLaneByLane) {
    const Lines from = linesOf(3, 16);
    const Lines factors = linesOf(1, 16);
    Lines to(from.size(), 1.0);
    addLineProducts(to.data(), from.data(), factors.data(), 16, 3);
    for (std::size_t i = 0; i < from.size(); ++i) {
        EXPECT_DOUBLE_EQ(to[i], 1.0 + from[i] * factors[i % 16]);
    }
}

TEST(Kernels, AddLaneSumsAddsUpEachLine) {
    const Lines from = linesOf(2, 16);
    std::vector<double> to(2, 1.0);
    addLaneSums(to.data(), from.data(), 16, 2);
    EXPECT_DOUBLE_EQ(to[0], 1.0 + 2.0 * 136.0);
    EXPECT_DOUBLE_EQ(to[1], 1.0 + 3.0 * 136.0);
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
