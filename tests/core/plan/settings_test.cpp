#include "core/plan/settings.h"

#include <gtest/gtest.h>

#include "core/plan/change_game.h"
#include "core/plan/json.h"
#include "core/plan/line_of.h"
#include "tests/core/support/catalogues.h"

namespace polyplan::plan {
namespace {

using nethack::Game;

constexpr const char* text = R"({
  "format": "polyplan", "version": 1, "game": "nethack-3.6.7",
  "hero": {"luck": 3, "level": 14, "dexterity": 16, "conditions": ["blind"]},
  "ledger_level": 30,
  "appearance_materials": {"wand of sleep": "iron"},
  "inventory": [{"object": "unicorn horn"}, {"object": "novel"}],
  "strategies": [
    {"name": "as the document",
     "polypile": {"source": "wand", "line": [{"distance": 1, "stacks": []}]}},
    {"name": "its own", "game": "nethack-3.7",
     "hero": {"luck": -13, "conditions": [], "armor_class": 5, "pet": "cat"},
     "ledger_level": 1, "inventory": [],
     "polypile": {"source": "spell", "line": [
       {"distance": 1, "stacks": [{"object": "unicorn horn"}]}]},
     "engraving": {"text": "x", "game": "nethack-3.4.3"}},
    {"name": "another version", "game": "nethack-3.4.3"},
    {"name": "no objects", "game": "dnethack"}
  ]})";

class SettingsOfStrategies : public ::testing::Test {
  protected:
    SettingsOfStrategies() {
        const ReadResult read = readDocument(text, tests::catalogues());
        if (const auto* faults = std::get_if<std::vector<Fault>>(&read)) {
            throw std::runtime_error(faults->front().pointer + ": " + faults->front().message);
        }
        document_ = std::get<Document>(read);
    }

    const Strategy& strategy(std::size_t index) const { return document_.strategies.at(index); }
    Settings settings(std::size_t index) const {
        return settingsOf(document_, strategy(index), tests::catalogues());
    }
    std::size_t carried(std::size_t index) const {
        return inventoryOf(document_, strategy(index), tests::catalogues()).size();
    }

    Document document_;
};

TEST_F(SettingsOfStrategies, AreTheDocumentsWhereTheySayNothing) {
    EXPECT_EQ(settings(0), (Settings{.game = Game::NetHack367,
                                     .hero = document_.hero,
                                     .ledgerLevel = 30,
                                     .known = {.materials = document_.appearanceMaterials}}));
    EXPECT_EQ(carried(0), 2U);
}

TEST_F(SettingsOfStrategies, WinOverTheDocuments) {
    const Settings own = settings(1);
    EXPECT_EQ(own.game, Game::NetHack37);
    EXPECT_EQ(own.hero.luck, -13);
    EXPECT_EQ(own.hero.level, 14);
    EXPECT_EQ(own.hero.armorClass, 5);
    EXPECT_TRUE(own.hero.conditions.empty());
    EXPECT_EQ(own.ledgerLevel, 1);
    EXPECT_EQ(carried(1), 0U);
    const auto question = lineQuestion(document_, strategy(1), tests::catalogues());
    ASSERT_TRUE(question);
    EXPECT_EQ(&question->situation.table, tests::catalogues().objects(Game::NetHack37));
    EXPECT_EQ(question->situation.luck, -13);
    EXPECT_EQ(question->situation.ledgerLevel, 1);
    EXPECT_EQ(engravingRequest(own, *strategy(1).engraving).game, Game::NetHack343);
    EXPECT_EQ(engravingRequest(own, *strategy(1).engraving).dexterity, 16);
    EXPECT_EQ(engravingRequest(own, {}).game, Game::NetHack37);
}

TEST_F(SettingsOfStrategies, TakeOverWhatAnotherVersionHas) {
    EXPECT_EQ(carried(2), 1U);
    EXPECT_EQ(settings(2).known.materials.size(), 1U);
    EXPECT_EQ(carried(3), 0U);
    EXPECT_TRUE(settings(3).known.materials.empty());
}

TEST_F(SettingsOfStrategies, ComeBackFromTheFile) {
    const auto back =
        readDocument(writeDocument(document_, tests::catalogues()), tests::catalogues());
    EXPECT_EQ(std::get<Document>(back), document_);
    EXPECT_EQ(document_.strategies[1].hero.unknown.at("pet"), "\"cat\"");
}

TEST_F(SettingsOfStrategies, StayWhenTheDocumentsGameChanges) {
    const auto changed = changeGame(document_, Game::NetHack343, tests::catalogues());
    EXPECT_EQ(changed->document.strategies[1], strategy(1));
}

TEST_F(SettingsOfStrategies, ChangeTheirOwnGame) {
    const auto changed = changeGameOfStrategy(document_, 1, Game::NetHack343, tests::catalogues());
    const Strategy& after = changed->document.strategies[1];
    EXPECT_EQ(after.game, Game::NetHack343);
    const ObjectTable& table = *tests::catalogues().objects(Game::NetHack343);
    EXPECT_EQ(table[after.polypile->line[0].stacks[0].object].name, "unicorn horn");
    EXPECT_EQ(changed->document.game, document_.game);
    EXPECT_TRUE(validate(changed->document, tests::catalogues()).empty());
}

TEST(SettingsOfStrategiesFaults, AreNamedByTheGameOfTheStrategy) {
    const ReadResult read = readDocument(R"({
      "format": "polyplan", "version": 1, "game": "nethack-3.6.7",
      "strategies": [
        {"name": "a", "game": "slex", "inventory": [{"object": "apple"}],
         "polypile": {"source": "wand", "line": []}, "hero": {"luck": 14}},
        {"name": "b", "game": "nethack-3.4.3", "inventory": [{"object": "amulet of flying"}]},
        {"name": "c", "game": "nethack-9", "inventory": [{"object": "apple"}]}]})",
                                         tests::catalogues());
    std::string lines;
    for (const Fault& fault : std::get<std::vector<Fault>>(read)) {
        lines += fault.pointer + ": " + fault.message.substr(0, 44) + '\n';
    }
    EXPECT_EQ(lines, R"(/strategies/0/hero/luck: 14 is no whole number from -13 to 13
/strategies/0/inventory: the objects of SLASH'EM Extended are not kno
/strategies/0/polypile: SLASH'EM Extended has no polypile rules; a p
/strategies/1/inventory/0/object: "amulet of flying" is no object of NetHack 3
/strategies/2/game: "nethack-9" is none of nethack-3.4.3, nethac
)");
}

}  // namespace
}  // namespace polyplan::plan
