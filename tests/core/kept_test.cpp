#include "core/nethack/polypile/kept.h"

#include <gtest/gtest.h>

#include "tests/core/support/situations.h"

namespace polyplan::nethack::polypile {
namespace {

using namespace polyplan::testing;

KeptProperties keptIn(Game game, const Stack& source, std::string_view result, int heroLevel = 14) {
    return keptProperties(situationIn(game), source, objectOf(game, result), heroLevel);
}

Stack stack(Game game, std::string_view words, int enchantment, int charges = 0) {
    Stack result = stackOf(game, words);
    result.enchantment = enchantment;
    result.charges = charges;
    return result;
}

double mean(const std::vector<ValueOdds>& odds) {
    double sum = 0.0;
    for (const ValueOdds& one : odds) {
        sum += one.value * one.probability;
    }
    return sum;
}

double total(const std::vector<ValueOdds>& odds) {
    double sum = 0.0;
    for (const ValueOdds& one : odds) {
        sum += one.probability;
    }
    return sum;
}

TEST(Kept, WeaponsArmorAndWandsKeepEnchantmentAndCharges) {
    const Game game = Game::NetHack367;
    EXPECT_EQ(
        keptIn(game, stack(game, "blessed elven cloak", 3), "pair of speed boots").enchantment, 3);
    EXPECT_EQ(keptIn(game, stack(game, "dagger", -2), "long sword").enchantment, -2);
    const KeptProperties wand = keptIn(game, stack(game, "wand of digging", 0, 4), "wand of death");
    EXPECT_EQ(wand.charges, 4);
    EXPECT_TRUE(wand.rolledAnew.empty());
}

TEST(Kept, BucIsKept) {
    const Game game = Game::NetHack37;
    EXPECT_EQ(keptIn(game, stackOf(game, "cursed potion of water"), "potion of booze").buc,
              Buc::Cursed);
}

TEST(Kept, ToolsRollTheirChargesAnewByVersion) {
    const auto charges = [](Game game, std::string_view tool) {
        return keptIn(game, stack(game, "unicorn horn", 0, 7), tool).rolledAnew;
    };
    for (const Game game : {Game::NetHack343, Game::NetHack367, Game::NetHack37}) {
        const std::vector<ValueOdds> marker = charges(game, "magic marker");
        EXPECT_EQ(marker.size(), 70U);
        EXPECT_EQ(marker.front().value, 30);
        EXPECT_EQ(marker.back().value, 99);
        EXPECT_NEAR(total(marker), 1.0, 1e-12);
        EXPECT_TRUE(charges(game, "pick-axe").empty());
    }
    EXPECT_EQ(charges(Game::NetHack367, "crystal ball").front().value, 1);
    EXPECT_EQ(charges(Game::NetHack367, "crystal ball").back().value, 5);
    EXPECT_EQ(charges(Game::NetHack37, "crystal ball").front().value, 3);
    EXPECT_EQ(charges(Game::NetHack37, "crystal ball").back().value, 7);
    EXPECT_EQ(charges(Game::NetHack37, "can of grease").front().value, 5);
    EXPECT_EQ(charges(Game::NetHack37, "bag of tricks").front().value, 3);
    EXPECT_EQ(charges(Game::NetHack343, "bag of tricks").front().value, 1);
}

TEST(Kept, MarkersCountAsRechargedOnceAndOtherToolsKeepTheirCount) {
    const Game game = Game::NetHack367;
    Stack horn = stackOf(game, "unicorn horn");
    horn.recharged = 3;
    EXPECT_EQ(keptIn(game, horn, "magic marker").recharged, 1);
    EXPECT_EQ(keptIn(game, horn, "crystal ball").recharged, 3);
    EXPECT_FALSE(keptIn(game, stackOf(game, "dagger"), "axe").recharged);
}

TEST(Kept, RingsRollTheirEnchantmentAnew) {
    const Game game = Game::NetHack367;
    const std::vector<ValueOdds> odds =
        keptIn(game, stack(game, "ring of adornment", 5), "ring of gain strength").rolledAnew;
    EXPECT_NEAR(total(odds), 1.0, 1e-12);
    // 9/10 × 2/3 × 1/2, and of the twelve pairs of rn2(4) − rn2(3) three give 1, two give −1.
    EXPECT_NEAR(oddsOf(odds, 1), 0.9 / 3.0 + 0.1 * 3.0 / 12.0, 1e-12);
    EXPECT_NEAR(oddsOf(odds, -1), 0.9 / 3.0 + 0.1 * 2.0 / 12.0, 1e-12);
    EXPECT_NEAR(oddsOf(odds, 0), 0.1 * 3.0 / 12.0, 1e-12);
    EXPECT_NEAR(oddsOf(odds, 5), 0.9 / 162.0, 1e-12);
    EXPECT_NEAR(mean(odds), 0.1 * 0.5, 1e-12);
    EXPECT_TRUE(
        keptIn(game, stackOf(game, "ring of adornment"), "ring of conflict").rolledAnew.empty());
}

TEST(Kept, ExperienceLevelCapsRings) {
    const Game game = Game::NetHack367;
    const auto most = [&](int level) {
        return keptIn(game, stackOf(game, "ring of adornment"), "ring of protection", level)
            .rolledAnew.back()
            .value;
    };
    EXPECT_EQ(most(1), 5);
    EXPECT_EQ(most(14), 5);
    EXPECT_EQ(most(18), 6);
    EXPECT_EQ(most(30), 10);
}

TEST(Kept, ErosionStaysWhereTheNewTypeCanSufferIt) {
    const auto erosion = [](Game game, std::string_view source, std::string_view result) {
        Stack eroded = stackOf(game, source);
        eroded.erosion = 2;
        eroded.erodeproof = true;
        const KeptProperties kept = keptIn(game, eroded, result);
        EXPECT_EQ(kept.erodeproof, kept.erosion == 2);
        return kept.erosion;
    };
    EXPECT_EQ(erosion(Game::NetHack367, "dagger", "elven dagger"), 2);
    EXPECT_EQ(erosion(Game::NetHack367, "dagger", "silver dagger"), 0);
    EXPECT_EQ(erosion(Game::NetHack367, "pick-axe", "oil lamp"), 0);
    EXPECT_EQ(erosion(Game::NetHack343, "pick-axe", "oil lamp"), 2);
    EXPECT_EQ(erosion(Game::NetHack367, "plate mail", "crystal plate mail"), 0);
    EXPECT_EQ(erosion(Game::NetHack37, "plate mail", "crystal plate mail"), 2);
}

TEST(Kept, PoisonStaysOnWhatCanBePoisoned) {
    const Game game = Game::NetHack367;
    Stack darts = stackOf(game, "3 dart");
    darts.poisoned = true;
    EXPECT_EQ(keptIn(game, darts, "arrow").poisoned, 1.0);
    EXPECT_EQ(keptIn(game, darts, "boomerang").poisoned, 0.0);
    EXPECT_EQ(keptIn(game, stackOf(game, "3 dart"), "arrow").poisoned, 0.01);
}

TEST(Kept, BootsOfACrocodileAreNewButForTheirBlessing) {
    const Game game = Game::NetHack367;
    Stack corpse = stackOf(game, "cursed corpse");
    corpse.corpse = "crocodile";
    corpse.enchantment = 0;
    KeptProperties boots = keptIn(game, corpse, "pair of low boots");
    EXPECT_EQ(boots.buc, Buc::Uncursed);
    EXPECT_EQ(boots.enchantment, 0);
    EXPECT_TRUE(boots.erodeproof);
    corpse.buc = Buc::Blessed;
    boots = keptIn(game, corpse, "pair of low boots");
    EXPECT_EQ(boots.buc, Buc::Blessed);
}

}  // namespace
}  // namespace polyplan::nethack::polypile
