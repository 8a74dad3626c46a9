#include "core/nethack/polypile/reversion.h"

#include <gtest/gtest.h>

#include "core/nethack/polypile/evaluate.h"
#include "core/nethack/polypile/report.h"
#include "tests/core/support/situations.h"

namespace polyplan::nethack::polypile {
namespace {

using namespace polyplan::testing;

constexpr Game hazyGame = Game::SlashEm007;

Stack hazy(std::string_view words, std::string_view remembered) {
    Stack stack = stackOf(hazyGame, words);
    stack.hazyRemembering = objectOf(hazyGame, remembered);
    return stack;
}

Reversion reversion(const Stack& stack, Game in = hazyGame, int ledgerLevel = 27) {
    const Situation situation = situationIn(in);
    return reversionOf(situation, Transformation(situation.table, situation.rules, ledgerLevel),
                       stack);
}

double sum(const std::vector<ObjectOdds>& odds) {
    double total = 0.0;
    for (const ObjectOdds& entry : odds) {
        total += entry.probability;
    }
    return total;
}

double backInto(const Reversion& odds, std::string_view object) {
    return oddsOf(odds.into, objectOf(hazyGame, object));
}

RevertedProperties reverted(const Stack& stack, std::string_view into) {
    return revertedProperties(situationIn(hazyGame), stack, objectOf(hazyGame, into));
}

TEST(Reversion, TakesFrom500To999Turns) {
    EXPECT_EQ(revertedBy(0), 0.0);
    EXPECT_EQ(revertedBy(499), 0.0);
    EXPECT_DOUBLE_EQ(revertedBy(500), 1 / 500.0);
    EXPECT_DOUBLE_EQ(revertedBy(749), 0.5);
    EXPECT_DOUBLE_EQ(revertedBy(998), 499 / 500.0);
    EXPECT_EQ(revertedBy(999), 1.0);
    EXPECT_EQ(revertedBy(1'000'000), 1.0);
}

TEST(Reversion, NothingTurnsBackInNetHack) {
    for (const Game other : {Game::NetHack343, Game::NetHack367, Game::NetHack37}) {
        EXPECT_EQ(reversion(stackOf(other, "dagger"), other).hazy, 0.0);
    }
}

TEST(Reversion, WhatBecomesItselfAgainIsPermanent) {
    // 100 of 1000 stones are rocks, which three draws give 1.036225 times as often as one.
    const Reversion single = reversion(stackOf(hazyGame, "rock"));
    EXPECT_NEAR(single.hazy, 1 - 0.1 * 1.036225, 1e-12);
    EXPECT_NEAR(backInto(single, "rock"), single.hazy, 1e-12);
    const Reversion scroll = reversion(stackOf(hazyGame, "scroll of genocide"));
    EXPECT_NEAR(sum(scroll.into), scroll.hazy, 1e-12);
    EXPECT_EQ(scroll.into.size(), 1U);
}

TEST(Reversion, AHazySourcePassesOnWhatItRemembers) {
    const Reversion again = reversion(hazy("dagger", "long sword"));
    // 50 of 1000 weapons are long swords: then it is what it was, for good.
    EXPECT_NEAR(again.hazy, 1 - 0.050, 1e-12);
    EXPECT_NEAR(backInto(again, "long sword"), again.hazy, 1e-12);
    EXPECT_EQ(backInto(again, "dagger"), 0.0);
}

TEST(Reversion, MailEggsOfTheHeroAndCorpsesLeaveNoHaze) {
    EXPECT_EQ(reversion(stackOf(hazyGame, "scroll of mail")).hazy, 0.0);
    Stack egg = stackOf(hazyGame, "3 egg");
    EXPECT_GT(reversion(egg).hazy, 0.9);
    egg.laidByHero = true;
    EXPECT_EQ(reversion(egg).hazy, 0.0);
    Stack corpse = stackOf(hazyGame, "corpse");
    EXPECT_EQ(reversion(corpse).hazy, 0.0);
    corpse.corpse = "crocodile";
    EXPECT_EQ(reversion(corpse).hazy, 0.0);
}

TEST(Reversion, AnOilLampOfADrawnMagicLampIsPermanent) {
    // 10 of 1000 tools are magic lamps, and no draw gives a horn again.
    EXPECT_NEAR(reversion(stackOf(hazyGame, "unicorn horn")).hazy, 1 - 0.010 * 2.610496, 1e-12);
}

TEST(Reversion, WishingComesBackAsAnotherWand) {
    const Reversion wishing = reversion(stackOf(hazyGame, "wand of wishing"));
    EXPECT_NEAR(wishing.hazy, 1.0, 1e-12);
    EXPECT_EQ(wishing.into.size(), 28U);
    EXPECT_NEAR(backInto(wishing, "wand of death"), 5 / 950.0, 1e-12);
    EXPECT_EQ(backInto(wishing, "wand of wishing"), 0.0);
    EXPECT_EQ(backInto(wishing, "wand of polymorph"), 0.0);
}

TEST(Reversion, PotionsOfPolymorphThatWereChangedByADipComeBackAsAnyOfFive) {
    const Reversion potion = reversion(hazy("potion of booze", "potion of polymorph"));
    EXPECT_EQ(potion.into.size(), 5U);
    EXPECT_NEAR(backInto(potion, "potion of water"), potion.hazy * 55 / 156, 1e-12);
}

TEST(Reversion, AnAmuletOfUnchangingRefuses) {
    const ObjectTable& table = objectsOf(hazyGame);
    const double share = table[objectOf(hazyGame, "amulet of unchanging")].probability / 1000.0;
    const Reversion amulet = reversion(stackOf(hazyGame, "amulet of life saving"));
    EXPECT_NEAR(backInto(amulet, "amulet of unchanging"), share, 1e-12);
    EXPECT_NEAR(backInto(amulet, "amulet of life saving"), amulet.hazy - share, 1e-12);
    EXPECT_NEAR(amulet.turnsBack, amulet.hazy - share, 1e-12);

    EXPECT_EQ(reversion(stackOf(hazyGame, "amulet of unchanging")).hazy, 0.0);
    const Reversion handedBack = reversion(hazy("amulet of unchanging", "amulet of ESP"));
    EXPECT_NEAR(handedBack.hazy, 1.0, 1e-12);
    EXPECT_NEAR(backInto(handedBack, "amulet of unchanging"), 1.0, 1e-12);
    EXPECT_EQ(handedBack.turnsBack, 0.0);
}

TEST(Reversion, IsToldWithoutWhatRefuses) {
    const ObjectTable& table = objectsOf(hazyGame);
    const std::vector<Pile> piles = {{.distance = 1,
                                      .stacks = {stackOf(hazyGame, "amulet of life saving"),
                                                 hazy("amulet of unchanging", "amulet of ESP")}}};
    const LineAnswer answer = evaluateLine(situationIn(hazyGame), piles, {}).value();
    const LineView view = {.piles = piles, .answer = answer, .table = table};
    const auto told = [&](std::size_t stack, const std::string& figure) {
        const std::string name = table[piles[0].stacks[stack].object].name;
        return stackReport(view, 0, stack).figure("polypile/pile/1/" + name + '/' + figure)->value;
    };
    const double changed = 0.95 * (1 - 0.125);
    EXPECT_EQ(told(1, "hazy").value, 0.0);
    EXPECT_NEAR(told(1, "lasting").value, changed, 1e-12);
    EXPECT_NEAR(told(1, "still_changed/999").value, changed, 1e-12);

    const auto chance = [&](std::string_view name) {
        return table[objectOf(hazyGame, name)].probability / 1e3;
    };
    const double stays = chance("amulet of unchanging") + chance("amulet of life saving");
    EXPECT_NEAR(told(0, "hazy").value, changed * (1 - stays), 1e-12);
    EXPECT_NEAR(told(0, "lasting").value, changed * stays, 1e-12);
    EXPECT_NEAR(told(0, "still_changed/749").value, changed * (1 - (1 - stays) / 2), 1e-12);
}

TEST(Reversion, GemsThatWereStonesMeanwhileMayBackfire) {
    // Worth nothing to a single gem: it is never more than a roll of 1 to 4.
    EXPECT_EQ(backInto(reversion(stackOf(hazyGame, "diamond")), "rock"), 0.0);
    const Reversion three = reversion(stackOf(hazyGame, "3 diamond"));
    // 145 of 1000 are mineral; 0.997 of the stacks do not fuse; two of four rolls are below 3.
    const double mineral = (0.035 * 0.001225 + 0.110 * 1.036225) * 0.997;
    EXPECT_NEAR(backInto(three, "rock"), mineral / 2, 1e-12);
    EXPECT_NEAR(oddsOf(three.quantities, 1), three.hazy * 0.003 + mineral / 2, 1e-12);
}

TEST(Reversion, StacksThatMergedStaySingle) {
    const Reversion daggers = reversion(stackOf(hazyGame, "4 dagger"));
    const double stacking = 0.428 * 0.996;
    EXPECT_NEAR(oddsOf(daggers.quantities, 4), stacking - 0.025 * 0.996, 1e-12);
    EXPECT_NEAR(oddsOf(daggers.quantities, 1) + oddsOf(daggers.quantities, 4), daggers.hazy, 1e-12);
    const Reversion swords = reversion(hazy("4 dagger", "long sword"));
    EXPECT_NEAR(oddsOf(swords.quantities, 1), swords.hazy, 1e-12);
}

TEST(Reversion, WandsAndBooksWearTwice) {
    Stack wand = stackOf(hazyGame, "wand of death");
    const Reversion fresh = reversion(wand);
    EXPECT_NEAR(oddsOf(fresh.recharged, 0), fresh.hazy / 49, 1e-12);
    EXPECT_NEAR(oddsOf(fresh.recharged, 2), fresh.hazy * 6 / 7 * 5 / 7, 1e-12);
    wand.recharged = 6;
    EXPECT_NEAR(oddsOf(reversion(wand).recharged, 6), fresh.hazy, 1e-12);
    Stack book = stackOf(hazyGame, "spellbook of sleep");
    book.timesRead = 3;
    EXPECT_NEAR(oddsOf(reversion(book).timesRead, 5), reversion(book).hazy, 1e-12);
    EXPECT_NEAR(oddsOf(reversion(book).recharged, 0), reversion(book).hazy / 49, 1e-12);
}

TEST(Reversion, AMarkerStaysMarkedAsRecharged) {
    const Reversion marker = reversion(stackOf(hazyGame, "magic marker"));
    EXPECT_NEAR(oddsOf(marker.recharged, 1), marker.hazy, 1e-12);
    const Reversion horn = reversion(stackOf(hazyGame, "unicorn horn"));
    EXPECT_NEAR(oddsOf(horn.recharged, 1), 0.015 * 2.610496, 1e-12);
}

TEST(Reversion, KeepsEnchantmentAndChargesOfWeaponsArmorWandsAndBooks) {
    Stack mace = hazy("cursed mace", "dagger");
    mace.enchantment = 3;
    mace.erosion = 2;
    const RevertedProperties dagger = reverted(mace, "dagger");
    EXPECT_EQ(dagger.value, 3);
    EXPECT_EQ(dagger.buc, Buc::Cursed);
    EXPECT_EQ(dagger.erosion, 2);
    EXPECT_DOUBLE_EQ(dagger.invisible, 1 / 1250.0);
    Stack wand = hazy("wand of light", "wand of death");
    wand.charges = 5;
    EXPECT_EQ(reverted(wand, "wand of death").value, 5);
    Stack book = hazy("spellbook of light", "spellbook of sleep");
    book.charges = 3;
    EXPECT_EQ(reverted(book, "spellbook of sleep").value, 3);
}

TEST(Reversion, TakesTheChargesOfToolsAndTheEnchantmentOfRings) {
    Stack ring = hazy("ring of hunger", "ring of increase damage");
    ring.enchantment = 4;
    EXPECT_EQ(reverted(ring, "ring of increase damage").value, 0);
    Stack tool = hazy("horn of plenty", "magic marker");
    tool.charges = 9;
    EXPECT_EQ(reverted(tool, "magic marker").value, 0);
}

TEST(Reversion, LightsBurnAsLongAsTheGameHasLasted) {
    using enum RevertedProperties::Fuel;
    EXPECT_EQ(reverted(hazy("mirror", "wax candle"), "wax candle").fuel, TurnNumber);
    EXPECT_EQ(reverted(hazy("mirror", "oil lamp"), "oil lamp").fuel, TurnNumber);
    EXPECT_EQ(reverted(hazy("potion of booze", "potion of oil"), "potion of oil").fuel, TurnNumber);
    EXPECT_EQ(reverted(hazy("mirror", "magic lamp"), "oil lamp").fuel, Full);
    EXPECT_EQ(reverted(hazy("mirror", "magic marker"), "magic marker").fuel, None);
}

TEST(Reversion, StatuesAreOfTheFirstMonster) {
    EXPECT_TRUE(reverted(hazy("boulder", "statue"), "statue").isOfFirstMonster);
    EXPECT_FALSE(reverted(hazy("statue", "boulder"), "boulder").isOfFirstMonster);
}

TEST(Reversion, RestoreAbilityEndsTheHaze) {
    const Stack dagger = restored(hazy("blessed dagger", "long sword"));
    EXPECT_EQ(dagger, stackOf(hazyGame, "blessed dagger"));
}

}  // namespace
}  // namespace polyplan::nethack::polypile
