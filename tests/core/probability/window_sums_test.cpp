#include "core/probability/window_sums.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace polyplan {
namespace {

using Values = std::vector<std::array<double, 1>>;

TEST(WindowSums, KeepsTheDigitsOfSmallSumsBesideLargeOnes) {
    const Values values = {{1.0}, {1e-20}, {2e-20}, {3e-20}, {1.0}};
    const Values sums = windowSums<1>(values, 2);
    ASSERT_EQ(sums.size(), 4U);
    EXPECT_DOUBLE_EQ(sums[1][0], 3e-20);
    EXPECT_DOUBLE_EQ(sums[2][0], 5e-20);
}

RC_GTEST_PROP(WindowSums, AgreesWithAddingUpEachWindow, ()) {
    const auto numbers =
        *rc::gen::suchThat(rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 1000)),
                           [](const std::vector<int>& list) { return !list.empty(); });
    const auto length = *rc::gen::inRange<std::size_t>(1, numbers.size() + 1);
    Values values;
    for (const int number : numbers) {
        values.push_back({static_cast<double>(number)});
    }
    const Values sums = windowSums<1>(values, length);
    RC_ASSERT(sums.size() == values.size() + 1 - length);
    for (std::size_t i = 0; i < sums.size(); ++i) {
        double expected = 0.0;
        for (std::size_t k = 0; k < length; ++k) {
            expected += values[i + k][0];
        }
        RC_ASSERT(sums[i][0] == expected);
    }
}

}  // namespace
}  // namespace polyplan
