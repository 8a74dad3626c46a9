#include "core/plan/label_odds.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/plan/json.h"
#include "tests/core/support/catalogues.h"

namespace polyplan::plan {
namespace {

using nethack::Game;
using nethack::engraving::Condition;
using tests::catalogues;

std::optional<LabelOdds> odds(const Label& label, Game game = Game::NetHack367) {
    return labelOdds(label, game, catalogues());
}

Label written(const std::string& text, const std::string& stylus, const std::string& type = {}) {
    Label label;
    label.text = text;
    label.stylus = stylus;
    label.type = type;
    return label;
}

/// Reference section 4: each character but a blank is spoilt by 1 in 25 and then any of 94.
constexpr double dustCharacter = 1 - 1.0 / 25 * 93 / 94;

TEST(LabelOdds, AreThoseOfTheWriting) {
    EXPECT_NEAR(odds(written("0 reads", "fingers"))->cameOutRight, std::pow(dustCharacter, 6),
                1e-12);
    Label blind = written("0 reads", "fingers");
    blind.conditions = {Condition::Blind};
    EXPECT_NEAR(odds(blind)->cameOutRight, std::pow(1 - (1 - 24.0 / 25 * 10 / 11) * 93 / 94, 6),
                1e-12);
    EXPECT_EQ(odds(written("0 reads", "wand of fire"))->cameOutRight, 1.0);
    EXPECT_EQ(odds(written("0 reads", "", "ENGRAVE"))->cameOutRight, 1.0);
    EXPECT_NEAR(odds(written("x", "", "ENGR_BLOOD"))->cameOutRight, dustCharacter, 1e-12);
    EXPECT_NEAR(odds(written("x", "fingers"), Game::SlashEmExtended)->cameOutRight,
                1 - 1.0 / 30 * 93 / 94, 1e-12);
}

TEST(LabelOdds, SayWhatOneWalkLeaves) {
    EXPECT_EQ(odds(written("Elbereth", "fingers"))->outlastsWalk, 0.0);
    EXPECT_EQ(odds(written("Elbereth", "wand of fire"))->outlastsWalk, 1.0);
    // Reference section 5.5: d5 picks of a text that is not dust; section 5.4: when it is left, and
    // from 3.6.2 on when it is stepped on too.
    constexpr double step = 1 - 16463.0 / 218790;
    const Label engraved = written("Elbereth", "dagger");
    EXPECT_NEAR(odds(engraved, Game::NetHack343)->outlastsWalk, step, 1e-12);
    EXPECT_NEAR(odds(engraved, Game::NetHack367)->outlastsWalk, step * step, 1e-12);
    EXPECT_NEAR(odds(engraved, Game::NetHack37)->outlastsWalk, step * step, 1e-12);
    // d5 picks of two characters and a blank: none may hit a character.
    double left = 0;
    for (int picks = 1; picks <= 5; ++picks) {
        left += std::pow(1.0 / 3, picks) / 5;
    }
    EXPECT_NEAR(odds(written("a b", "fingers"))->outlastsWalk, left * left, 1e-12);
}

TEST(LabelOdds, AreNotGuessed) {
    EXPECT_FALSE(odds(written("0 reads", "")));
    EXPECT_FALSE(odds(written("0 reads", "a feather")));
    EXPECT_FALSE(odds(written("0 reads", "towel")));
    EXPECT_FALSE(odds(written("", "fingers")));
    EXPECT_FALSE(odds(written("  ", "fingers")));
    EXPECT_FALSE(odds(written("Hörner", "fingers")));
    EXPECT_FALSE(odds(written(std::string(256, 'x'), "fingers")));
    EXPECT_FALSE(odds(written("0 reads", "fingers"), Game::DNetHack));
}

TEST(LabelOdds, StatesOfTheWriterAreKeptInThePlan) {
    constexpr const char* text = R"({"format": "polyplan", "version": 1, "game": "nethack-3.6.7",
        "strategies": [{"name": "a", "polypile": {"source": "wand", "line": [{"distance": 1,
        "engraving": {"text": "x", "stylus": "fingers", "conditions": ["blind", "stunned"]},
        "stacks": []}]}}]})";
    const auto plan = std::get<Document>(readDocument(text, catalogues()));
    const Label& label = plan.strategies.front().polypile->line.front().engraving;
    EXPECT_EQ(label.conditions, (std::set{Condition::Blind, Condition::Stunned}));
    EXPECT_EQ(std::get<Document>(readDocument(writeDocument(plan, catalogues()), catalogues())),
              plan);
    std::string wrong = text;
    wrong.replace(wrong.find("stunned"), 7, "stoned!");
    const auto faults = std::get<std::vector<Fault>>(readDocument(wrong, catalogues()));
    ASSERT_EQ(faults.size(), 1U);
    EXPECT_EQ(faults[0].pointer, "/strategies/0/polypile/line/0/engraving/conditions/1");
}

}  // namespace
}  // namespace polyplan::plan
