#include "core/plan/theft_things.h"

#include <gtest/gtest.h>

#include "tests/core/support/catalogues.h"

namespace polyplan::plan {
namespace {

using nethack::theft::Kind;
using nethack::theft::Thing;

const ObjectTable& objectsOfPlan() {
    return *tests::catalogues().objects(nethack::Game::NetHack367);
}

Stack thingNamed(std::string_view object, const std::string& artifact = "") {
    Stack stack;
    stack.object = objectsOfPlan().find(object).value();
    stack.artifact = artifact;
    return stack;
}

/// What looks like the Amulet of Yendor and is not identified.
Stack lookalike() {
    Stack stack;
    stack.object = objectsOfPlan().findLook(ObjectClass::Amulet, "Amulet of Yendor").value();
    return stack;
}

std::vector<Kind> kindsOf(const SoughtThings& sought) {
    std::vector<Kind> kinds;
    for (const Thing& thing : sought.things) {
        kinds.push_back(thing.kind);
    }
    return kinds;
}

TEST(TheftThings, AreFoundByObjectAndArtifact) {
    const SoughtThings sought =
        thingsOf({thingNamed("crystal ball", "The Orb of Fate"), thingNamed("dagger"),
                  thingNamed("Bell of Opening"), thingNamed("Amulet of Yendor"),
                  thingNamed("cheap plastic imitation of the Amulet of Yendor")},
                 objectsOfPlan());
    EXPECT_EQ(kindsOf(sought), (std::vector{Kind::QuestArtifact, Kind::BellOfOpening, Kind::Amulet,
                                            Kind::FakeAmulet}));
    EXPECT_EQ(sought.things.front().name, "The Orb of Fate");
    EXPECT_EQ(sought.lookalikes, 0);
}

TEST(TheftThings, HaveAnArtifactOnce) {
    const SoughtThings sought = thingsOf({thingNamed("crystal ball", "The Orb of Fate"),
                                          thingNamed("crystal ball", "The Orb of Fate")},
                                         objectsOfPlan());
    EXPECT_EQ(kindsOf(sought), std::vector{Kind::QuestArtifact});
}

TEST(TheftThings, SupposeTheOnlyLookalikeToBeTheAmulet) {
    const SoughtThings sought = thingsOf({lookalike()}, objectsOfPlan());
    EXPECT_EQ(kindsOf(sought), std::vector{Kind::Amulet});
    EXPECT_EQ(sought.lookalikes, 1);
}

TEST(TheftThings, SupposeOneOfSeveralLookalikesToBeTheAmulet) {
    const SoughtThings sought = thingsOf({lookalike(), lookalike()}, objectsOfPlan());
    EXPECT_EQ(kindsOf(sought), (std::vector{Kind::Amulet, Kind::FakeAmulet}));
    EXPECT_EQ(sought.lookalikes, 2);
}

TEST(TheftThings, KnowAnImitationWhereTheAmuletCanNotBe) {
    EXPECT_EQ(kindsOf(thingsOf({lookalike(), thingNamed("Amulet of Yendor")}, objectsOfPlan())),
              (std::vector{Kind::FakeAmulet, Kind::Amulet}));
    Stack bagged = lookalike();
    bagged.inContainer = true;
    const SoughtThings sought = thingsOf({bagged}, objectsOfPlan());
    EXPECT_EQ(kindsOf(sought), std::vector{Kind::FakeAmulet});
    EXPECT_EQ(sought.lookalikes, 0);
}

TEST(TheftThings, KeepWhatLiesInAContainerThere) {
    Stack orb = thingNamed("crystal ball", "The Orb of Fate");
    orb.inContainer = true;
    const SoughtThings sought = thingsOf({orb, thingNamed("Bell of Opening")}, objectsOfPlan());
    EXPECT_TRUE(sought.things.at(0).inContainer);
    EXPECT_FALSE(sought.things.at(1).inContainer);
}

TEST(TheftThings, LieInNoContainerThatDoesNotTakeThem) {
    Stack bell = thingNamed("Bell of Opening");
    bell.inContainer = true;
    EXPECT_FALSE(thingsOf({bell}, objectsOfPlan()).things.at(0).inContainer);
}

TEST(TheftThings, AreMissedByNameAndElseByKind) {
    const Thing orb{.kind = Kind::QuestArtifact, .name = "The Orb of Fate"};
    const Thing eyes{.kind = Kind::QuestArtifact, .name = "The Eyes of the Overworld"};
    const Thing nameless{.kind = Kind::QuestArtifact, .name = ""};
    const Thing bell{.kind = Kind::BellOfOpening, .name = ""};
    const Thing named{.kind = Kind::BellOfOpening, .name = "mine"};
    EXPECT_EQ(missingIn({orb}, {eyes, orb}), std::vector{eyes});
    EXPECT_EQ(missingIn({nameless}, {orb, eyes}), std::vector{eyes});
    const Thing numbered{.kind = Kind::QuestArtifact, .name = "quest artifact 2"};
    EXPECT_EQ(missingIn({numbered}, {orb, eyes}), std::vector{eyes});
    EXPECT_EQ(missingIn({named}, {bell}), std::vector<Thing>());
    EXPECT_EQ(missingIn({}, {bell, orb}), (std::vector{bell, orb}));
}

}  // namespace
}  // namespace polyplan::plan
