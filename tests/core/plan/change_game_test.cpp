#include "core/plan/change_game.h"

#include <gtest/gtest.h>

#include "core/plan/json.h"
#include "tests/core/support/catalogues.h"

namespace polyplan::plan {
namespace {

using nethack::Game;

class ChangeGame : public testing::Test {
  protected:
    Stack stack(Game game, std::string_view object, int quantity = 1) const {
        Stack result;
        result.object = *catalogues.objects(game)->find(object);
        result.quantity = quantity;
        return result;
    }

    Document documentOf(Game game, std::vector<Stack> stacks) const {
        Document document;
        document.game = game;
        Strategy& strategy = document.strategies.emplace_back();
        strategy.name = "Line";
        strategy.polypile.emplace().line.emplace_back().stacks = std::move(stacks);
        return document;
    }

    const Catalogues& catalogues = tests::catalogues();
};

TEST_F(ChangeGame, objectsKeepTheirNames) {
    const Document before = documentOf(
        Game::NetHack343,
        {stack(Game::NetHack343, "magic marker"), stack(Game::NetHack343, "wand of digging")});
    const auto change = changeGame(before, Game::NetHack37, catalogues);
    ASSERT_TRUE(change);
    EXPECT_TRUE(change->leftBehind.empty());
    EXPECT_EQ(change->document.game, Game::NetHack37);
    const auto& stacks = change->document.strategies[0].polypile->line[0].stacks;
    const ObjectTable& table = *catalogues.objects(Game::NetHack37);
    EXPECT_EQ(table[stacks[0].object].name, "magic marker");
    EXPECT_EQ(table[stacks[1].object].name, "wand of digging");
}

TEST_F(ChangeGame, allStrategiesAreGivenTheGameOfOne) {
    Document before = documentOf(Game::NetHack367, {stack(Game::NetHack367, "magic marker")});
    before.strategies.push_back(before.strategies.front());
    before.strategies[1].name = "Other";
    before.inventory = {stack(Game::NetHack367, "unicorn horn")};
    const auto one = changeGameOfStrategy(before, 1, Game::NetHack343, catalogues);
    ASSERT_TRUE(one);
    EXPECT_EQ(one->document.game, Game::NetHack367);
    const auto all = shareGame(one->document, 1, catalogues);
    ASSERT_TRUE(all);
    EXPECT_EQ(all->document.game, Game::NetHack343);
    EXPECT_EQ(all->document.strategies[1].game, std::nullopt);
    const ObjectTable& table = *catalogues.objects(Game::NetHack343);
    for (const Strategy& strategy : all->document.strategies) {
        EXPECT_EQ(table[strategy.polypile->line[0].stacks[0].object].name, "magic marker");
    }
    EXPECT_EQ(table[all->document.inventory[0].object].name, "unicorn horn");
    const auto back = shareGame(one->document, 0, catalogues);
    ASSERT_TRUE(back);
    EXPECT_EQ(back->document, before);
}

TEST_F(ChangeGame, heartbeatsStayOfPowder) {
    Document before = documentOf(Game::NetHack343, {});
    before.strategies[0].heartbeat.emplace().creature.maxHp = 20;
    const auto change = changeGame(before, Game::NetHack37, catalogues);
    ASSERT_TRUE(change);
    EXPECT_TRUE(change->leftBehind.empty());
    EXPECT_EQ(change->document.strategies[0].heartbeat, before.strategies[0].heartbeat);
}

TEST_F(ChangeGame, anotherNameIsFoundByTheConstant) {
    const Document before =
        documentOf(Game::NetHack37, {stack(Game::NetHack37, "splash of acid venom")});
    const auto change = changeGame(before, Game::NetHack367, catalogues);
    ASSERT_TRUE(change);
    EXPECT_TRUE(change->leftBehind.empty());
    EXPECT_EQ(
        (*catalogues.objects(
            Game::NetHack367))[change->document.strategies[0].polypile->line[0].stacks[0].object]
            .name,
        "acid venom");
}

TEST_F(ChangeGame, whatIsUnknownIsListedAndNothingElseIsLost) {
    Document before = documentOf(
        Game::NetHack367, {stack(Game::NetHack367, "novel"), stack(Game::NetHack367, "dagger", 4),
                           stack(Game::NetHack367, "glob of green slime", 3)});
    Goal goal;
    goal.object = *catalogues.objects(Game::NetHack367)->find("novel");
    before.strategies[0].polypile->goals.push_back(goal);
    before.inventory.push_back(stack(Game::NetHack367, "novel"));

    const auto change = changeGame(before, Game::NetHack343, catalogues);
    ASSERT_TRUE(change);
    EXPECT_EQ(change->leftBehind,
              (std::vector<LeftBehind>{{"inventory", "novel", 1},
                                       {"Line, goal", "novel", 1},
                                       {"Line, pile 1", "novel", 1},
                                       {"Line, pile 1", "glob of green slime", 3}}));
    const Polypile& polypile = *change->document.strategies[0].polypile;
    ASSERT_EQ(polypile.line[0].stacks.size(), 1U);
    EXPECT_EQ(polypile.line[0].stacks[0].quantity, 4);
    EXPECT_TRUE(polypile.goals.empty());
}

TEST_F(ChangeGame, whatWasSetAsideComesBack) {
    const Game slashEm = Game::SlashEm007;
    Stack dagger = stack(slashEm, "dagger", 2);
    dagger.hazyRemembering = *catalogues.objects(slashEm)->find("long sword");
    Stack apple = stack(slashEm, "apple");
    apple.eaten = 20;
    Document before =
        documentOf(slashEm, {stack(slashEm, "whetstone"), dagger, stack(slashEm, "torch", 3), apple,
                             stack(slashEm, "apple")});
    Goal goal;
    goal.object = *catalogues.objects(slashEm)->find("torch");
    before.strategies[0].polypile->goals.push_back(goal);
    before.inventory = {stack(slashEm, "green lightsaber"), stack(slashEm, "dagger")};
    for (const Game there : {Game::NetHack343, Game::NetHack37}) {
        const auto away = changeGame(before, there, catalogues);
        ASSERT_TRUE(away);
        EXPECT_FALSE(away->leftBehind.empty());
        EXPECT_TRUE(polyplan::plan::validate(away->document, catalogues).empty());
        const auto read = readDocument(writeDocument(away->document, catalogues), catalogues);
        ASSERT_TRUE(std::holds_alternative<Document>(read));
        EXPECT_EQ(std::get<Document>(read), away->document);
        const auto back = changeGame(away->document, slashEm, catalogues);
        ASSERT_TRUE(back);
        EXPECT_EQ(back->document, before) << id(there);
    }
}

TEST_F(ChangeGame, looksGoAlong) {
    Document before = documentOf(Game::NetHack343, {});
    Stack potion;
    potion.object = *catalogues.objects(Game::NetHack343)->findLook(ObjectClass::Potion, "bubbly");
    before.inventory = {potion};
    const auto change = changeGame(before, Game::SlashEm007, catalogues);
    ASSERT_TRUE(change);
    ASSERT_EQ(change->document.inventory.size(), 1U);
    EXPECT_EQ((*catalogues.objects(Game::SlashEm007))[change->document.inventory[0].object].name,
              "bubbly potion");
}

TEST_F(ChangeGame, whatDoesNotStackThereLiesSingly) {
    const Document before =
        documentOf(Game::NetHack367, {stack(Game::NetHack367, "worm tooth", 3)});
    const auto change = changeGame(before, Game::NetHack343, catalogues);
    ASSERT_TRUE(change);
    EXPECT_TRUE(change->leftBehind.empty());
    const auto& stacks = change->document.strategies[0].polypile->line[0].stacks;
    ASSERT_EQ(stacks.size(), 3U);
    EXPECT_EQ(stacks[0].quantity, 1);
}

TEST_F(ChangeGame, aMaterialThatIsFixedThereIsLeftBehind) {
    Document before = documentOf(Game::NetHack367, {});
    const ObjectTable& table = *catalogues.objects(Game::NetHack367);
    before.appearanceMaterials = {{*table.find("spellbook of light"), Material::Leather},
                                  {*table.find("wand of sleep"), Material::Silver}};
    const auto change = changeGame(before, Game::NetHack343, catalogues);
    ASSERT_TRUE(change);
    const ObjectTable& older = *catalogues.objects(Game::NetHack343);
    EXPECT_EQ(change->document.appearanceMaterials,
              (nethack::KnownMaterials{{*older.find("wand of sleep"), Material::Silver}}));
    EXPECT_EQ(change->leftBehind,
              (std::vector<LeftBehind>{
                  {"known materials, of leather", "spellbook of light", 1, Leaving::Note}}));
}

TEST_F(ChangeGame, whatSlashEmAloneKnowsIsNamed) {
    const Game slashEm = Game::SlashEm007;
    Stack dagger = stack(slashEm, "dagger", 2);
    dagger.hazyRemembering = *catalogues.objects(slashEm)->find("long sword");
    Stack apple = stack(slashEm, "apple");
    apple.eaten = 20;
    const Document before =
        documentOf(slashEm, {stack(slashEm, "whetstone"), dagger, apple, stack(slashEm, "apple")});
    const auto change = changeGame(before, Game::NetHack367, catalogues);
    ASSERT_TRUE(change);
    EXPECT_EQ(change->leftBehind,
              (std::vector<LeftBehind>{{"Line, pile 1", "whetstone", 1},
                                       {"Line, pile 1, remembered by dagger", "long sword", 2},
                                       {"Line, pile 1, partly eaten", "apple", 1}}));
    const auto& stacks = change->document.strategies[0].polypile->line[0].stacks;
    ASSERT_EQ(stacks.size(), 3U);
    EXPECT_FALSE(stacks[0].hazyRemembering);
    EXPECT_EQ(stacks[1].eaten, 0);
}

TEST_F(ChangeGame, anArtifactThatIsNotThereIsAThingOfItsKind) {
    const Game slashEm = Game::SlashEm007;
    Stack key = stack(slashEm, "skeleton key");
    key.artifact = "The Key of Law";
    Stack sting = stack(slashEm, "elven dagger");
    sting.artifact = "Sting";
    const Document before = documentOf(slashEm, {key, sting});
    const auto change = changeGame(before, Game::NetHack343, catalogues);
    ASSERT_TRUE(change);
    EXPECT_EQ(change->leftBehind,
              (std::vector<LeftBehind>{{"Line, pile 1, as The Key of Law", "skeleton key", 1}}));
    const auto& stacks = change->document.strategies[0].polypile->line[0].stacks;
    ASSERT_EQ(stacks.size(), 2U);
    EXPECT_EQ(stacks[0].artifact, "");
    EXPECT_EQ(stacks[1].artifact, "Sting");
    const auto back = changeGame(change->document, slashEm, catalogues);
    ASSERT_TRUE(back);
    EXPECT_EQ(back->document.strategies, before.strategies);
}

TEST_F(ChangeGame, hazeGoesOnInSlashThem) {
    Stack dagger = stack(Game::SlashEm007, "dagger");
    dagger.hazyRemembering = *catalogues.objects(Game::SlashEm007)->find("long sword");
    const Document before = documentOf(Game::SlashEm007, {dagger});
    const auto change = changeGame(before, Game::SlashThem, catalogues);
    ASSERT_TRUE(change);
    EXPECT_TRUE(change->leftBehind.empty());
    EXPECT_EQ(change->document.strategies, before.strategies);
}

TEST_F(ChangeGame, hornsOfNetHackLieInSlashEmToo) {
    Document before = documentOf(
        Game::NetHack37, {stack(Game::NetHack37, "unicorn horn"), stack(Game::NetHack37, "novel")});
    const ObjectTable& table = *catalogues.objects(Game::NetHack37);
    before.appearanceMaterials = {{*table.find("wand of sleep"), Material::Silver},
                                  {*table.find("spellbook of light"), Material::Leather}};
    const auto change = changeGame(before, Game::SlashEm007, catalogues);
    ASSERT_TRUE(change);
    EXPECT_EQ(change->leftBehind,
              (std::vector<LeftBehind>{
                  {"Line, pile 1", "novel", 1},
                  {"known materials, of leather", "spellbook of light", 1, Leaving::Note}}));
    const ObjectTable& slashEm = *catalogues.objects(Game::SlashEm007);
    EXPECT_EQ(change->document.appearanceMaterials,
              (nethack::KnownMaterials{{*slashEm.find("wand of sleep"), Material::Silver}}));
}

TEST_F(ChangeGame, aTheftGoesAlongWhereTheThiefDoes) {
    nethack::theft::Request theft;
    theft.monster = "Lord Surtur";
    theft.turns = 5;
    Document before = documentOf(Game::NetHack37, {});
    before.strategies[0].theft = theft;
    const auto nemesis = changeGame(before, Game::NetHack343, catalogues);
    EXPECT_EQ(nemesis->document.strategies[0].theft, theft);
    const auto stranger = changeGame(before, Game::SlashEm007, catalogues);
    EXPECT_EQ(stranger->document.strategies[0].theft->game, Game::NetHack37);
    EXPECT_TRUE(polyplan::plan::validate(stranger->document, catalogues).empty());
}

TEST_F(ChangeGame, aStylusKeepsTheArtifactOfItsKind) {
    Document before = documentOf(Game::NetHack37, {});
    Engraving& engraving = before.strategies[0].engraving.emplace();
    const auto artifactAfter = [&](const char* stylus, const char* artifact) {
        engraving.stylus = stylus;
        engraving.stylusState.artifact = artifact;
        const auto change = changeGame(before, Game::NetHack367, catalogues);
        EXPECT_TRUE(validate(change->document, catalogues).empty()) << artifact;
        return change->document.strategies[0].engraving->stylusState.artifact;
    };
    EXPECT_EQ(artifactAfter("long sword", "Fire Brand"), "Fire Brand");
    EXPECT_EQ(artifactAfter("mace", "Demonbane"), "") << "there a long sword";
}

TEST_F(ChangeGame, aStylusThatIsNotThereGivesWayToFingers) {
    Document before = documentOf(Game::SlashEm007, {});
    Engraving& engraving = before.strategies[0].engraving.emplace();
    engraving.stylus = "green lightsaber";
    const auto stylusAfter = [&] {
        return changeGame(before, Game::NetHack367, catalogues)
            ->document.strategies[0]
            .engraving->stylus;
    };
    EXPECT_EQ(stylusAfter(), "fingers");
    engraving.events.push_back({nethack::engraving::Cause::Kick, 3, {}});
    EXPECT_EQ(stylusAfter(), "fingers") << "without a stylus it would only be asked how it lasts";
    engraving.wear.emplace().engravingType = nethack::engraving::Type::Engrave;
    EXPECT_FALSE(changeGame(before, Game::NetHack367, catalogues)
                     ->document.strategies[0]
                     .engraving->wear->engravingType)
        << "fingers write in the dust";
}

TEST_F(ChangeGame, aPlanOfAGameWithoutObjectsCanLeaveIt) {
    Document before = documentOf(Game::SlashEmExtended, {});
    before.strategies[0].engraving.emplace().stylus = "great dagger";
    before.strategies.push_back(before.strategies[0]);
    const auto all = changeGame(before, Game::NetHack343, catalogues);
    ASSERT_TRUE(all);
    EXPECT_EQ(all->document.game, Game::NetHack343);
    EXPECT_EQ(all->document.strategies[1].engraving->stylus, "fingers");
    const auto one = changeGameOfStrategy(before, 1, Game::NetHack37, catalogues);
    ASSERT_TRUE(one);
    EXPECT_EQ(one->document.strategies[1].game, Game::NetHack37);
    EXPECT_EQ(one->document.strategies[0], before.strategies[0]);
}

TEST_F(ChangeGame, gamesWithoutObjectsAreRefused) {
    EXPECT_FALSE(changeGame(Document{}, Game::DNetHack, catalogues));
}

}  // namespace
}  // namespace polyplan::plan
