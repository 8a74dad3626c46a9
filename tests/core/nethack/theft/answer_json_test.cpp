#include "core/nethack/theft/answer_json.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>

#include "tests/core/nethack/theft/encounters.h"

namespace polyplan::nethack::theft {
namespace {

using enum Kind;
using testing::answerTo;
using testing::requestOf;
using AnswerJson = nlohmann::json;

AnswerJson jsonOf(const Request& request) {
    std::ostringstream out;
    JsonWriter json(out);
    writeAnswer(json, answerTo(request));
    return AnswerJson::parse(out.str());
}

TEST(TheftJson, HasEveryMemberOfTheFormat) {
    Request request = requestOf(Game::NetHack367, "Wizard of Yendor",
                                {QuestArtifact, QuestArtifact, Amulet, FakeAmulet, Other});
    const AnswerJson answer = jsonOf(request);
    EXPECT_EQ(answer["game"], "nethack-3.6.7");
    EXPECT_EQ(answer["method"], "exact");
    EXPECT_EQ(answer["monster_level"], 30);
    EXPECT_EQ(answer["monster_speed"], 12);
    EXPECT_EQ(answer["hit_probability"], 1.0);
    EXPECT_EQ(answer["theft_per_hit"], 0.05);
    EXPECT_EQ(answer["expected_hits"], 20);
    EXPECT_EQ(answer["taken_first"],
              (AnswerJson{{"quest artifact", 0.5}, {"quest artifact 2", 0.5}}));
    ASSERT_EQ(answer["by_turn"].size(), 10U);
    EXPECT_FALSE(answer.contains("by_hit"));
    const AnswerJson& first = answer["by_turn"][0];
    EXPECT_EQ(first["turn"], 1);
    EXPECT_NEAR(first["any"].get<double>(), 0.05, 1e-15);
    EXPECT_EQ(first["by_item"].size(), 4U);
    EXPECT_NEAR(first["by_item"]["quest artifact 2"].get<double>(), 0.025, 1e-15);
    EXPECT_EQ(first["by_item"]["fake Amulet"], 0.0);
    EXPECT_FALSE(first["by_item"].contains("other"));
    EXPECT_EQ(first["lost"].size(), 2U);
    EXPECT_EQ(answer["afterwards"]["teleports"], true);
    EXPECT_EQ(answer["afterwards"]["place"], "up stairs");
    EXPECT_FALSE(answer["afterwards"]["text"].get<std::string>().empty());
    EXPECT_FALSE(answer["explanation"].empty());
    EXPECT_FALSE(answer["notes"].empty());
}

TEST(TheftJson, SaysWhenNothingEverGoes) {
    Request request = requestOf(Game::DNetHack, "retriever", {QuestArtifact});
    request.turns.reset();
    request.hits = 3;
    const AnswerJson answer = jsonOf(request);
    EXPECT_TRUE(answer["expected_hits"].is_null());
    EXPECT_TRUE(answer["expected_turns"].is_null());
    EXPECT_EQ(answer["taken_first"], AnswerJson::object());
    ASSERT_EQ(answer["by_hit"].size(), 3U);
    EXPECT_EQ(answer["by_hit"][2]["hit"], 3);
    EXPECT_EQ(answer["by_hit"][2]["by_item"], (AnswerJson{{"quest artifact", 0.0}}));
    EXPECT_EQ(answer["by_hit"][2]["lost"], (AnswerJson{{"0", 1.0}}));
}

}  // namespace
}  // namespace polyplan::nethack::theft
