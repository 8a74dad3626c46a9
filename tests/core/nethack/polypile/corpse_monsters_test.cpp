#include "core/nethack/polypile/corpse_monsters.h"

#include <gtest/gtest.h>

#include "core/nethack/polypile/evaluate.h"
#include "core/nethack/polypile/simulator.h"
#include "tests/core/support/situations.h"

namespace polyplan::nethack::polypile {
namespace {

using namespace polyplan::testing;

constexpr Game corpseGame = Game::NetHack367;

std::vector<Pile> corpseOf(const std::string& monster) {
    Pile pile = pileOf(corpseGame, 1, {"corpse"});
    pile.stacks[0].corpse = monster;
    return {pile};
}

StackOdds oddsOfCorpse(const std::string& monster) {
    return evaluateLine(situationIn(corpseGame), corpseOf(monster), {})->piles[0].ifHit.stacks[0];
}

StackOdds sampledCorpse(const std::string& monster) {
    return simulateLine(situationIn(corpseGame), corpseOf(monster), {}, 1'000, 1)
        ->piles[0]
        .ifHit.stacks[0];
}

TEST(CorpseMonsters, MeanTheSameInAnyCase) {
    for (const char* name : {"Crocodile", "CROCODILE", "crocodile ", "  crocodile"}) {
        EXPECT_EQ(oddsOfCorpse(name), oddsOfCorpse("crocodile")) << name;
        EXPECT_EQ(sampledCorpse(name), sampledCorpse("crocodile")) << name;
        EXPECT_EQ(oddsOfCorpse(name).polymorphedInto[0].object, objectOf(corpseGame, "low_boots"));
    }
    for (const char* name : {"death", "PESTILENCE", " famine "}) {
        EXPECT_EQ(oddsOfCorpse(name).unaffected, 1) << name;
        EXPECT_EQ(sampledCorpse(name).unaffected, 1) << name;
    }
}

TEST(CorpseMonsters, AnyOtherIsAsNone) {
    for (const char* name : {"croc", "crocodiles", "Death rider", "newt"}) {
        EXPECT_EQ(oddsOfCorpse(name), oddsOfCorpse("")) << name;
        EXPECT_EQ(sampledCorpse(name), sampledCorpse("")) << name;
    }
}

TEST(CorpseMonsters, AreSpelledAsInTheGame) {
    EXPECT_EQ(spelledMonster(" CROCODILE"), "crocodile");
    EXPECT_EQ(spelledMonster("death"), "Death");
    EXPECT_EQ(spelledMonster(" Grey-elf "), "Grey-elf");
    EXPECT_EQ(spelledMonster(" "), "");
}

}  // namespace
}  // namespace polyplan::nethack::polypile
