#include "core/plan/strategy_names.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

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

TEST(StrategyNames, HaveNoNumberAfterANumber) {
    std::vector<Strategy> strategies(7);
    strategies[0].name = "Strategy 2";
    strategies[1].name = "Strategy 3";
    strategies[2].name = "a";
    strategies[3].name = "a 2";
    strategies[4].name = "Luck 10";
    strategies[5].name = "Luck −10 (2)";
    strategies[6].name = "7";
    EXPECT_EQ(freeName(strategies, "Strategy 2"), "Strategy 4");
    EXPECT_EQ(freeName(strategies, "a 2"), "a 3");
    EXPECT_EQ(freeName(strategies, "Luck 10"), "Luck 10 (2)");
    EXPECT_EQ(freeName(strategies, "Luck −10 (2)"), "Luck −10 (3)");
    EXPECT_EQ(freeName(strategies, "7"), "7 (2)");
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

std::vector<Strategy> named(const std::vector<std::string>& names) {
    std::vector<Strategy> strategies;
    for (const std::string& name : names) {
        strategies.emplace_back().name = name;
    }
    return strategies;
}

TEST(StrategyNames, TellWhereAStrategyIsAfterwards) {
    const std::vector<Strategy> before = named({"a", "b", "a"});
    const auto placesIn = [&before](const std::vector<std::string>& names) {
        std::vector<std::optional<std::size_t>> places;
        for (std::size_t strategy = 0; strategy < before.size(); ++strategy) {
            places.push_back(placeAfter(strategy, before, named(names)));
        }
        return places;
    };
    using Places = std::vector<std::optional<std::size_t>>;
    EXPECT_EQ(placesIn({"b", "a", "a"}), Places({1, 0, 2}));
    EXPECT_EQ(placesIn({"a", "c", "a"}), Places({0, 1, 2}));
    EXPECT_EQ(placesIn({"a", "b"}), Places({0, 1, std::nullopt}));
    EXPECT_EQ(placesIn({"c", "a", "a"}), Places({1, std::nullopt, 2}));
    EXPECT_EQ(placesIn({}), Places({std::nullopt, std::nullopt, std::nullopt}));
}

}  // namespace
}  // namespace polyplan::plan
