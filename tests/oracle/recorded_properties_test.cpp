#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "core/nethack/polypile/kept.h"
#include "core/nethack/polypile/reversion.h"
#include "tests/core/support/situations.h"
#include "tests/oracle/comparison.h"
#include "tests/oracle/record.h"

namespace polyplan::testing {
namespace {

using namespace polyplan::nethack;
using namespace polyplan::nethack::polypile;
using nlohmann::json;

constexpr int recordedHeroLevel = 1;  // of the recorded games

/// What was counted of changed stacks beside the odds of `polyplan evaluate`.
class RecordedProperties : public ::testing::TestWithParam<std::string> {
  protected:
    RecordedProperties() {
        std::ifstream file(std::filesystem::path(POLYPLAN_SOURCE_DIR "/tests/oracle/polypile") /
                           (GetParam() + ".json"));
        more_ = json::parse(file).at("observed").at("also_after_polymorph");
    }

    /// Calls `visit(what was counted, the stack, its cell)` for each stack with that member.
    template <typename Visit>
    void forEach(const char* member, const Visit& visit) {
        for (std::size_t pile = 0; pile < record_.piles.size(); ++pile) {
            const std::vector<Stack>& stacks = record_.piles[pile].stacks;
            for (std::size_t i = 0; i < stacks.size(); ++i) {
                const json& counted = more_.at(pile).at(i);
                if (counted.is_object() && counted.contains(member)) {
                    visit(counted, stacks[i],
                          "pile " + std::to_string(pile + 1) + " stack " + std::to_string(i + 1));
                }
            }
        }
    }

    void compare(const std::string& cell, const std::vector<ValueOdds>& odds, double condition,
                 const json& counts, std::int64_t missing = 0) {
        std::map<int, std::int64_t> histogram;
        std::int64_t trials = missing;
        for (const auto& [value, count] : counts.items()) {
            histogram[std::stoi(value)] = count;
            trials += count.get<std::int64_t>();
        }
        for (const ValueOdds& entry : odds) {
            histogram.try_emplace(entry.value);
        }
        for (const auto& [value, count] : histogram) {
            const double probability = oddsOf(odds, value) / condition;
            // What went into a golem before it was counted may have been of any value.
            const std::int64_t expected = std::llround(probability * static_cast<double>(trials));
            comparison_.probability(cell + ' ' + std::to_string(value), probability,
                                    std::clamp(expected, count, count + missing), trials);
        }
    }

    void expectNoDeviation() {
        EXPECT_TRUE(comparison_.deviations().empty()) << comparison_.report();
    }

