#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <stop_token>

#include "tests/core/nethack/engraving/ask.h"

namespace polyplan::nethack::engraving {
namespace {

constexpr int many = 20'000;

std::vector<std::string> drawn(const std::string& json, const Draw& draw) {
    const Request request = tests::engravingRequest(json);
    return drawTexts(request, *request.game, *tests::catalogues().engraving(*request.game), draw);
}

/// That the text is drawn as often as that, within four standard errors.
void expectShare(const std::string& json, const std::string& text, std::size_t events,
                 double chance) {
    const auto texts = drawn(json, {.events = events, .count = many, .seed = 7});
    ASSERT_EQ(texts.size(), std::size_t{many});
    const auto share = static_cast<double>(std::ranges::count(texts, text)) / many;
    EXPECT_NEAR(share, chance, 4 * std::sqrt(chance * (1 - chance) / many)) << json;
}

TEST(DrawnTexts, ComeOutAndLastAsOftenAsTheFiguresSay) {
    const double inDust = std::pow(2257.0 / 2350, 8);  // reference section 10, example 1
    expectShare(R"({"text": "Elbereth", "stylus": "fingers", "events": [{"cause": "melee"}]})",
                "Elbereth", 0, inDust);
    expectShare(R"({"text": "Elbereth", "stylus": "fingers", "events": [{"cause": "melee"}]})",
                "Elbereth", 1, 0);
    const std::string blind = R"({"text": "Elbereth", "stylus": "athame", "conditions": ["blind"],
                                  "events": [{"cause": "melee", "times": 5}]})";
    const double unchanged = tests::writingOf(blind).unchanged;
    expectShare(blind, "Elbereth", 0, unchanged);
    expectShare(blind, "Elbereth", 3, unchanged * std::pow(12.0 / 13, 3));
    // A cursed wand explodes once in a hundred times, and then nothing is written.
    expectShare(R"({"text": "Elbereth", "stylus": "wand of fire", "stylus_state": {"buc": "cursed"},
                    "events": [{"cause": "turn"}]})",
                "", 1, 0.01);
    // What stood there stays then.
    expectShare(R"({"text": "Elbereth", "stylus": "wand of fire", "stylus_state": {"buc": "cursed"},
                    "existing": {"type": "BURN", "text": "abc"}, "action": "wipe",
                    "events": [{"cause": "turn"}]})",
                "abc", 1, 0.01);
    // In 3.4.3 an empty wand writes unless one more charge is wrested.
    expectShare(R"({"game": "nethack-3.4.3", "text": "Elbereth", "stylus": "wand of fire",
                    "stylus_state": {"charges": 0}, "events": [{"cause": "turn"}]})",
                "", 1, 1.0 / 121);
}

TEST(DrawnTexts, KeepWhatStandsThereAlready) {
    for (const std::string& text :
         drawn(R"({"text": "Elbereth", "stylus": "fingers", "conditions": ["hallucinating"],
                   "existing": {"type": "DUST", "text": "abc"}, "action": "add",
                   "events": [{"cause": "turn"}]})",
               {.events = 0, .count = 200})) {
        EXPECT_EQ(text.substr(0, 3), "abc");
        EXPECT_EQ(text.size(), std::size_t{11});
    }
    const std::string standing = R"({"text": "Elbereth", "conditions": ["hallucinating"],
                                     "events": [{"cause": "turn"}]})";
    for (const std::string& text : drawn(standing, {.events = 0, .count = 200})) {
        EXPECT_EQ(text, "Elbereth");
    }
}

TEST(DrawnTexts, EndWhereTheStylusGivesOut) {
    const std::string dagger = R"({"stylus": "dagger", "events": [{"cause": "turn"}], "text": )";
    EXPECT_EQ(drawn(dagger + R"("Elbereth Elbereth"})", {}), std::vector<std::string>{"Elberet"});
    EXPECT_EQ(drawn(dagger + R"("Elbereth"})", {}), std::vector<std::string>{"Elbereth"});
}

TEST(DrawnTexts, AreThoseOfTheirSeed) {
    const std::string json =
        R"({"text": "Elbereth", "stylus": "fingers", "events": [{"cause": "turn", "times": 50}]})";
    const auto texts = drawn(json, {.events = 50, .count = 20, .seed = 3});
    EXPECT_EQ(drawn(json, {.events = 50, .count = 20, .seed = 3}), texts);
    EXPECT_NE(drawn(json, {.events = 50, .count = 20, .seed = 4}), texts);

    // What has happened to a text stays so: a place that is worn does not come back.
    const std::string engraved =
        R"({"text": "Elbereth", "stylus": "athame", "events": [{"cause": "melee", "times": 50}]})";
    auto before = drawn(engraved, {.events = 0, .count = 20});
    for (std::size_t events = 5; events <= 50; events += 5) {
        const auto after = drawn(engraved, {.events = events, .count = 20});
        for (std::size_t i = 0; i < after.size(); ++i) {
            EXPECT_TRUE(before[i] == "Elbereth" || after[i] != "Elbereth");
        }
        before = after;
    }

    std::stop_source source;
    source.request_stop();
    const Request request = tests::engravingRequest(json);
    EXPECT_TRUE(drawTexts(request, *request.game, *tests::catalogues().engraving(*request.game),
                          {.count = 20}, source.get_token())
                    .empty());
}

}  // namespace
}  // namespace polyplan::nethack::engraving
