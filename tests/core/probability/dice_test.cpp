#include "core/probability/dice.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <fstream>
#include <map>
#include <stop_token>
#include <thread>

#include "core/catalogue/csv.h"

namespace polyplan {
namespace {

Distribution thrown(std::string_view text) {
    const auto dice = readDice(text);
    if (const auto* fault = std::get_if<DiceFault>(&dice)) {
        ADD_FAILURE() << text << ": " << fault->message;
        return Distribution();
    }
    return distribution(std::get<Dice>(dice));
}

Dice diceOf(const std::string& text) {
    return std::get<Dice>(readDice(text));
}

std::string refusal(std::string_view text) {
    const auto dice = readDice(text);
    const auto* fault = std::get_if<DiceFault>(&dice);
    return fault == nullptr ? "accepted" : std::to_string(fault->position) + ": " + fault->message;
}

void expectClose(double actual, double expected, const std::string& what) {
    EXPECT_NEAR(actual, expected, 1e-12 * std::max(1.0, std::abs(expected))) << what;
}

TEST(Dice, AgreesWithTheReference) {
    std::ifstream csv(POLYPLAN_SOURCE_DIR "/tests/core/data/dice-reference.csv");
    const auto rows = readCsv(csv);
    ASSERT_FALSE(rows.empty());
    for (const CsvRecord& row : rows) {
        const std::string& text = row.at("case");
        const Distribution total = thrown(text);
        EXPECT_EQ(std::to_string(total.outcomes()), row.at("outcomes")) << text;
        expectClose(total.mean(), std::stod(row.at("mean")), text);
        expectClose(total.standardDeviation(), std::stod(row.at("standard_deviation")), text);
        const std::string& tail = row.at("tail");
        ASSERT_EQ(tail.substr(0, 2), ">=");
        expectClose(total.atLeast(std::stoll(tail.substr(2))),
                    std::stod(row.at("tail_probability")), text);
    }
}

/// Every way that dice can fall, counted one by one.
std::map<std::int64_t, double> counted(const DicePool& pool) {
    std::map<std::int64_t, double> result;
    std::vector<int> faces(static_cast<std::size_t>(pool.count), 1);
    const double share = std::pow(pool.sides, -pool.count);
    while (true) {
        std::vector<int> sorted = faces;
        std::sort(sorted.begin(), sorted.end());
        if (pool.keep == DicePool::Keep::Highest) {
            std::reverse(sorted.begin(), sorted.end());
        }
        const int kept = pool.keep == DicePool::Keep::All ? pool.count : pool.kept;
        std::int64_t total = 0;
        for (int i = 0; i < kept; ++i) {
            total += sorted[static_cast<std::size_t>(i)];
        }
        result[total * pool.factor] += share;
        std::size_t die = 0;
        while (die < faces.size() && faces[die] == pool.sides) {
            faces[die++] = 1;
        }
        if (die == faces.size()) {
            return result;
        }
        ++faces[die];
    }
}

RC_GTEST_PROP(Dice, AgreesWithCountingEveryThrow, ()) {
    DicePool pool;
    pool.count = *rc::gen::inRange(1, 6);
    pool.sides = *rc::gen::inRange(1, 7);
    pool.keep =
        *rc::gen::element(DicePool::Keep::All, DicePool::Keep::Highest, DicePool::Keep::Lowest);
    pool.kept = *rc::gen::inRange(1, pool.count + 1);
    pool.factor = *rc::gen::element(1, -1, 3, -2);
    const Distribution total = distribution({{{.pools = {pool}}}});
    const auto expected = counted(pool);
    RC_ASSERT(total.outcomes() == expected.size());
    RC_ASSERT(total.lowest() == expected.begin()->first);
    RC_ASSERT(total.highest() == expected.rbegin()->first);
    for (const auto& [value, probability] : expected) {
        RC_ASSERT(std::abs(total.at(value) - probability) <= 1e-13 * probability);
    }
}

TEST(Dice, KeepsTheDigitsOfTheRarestThrow) {
    EXPECT_NEAR(thrown("100d6").at(600) / std::pow(6.0, -100), 1.0, 1e-12);
    EXPECT_NEAR(thrown("100d6 keep 50 highest").at(50) / std::pow(6.0, -100), 1.0, 1e-12);
    EXPECT_NEAR(thrown("100d6kl50").at(300) / std::pow(6.0, -100), 1.0, 1e-12);
}

TEST(Dice, TellsNothingPossibleAsImpossible) {
    const Distribution many = thrown("1000d6");
    EXPECT_EQ(many.outcomes(), 5'001U);
    EXPECT_GT(many.at(1'000), 0.0);
    EXPECT_LT(many.at(1'000), 1e-300);
    EXPECT_EQ(many.at(999), 0.0);
}

TEST(Dice, TakesTheLargestThrowsThatAreAllowed) {
    for (const char* text : {"100000d10", "1d1000000", "2d500000", "1000d1000",
                             "100000d10 keep 3 highest", "d999000 + 90d10"}) {
        const Distribution total = thrown(text);
        EXPECT_NEAR(total.atLeast(total.lowest()), 1.0, 1e-12) << text;
        EXPECT_NEAR(total.mean() / (0.5 * static_cast<double>(total.lowest() + total.highest())),
                    std::string_view(text).find("keep") == std::string_view::npos ? 1.0 : 1.8181,
                    1e-3)
            << text;
    }
}

TEST(Dice, EndsSoonAfterItIsAskedToStop) {
    using Clock = std::chrono::steady_clock;
    std::string many = "2d90";
    for (int sides = 91; sides < 180; ++sides) {
        many += "+80d" + std::to_string(sides);
    }
    for (const std::string& text : {many, std::string("1000d1000")}) {
        std::stop_source source;
        Clock::time_point stopped;
        const std::jthread stopper([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(30));
            stopped = Clock::now();
            source.request_stop();
        });
        distribution(diceOf(text), {.stop = source.get_token(), .progress = {}});
        ASSERT_TRUE(source.stop_requested()) << text;
        // Far below what the whole takes, far above what a busy machine may add.
        EXPECT_LT(Clock::now() - stopped, std::chrono::seconds(10)) << text;
    }
}

TEST(Dice, TellsHowFarItIs) {
    std::vector<double> shares;
    distribution(diceOf("3d6+2d8-d4 | 2: d20"),
                 {.stop = {}, .progress = [&](double share) { shares.push_back(share); }});
    ASSERT_EQ(shares.size(), 4U);
    EXPECT_TRUE(std::is_sorted(shares.begin(), shares.end()));
    EXPECT_DOUBLE_EQ(shares.back(), 1.0);
}

TEST(Dice, ReadsEveryNotation) {
    const std::map<std::string_view, std::string_view> same = {
        {" 12D8 + 20 ", "12d8+20"},
        {"1d6", "d6"},
        {"-5", "-5"},
        {"0", "0"},
        {"3d6+4-2", "3d6+2"},
        {"3d6 \u2212 1d4", "3d6-d4"},
        {"2x3d6", "2*3d6"},
        {"2 \u00d7 (3d6 + 4)", "2*3d6+8"},
        {"(3d6-1)*-2", "accepted nowhere"},
        {"3*(2*(d4))", "6*d4"},
        {"0*3d6+1", "1"},
        {"4d6 keep 3 highest", "4d6kh3"},
        {"4d6 keep highest 3", "4d6kh3"},
        {"4d6 keep 3", "4d6kh3"},
        {"4d6k3", "4d6kh3"},
        {"4d6 drop lowest 1", "4d6kh3"},
        {"4d6 drop 1", "4d6kh3"},
        {"4d6 drop 1 highest", "4d6kl3"},
        {"4d6kl1+2", "4d6kl1+2"},
        {"4d6 keep 4 lowest", "4d6"},
        {"3d6 | 2d8", "3d6 | 2d8"},
        {"2: 3d6 or 7", "2: 3d6 | 7"},
    };
    for (const auto& [written, expected] : same) {
        const auto dice = readDice(written);
        if (expected == "accepted nowhere") {
            EXPECT_TRUE(std::holds_alternative<DiceFault>(dice)) << written;
            continue;
        }
        ASSERT_TRUE(std::holds_alternative<Dice>(dice)) << written << " " << refusal(written);
        EXPECT_EQ(text(std::get<Dice>(dice)), expected) << written;
        EXPECT_EQ(std::get<Dice>(readDice(expected)), std::get<Dice>(dice)) << written;
    }
}

TEST(Dice, AddsPoolsUp) {
    const Distribution total = thrown("2*2d3 - d2 + 5 + 3d2kh1");
    EXPECT_EQ(total.lowest(), 4 - 2 + 5 + 1);
    EXPECT_EQ(total.highest(), 12 - 1 + 5 + 2);
    EXPECT_NEAR(total.mean(), 8 - 1.5 + 5 + 1.875, 1e-14);
    EXPECT_NEAR(total.at(18), 1.0 / 9.0 / 2.0 * 7.0 / 8.0, 1e-16);
}

TEST(Dice, GivesOneForADieWithoutSides) {
    const Distribution total = thrown("3d0 + 2");
    EXPECT_EQ(total.lowest(), 5);
    EXPECT_EQ(total.highest(), 5);
}

TEST(Dice, MixesAlternatives) {
    const Distribution total = thrown("3: d2 | 1: 10");
    EXPECT_EQ(total.lowest(), 1);
    EXPECT_EQ(total.highest(), 10);
    EXPECT_EQ(total.outcomes(), 3U);
    EXPECT_DOUBLE_EQ(total.at(2), 3.0 / 8.0);
    EXPECT_DOUBLE_EQ(total.at(10), 0.25);
}

TEST(Dice, RefusesWithPlaceAndWhatIsAllowed) {
    EXPECT_EQ(refusal(""), "0: the text ends where dice like \"12d8\" or a number is expected");
    EXPECT_EQ(refusal("12d8 + frog"),
              "7: \"frog\" where dice like \"12d8\" or a number is expected");
    EXPECT_EQ(refusal("12d"), "3: the text ends where the number of sides is expected");
    EXPECT_EQ(refusal("12d8 20"),
              "5: \"20\" where \"+\", \"-\", \"*\", \"|\" or the end is expected");
    EXPECT_EQ(refusal("0d8"), "0: 0 dice, allowed are 1 to 100,000 in all");
    EXPECT_EQ(refusal("1000000d1000000"), "0: 1,000,000 dice, allowed are 1 to 100,000 in all");
    EXPECT_EQ(refusal("99999999999999999999d6"),
              "0: the number is 99999999999999999999, allowed are 0 to 999,999,999");
    EXPECT_EQ(refusal("60000d2+50000d2"), "8: 50,000 dice, allowed are 1 to 100,000 in all");
    EXPECT_EQ(refusal("1000d1001"),
              "0: dice \u00d7 sides comes to 1,001,000, at most 1,000,000 is allowed");
    EXPECT_EQ(refusal("4d6 keep 5 highest"), "9: the number of dice kept is 5, allowed are 1 to 4");
    EXPECT_EQ(refusal("1000d1000 keep 500"),
              "0: dice kept \u00d7 sides comes to 500,000, at most 30,000 is allowed where some "
              "are dropped");
    EXPECT_EQ(refusal("3d6*2d4"), "4: dice times dice; one of both must be a constant");
    EXPECT_EQ(refusal("1000000*2d6"), "0: comes to 2,000,000, at most 1,000,000 is allowed");
    EXPECT_EQ(refusal("1000*1000*1000"), "0: comes to 1,000,000,000, at most 1,000,000 is allowed");
    EXPECT_EQ(refusal("(d6"), "3: the text ends where \"+\", \"-\", \"*\" or \")\" is expected");
    EXPECT_EQ(refusal("0: d6"), "0: the weight is 0, allowed are 1 to 1,000,000");
    EXPECT_EQ(refusal(std::string(2'000, '(')), "1000: the text is longer than 1,000 characters");
    EXPECT_EQ(refusal(std::string(500, '(')), "16: more than 16 brackets inside each other");
}

RC_GTEST_PROP(Dice, TakesAnyTextWhatever, (const std::string& bytes)) {
    const auto dice = readDice(bytes);
    if (const auto* fault = std::get_if<DiceFault>(&dice)) {
        RC_ASSERT(fault->position <= bytes.size());
        RC_ASSERT(!fault->message.empty());
    }
}

}  // namespace
}  // namespace polyplan