    Record record_ = readRecord(GetParam());
    Transformation transformation_{record_.situation.table, record_.situation.rules,
                                   record_.situation.ledgerLevel};
    json more_;
    Comparison comparison_;
};

/// Food is recorded by its name alone, tools and rings with their class before a colon.
ObjectIndex objectIn(const ObjectTable& table, ObjectClass objectClass, std::string name) {
    name = name.substr(name.find(':') + 1);
    name = name == "fruit" ? "slime mold" : name;
    ObjectIndex index = table.firstOfClass(objectClass);
    for (const ObjectType& type : table.ofClass(objectClass)) {
        if (type.shortName == name || type.name == name) {
            return index;
        }
        ++index;
    }
    throw std::invalid_argument("no object is named " + name);
}

TEST_P(RecordedProperties, ChargesAndEnchantmentsAreRolledAsForecast) {
    const ObjectTable& table = record_.situation.table;
    forEach("fresh_enchantment_or_charges", [&](const json& counted, const Stack& stack,
                                                const std::string& cell) {
        for (const auto& [result, values] : counted.at("fresh_enchantment_or_charges").items()) {
            const ObjectIndex object = objectIn(table, table[stack.object].objectClass, result);
            const KeptProperties kept =
                keptProperties(record_.situation, stack, object, recordedHeroLevel);
            if (!kept.rolledAnew.empty() && !values.empty()) {
                compare(cell + ' ' + result, kept.rolledAnew, 1, values);
            }
        }
    });
    expectNoDeviation();
}

TEST_P(RecordedProperties, BooksAreRechargedAsForecast) {
    forEach("spellbook_recharged", [&](const json& counted, const Stack& stack,
                                       const std::string& cell) {
        compare(cell, transformation_.rechargedOf(stack), 1, counted.at("spellbook_recharged"));
    });
    expectNoDeviation();
}

TEST_P(RecordedProperties, FoodKeepsItsEatenShare) {
    const ObjectTable& table = record_.situation.table;
    forEach("eaten_least_and_most", [&](const json& counted, const Stack& stack,
                                        const std::string& cell) {
        for (const auto& [result, range] : counted.at("eaten_least_and_most").items()) {
            const ObjectIndex object = objectIn(table, ObjectClass::Food, result);
            const int eaten =
                keptProperties(record_.situation, stack, object, recordedHeroLevel).eaten;
            // The game has no negative numbers there.
            EXPECT_EQ(range.at(0), static_cast<std::uint32_t>(eaten)) << cell << ' ' << result;
            EXPECT_EQ(range.at(1), static_cast<std::uint32_t>(eaten)) << cell << ' ' << result;
        }
    });
}

TEST_P(RecordedProperties, HazyThingsTurnBackWhenForecast) {
    std::vector<ValueOdds> turns;
    for (int turn = leastHazyTurns; turn <= mostHazyTurns; ++turn) {
        turns.push_back({turn, revertedBy(turn) - revertedBy(turn - 1)});
    }
    forEach("turns_until_reversion",
            [&](const json& counted, const Stack&, const std::string& cell) {
                if (counted.at("hazy") > 0) {
                    compare(cell, turns, 1, counted.at("turns_until_reversion"));
                }
            });
    expectNoDeviation();
}

TEST_P(RecordedProperties, HazyThingsTurnBackIntoWhatIsForecast) {
    const ObjectTable& table = record_.situation.table;
    forEach("reverted", [&](const json& counted, const Stack& stack, const std::string& cell) {
        const Reversion odds = reversionOf(record_.situation, transformation_, stack);
        const json& reverted = counted.at("reverted");
        const std::int64_t missing =
            counted.at("hazy").get<std::int64_t>() - reverted.at("count").get<std::int64_t>();
        compare(cell + " quantity", odds.quantities, odds.hazy, reverted.at("quantity"), missing);
        if (!odds.recharged.empty()) {
            compare(cell + " recharged", odds.recharged, odds.hazy, reverted.at("recharged"),
                    missing);
        }
        if (!odds.timesRead.empty()) {
            compare(cell + " times read", odds.timesRead, odds.hazy, reverted.at("times_read"),
                    missing);
        }
        const std::int64_t count = reverted.at("count");
        for (const ObjectOdds& into : odds.into) {
            Stack hazy = stack;
            hazy.artifact.clear();
            hazy.object = table[stack.object].objectClass == ObjectClass::Tool
                              ? table.byId("mirror")
                              : stack.object;
            hazy.hazyRemembering = stack.object;
            const RevertedProperties kept =
                revertedProperties(record_.situation, hazy, into.object);
            const json& values = reverted.at("enchantment_or_charges");
            EXPECT_EQ(values.value(std::to_string(kept.value), std::int64_t{0}), count) << cell;
            EXPECT_EQ(reverted.at("fuel_1500") == count,
                      kept.fuel == RevertedProperties::Fuel::Full)
                << cell;
            comparison_.probability(cell + " invisible", kept.invisible, reverted.at("invisible"),
                                    count);
        }
        EXPECT_EQ(reverted.at("buc_as_before"), count);
        EXPECT_EQ(reverted.at("artifact"), 0);
        EXPECT_EQ(reverted.at("remembered_type_still_set"), 0);
    });
    expectNoDeviation();
}

std::vector<std::string> namesOfLaterGames() {
    std::vector<std::string> names = recordNames();
    std::erase_if(names, [](const std::string& name) {
        return !name.starts_with("slashem-") && !name.starts_with("v37-");
    });
    return names;
}

std::string nameInTest(const ::testing::TestParamInfo<std::string>& record) {
    std::string name = record.param;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Recorded, RecordedProperties, ::testing::ValuesIn(namesOfLaterGames()),
                         nameInTest);

}  // namespace
}  // namespace polyplan::testing
