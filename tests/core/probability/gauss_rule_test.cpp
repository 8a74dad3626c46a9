#include "core/probability/gauss_rule.h"

#include <gtest/gtest.h>

#include <cmath>

namespace polyplan {
namespace {

double mean(const std::vector<WeightedPoint>& distribution, int power) {
    double sum = 0.0;
    for (const WeightedPoint& point : distribution) {
        sum += point.weight * std::pow(point.point, power);
    }
    return sum;
}

/// Odds of rings that carry a material: all within a narrow band, which is what the rule is for.
std::vector<WeightedPoint> narrowBand() {
    return {{245.0, 0.001}, {246.0, 0.019}, {247.0, 0.13}, {248.0, 0.3},
            {249.0, 0.3},   {250.0, 0.18},  {251.0, 0.06}, {252.0, 0.01}};
}

TEST(GaussRule, GivesTheMeansOfPolynomialsBelowTwiceItsPoints) {
    for (std::size_t points = 1; points <= 4; ++points) {
        const std::vector<WeightedPoint> rule = gaussRule(narrowBand(), points);
        ASSERT_EQ(rule.size(), points);
        for (int power = 0; power < static_cast<int>(2 * points); ++power) {
            const double expected = mean(narrowBand(), power);
            EXPECT_NEAR(mean(rule, power), expected, expected * 1e-12)
                << points << " points, power " << power;
        }
    }
}

TEST(GaussRule, IsNoLongerExactAtTwiceItsPoints) {
    const double expected = mean(narrowBand(), 2);
    EXPECT_GT(std::abs(mean(gaussRule(narrowBand(), 1), 2) - expected), 0.5);
}

TEST(GaussRule, HasPositiveWeightsInsideTheDistribution) {
    for (const WeightedPoint& point : gaussRule(narrowBand(), 4)) {
        EXPECT_GT(point.weight, 0.0);
        EXPECT_GE(point.point, 245.0);
        EXPECT_LE(point.point, 252.0);
    }
}

TEST(GaussRule, IsTheDistributionItselfIfThatHasNoMorePoints) {
    const std::vector<WeightedPoint> rule = gaussRule({{1.0, 0.25}, {2.0, 0.75}}, 2);
    ASSERT_EQ(rule.size(), 2U);
    EXPECT_EQ(rule[0].point, 1.0);
    EXPECT_EQ(rule[1].weight, 0.75);
}

}  // namespace
}  // namespace polyplan
