#include "core/plan/strategy_names.h"

#include <gtest/gtest.h>

#include "core/calculator/json_values.h"
#include "core/plan/limits.h"

namespace polyplan::plan {
namespace {

TEST(StrategyNames, AreFree) {
    std::vector<Strategy> strategies(2);
    strategies[0].name = "a";
    strategies[1].name = "a 2";
    EXPECT_EQ(freeName(strategies, "b"), "b");
    EXPECT_EQ(freeName(strategies, "a"), "a 3");
}

TEST(StrategyNames, AreNoLongerThanAFileMayHaveThem) {
    std::string wish;
    for (std::size_t i = 0; i < limits::nameCharacters - 1; ++i) {
        wish += "é";
    }
    wish += "xy";
    std::vector<Strategy> strategies(1);
    strategies[0].name = freeName({}, wish);
    EXPECT_EQ(characterCount(strategies[0].name), limits::nameCharacters);
    EXPECT_TRUE(strategies[0].name.ends_with("éx"));
    const std::string second = freeName(strategies, wish);
    EXPECT_EQ(characterCount(second), limits::nameCharacters);
    EXPECT_TRUE(second.ends_with("é 2"));
}

}  // namespace
}  // namespace polyplan::plan
