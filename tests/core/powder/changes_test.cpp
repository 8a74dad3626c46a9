#include "core/powder/changes.h"

#include <gtest/gtest.h>

#include "core/powder/item.h"
#include "core/powder/typed.h"
#include "tests/core/powder/requests.h"

namespace polyplan::powder {
namespace {

TEST(Changes, TheMostGoesAlongWithWhatThereIs) {
    CreatureState creature;
    creature.maxHp = 30;
    setHp(creature, 12);
    EXPECT_EQ(creature.hp, 12);
    EXPECT_EQ(creature.maxHp, 30);
    setHp(creature, 44);
    EXPECT_EQ(creature.maxHp, 44);
    setMaxHp(creature, 10);
    EXPECT_EQ(creature.maxHp, 10);
    EXPECT_FALSE(creature.hp) << "has all of it";
    setMp(creature, 5);
    EXPECT_EQ(creature.maxMp, 5);
    setMaxMp(creature, 9);
    EXPECT_EQ(creature.mp, 5) << "as was said";
    setMp(creature, 2);
    setMaxMp(creature, 4);
    EXPECT_EQ(creature.mp, 2);
}

TEST(Changes, WhatIsNewlyUponItHasItsUsualBeats) {
    EXPECT_EQ(newlyUpon(Intrinsic::Stoning).beats, 3);
    EXPECT_EQ(newlyUpon(Intrinsic::LichForm).beats, 2);
    EXPECT_FALSE(newlyUpon(Intrinsic::Regeneration).beats);
    IntrinsicEntry entry = newlyUpon(Intrinsic::Fast);
    entry.source = Source::Item;
    setIntrinsic(entry, Intrinsic::PoisonHarsh);
    EXPECT_EQ(entry.beats, 10);
    EXPECT_FALSE(entry.source) << "timed";
    setIntrinsic(entry, Intrinsic::Quick);
    EXPECT_FALSE(entry.beats);
    entry.beats = 7;
    setIntrinsic(entry, Intrinsic::Stoning);
    EXPECT_EQ(entry.beats, 7) << "was typed";
}

TEST(Changes, WhetherItIsThePlayerFollowsFromWhatItIs) {
    CreatureState creature;
    setAvatar(creature, true);
    EXPECT_FALSE(creature.isAvatar);
    setAvatar(creature, false);
    EXPECT_EQ(creature.isAvatar, false);
    setDefinition(creature, "GREENDRAGON");
    EXPECT_EQ(creature.definition, "GREENDRAGON");
    EXPECT_FALSE(creature.isAvatar);
    setAvatar(creature, true);
    EXPECT_EQ(creature.isAvatar, true);
}

TEST(Changes, DressesAreChosenByNumber) {
    CreatureState creature;
    for (const int choice : {0, 1, 2, 5}) {
        setDress(creature, choice);
        EXPECT_EQ(dressChoice(creature), choice);
    }
    EXPECT_EQ(creature.dress->front(), Dress::Ranger);
    creature.dress = {Dress::Ranger, Dress::Wizard};
    EXPECT_EQ(dressChoice(creature), severalDresses);
    setDress(creature, severalDresses);
    EXPECT_EQ(creature.dress, (std::vector{Dress::Ranger, Dress::Wizard}));
}

TEST(Changes, AnItemBringsWhatItsNameTells) {
    Worn ring = nothingAt(Slot::RightRing);
    setItem(ring, "ring of regeneration");
    EXPECT_EQ(ring.gives, std::vector{Intrinsic::Regeneration});
    ring.noise = 3;
    setItem(ring, "something else");
    EXPECT_EQ(ring.noise, 3) << "nothing is known of it";
    setItem(ring, "");
    EXPECT_EQ(ring, nothingAt(Slot::RightRing));
    EXPECT_EQ(itemsFor(Slot::LeftRing), itemsFor(Slot::RightRing));
    EXPECT_EQ(itemMeant(Slot::RightRing, "REGEN"), "ring of regeneration");
    EXPECT_EQ(itemMeant(Slot::RightRing, "ring"), "ring");  // of several
    EXPECT_EQ(itemsLike(Slot::RightRing, "Ring of re"),
              std::vector<std::string_view>{"ring of regeneration"});
    EXPECT_TRUE(itemsLike(Slot::RightRing, "crown").empty());
    EXPECT_EQ(itemMeant(Slot::RightRing, "crown"), "crown");
    EXPECT_EQ(itemMeant(Slot::RightRing, ""), "");
    EXPECT_NE(itemsFor(Slot::Head), itemsFor(Slot::Body));
}

TEST(Changes, HalfANameIsToldFromAWholeOne) {
    EXPECT_EQ(itemsBegun("Ring of reg"), std::vector<std::string>{"ring of regeneration"});
    EXPECT_EQ(itemsBegun("ring of fire res"), std::vector<std::string>{"ring of fire resistance"});
    EXPECT_EQ(itemsBegun("studded lea").size(), 2U);
    for (const std::string_view whole :
         {"ring", "ring of ", "ring of fire", "ring of regeneration", "bathrobe", ""}) {
        EXPECT_TRUE(itemsBegun(whole).empty()) << whole;
    }
}

TEST(Changes, AnotherItemTakesAlongWhatTheOldNameTold) {
    Worn ring = nothingAt(Slot::LeftRing);
    setItem(ring, "ring of regeneration");
    setItem(ring, "Ring of Fire Resistance");
    EXPECT_EQ(ring.gives, std::vector{Intrinsic::ResistFire});
    setItem(ring, "ring of strength");
    EXPECT_TRUE(ring.gives.empty());
    ring.gives = {Intrinsic::Fast};
    setItem(ring, "nameless ring");
    EXPECT_EQ(ring.gives, std::vector{Intrinsic::Fast}) << "typed, and nothing is known of it";
    setItem(ring, "amulet of life saving");
    EXPECT_EQ(ring.gives, std::vector{Intrinsic::LifeSave});
    ring.gives = {Intrinsic::LifeSave, Intrinsic::Fast};
    setItem(ring, "Amulet of Life Saving");
    EXPECT_EQ(ring.gives.size(), 2U) << "the same item";
    setItem(ring, "keepsake");
    EXPECT_EQ(ring.gives, std::vector{Intrinsic::Fast});
    Worn amulet = nothingAt(Slot::Amulet);
    setItem(amulet, itemMeant(Slot::Amulet, "strang"));
    EXPECT_EQ(amulet.item, "amulet of strangulation");
    EXPECT_EQ(amulet.gives, std::vector{Intrinsic::Strangle});
    Worn helmet = nothingAt(Slot::Head);
    setItem(helmet, "silver circlet");
    setItem(helmet, "circlet");
    EXPECT_TRUE(helmet.material.empty());
    for (const char* silent : {"ring of strength", "wand of slow", "ring of ", "fast", ""}) {
        EXPECT_FALSE(givenByName(silent)) << silent;
    }
}

TEST(Dresses, AreMadeUpOfAllThatTheyAsk) {
    std::vector<Worn> worn = {
        testing::wearing(Slot::Head, "floppy hat"), testing::wearing(Slot::Body, "plain robe"),
        testing::wearing(Slot::Feet, "pointed slippers"), testing::wearing(Slot::LeftRing, "ring")};
    EXPECT_TRUE(dressesOf(worn).empty());
    EXPECT_FALSE(isPartOfDress(worn, Slot::LeftRing));
    worn.push_back(testing::wearing(Slot::RightRing, "ring of beads"));
    worn.push_back(testing::wearing(Slot::Amulet, "keepsake"));
    EXPECT_EQ(dressesOf(worn), std::vector{Dress::Wizard});
    EXPECT_TRUE(isPartOfDress(worn, Slot::LeftRing));
    EXPECT_TRUE(isPartOfDress(worn, Slot::Head));
    EXPECT_FALSE(isPartOfDress(worn, Slot::Amulet));
    EXPECT_FALSE(isPartOfDress(worn, Slot::OffHand));
}

TEST(Changes, ASpeedCountsFromHalfTheChance) {
    Beat beat;
    beat.intrinsics = {{Intrinsic::Fast, {0.5}}, {Intrinsic::Slow, {0.4}}};
    Request request = testing::requestOf(10, 1);
    EXPECT_EQ(speedAt(testing::sceneOf(request), &beat), (Speed{.fast = true}));
    request.creature.intrinsics = {testing::having(Intrinsic::Slow)};
    EXPECT_EQ(speedAt(testing::sceneOf(request), nullptr), (Speed{.slow = true}));
}

TEST(Typed, NoisesAreASum) {
    EXPECT_EQ(noisesFromTyped("4 + 2"), (std::vector{4, 2}));
    EXPECT_EQ(noisesFromTyped(" 7 "), std::vector{7});
    EXPECT_EQ(typedNoises(std::vector{4, 2}), "4 + 2");
    for (const char* wrong : {"", "loud", "4 +", "4 2", "4.5", "9999999999999"}) {
        EXPECT_FALSE(noisesFromTyped(wrong)) << wrong;
    }
}

TEST(Typed, IntrinsicsAreAList) {
    const TypedIntrinsics read = intrinsicsFromTyped("fast , Harsh Poison,RESISTFIRE, stoning,");
    EXPECT_EQ(read.intrinsics, (std::vector{Intrinsic::Fast, Intrinsic::PoisonHarsh,
                                            Intrinsic::ResistFire, Intrinsic::Stoning}));
    EXPECT_TRUE(read.wrong.empty());
    EXPECT_EQ(typedIntrinsics(read.intrinsics),
              "fast, harsh poison, fire resistance, turning to stone");
    EXPECT_EQ(intrinsicsFromTyped(typedIntrinsics(read.intrinsics)).intrinsics, read.intrinsics);
    EXPECT_EQ(intrinsicsFromTyped("FAST, hasty").wrong, "hasty");
    EXPECT_EQ(intrinsicsFromTyped(" FAST , st, quick").wrongFrom, 8U);
    EXPECT_EQ(intrinsicsFromTyped("fast, quick, FAST, fast").intrinsics,
              (std::vector{Intrinsic::Fast, Intrinsic::Quick}));
    EXPECT_TRUE(intrinsicsFromTyped("").intrinsics.empty());
}

}  // namespace
}  // namespace polyplan::powder
