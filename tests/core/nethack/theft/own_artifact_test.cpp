#include "core/nethack/theft/own_artifact.h"

#include <gtest/gtest.h>

namespace polyplan::nethack::theft {
namespace {

const Thing ownArtifact{.kind = Kind::QuestArtifact, .name = ""};
const Thing othersArtifact{.kind = Kind::QuestArtifact, .name = "", .own = false};
const Thing plainBell{.kind = Kind::Bell, .name = ""};

TEST(OwnArtifact, IsOneOfAll) {
    std::vector<Thing> things = {plainBell, othersArtifact, ownArtifact, ownArtifact};
    keepOneOwn(things);
    EXPECT_EQ(things, (std::vector{plainBell, othersArtifact, ownArtifact, othersArtifact}));
}

TEST(OwnArtifact, IsTheOneThatWasThere) {
    std::vector<Thing> joining = {ownArtifact, plainBell};
    keepOneOwn(joining, {ownArtifact});
    EXPECT_EQ(joining, (std::vector{othersArtifact, plainBell}));
}

TEST(OwnArtifact, ChangesWithTheChoice) {
    std::vector<Thing> things = {ownArtifact, plainBell, othersArtifact};
    setOwn(things, 2, true);
    EXPECT_EQ(things, (std::vector{othersArtifact, plainBell, ownArtifact}));
    setOwn(things, 2, false);
    EXPECT_EQ(things, (std::vector{othersArtifact, plainBell, othersArtifact}));
}

}  // namespace
}  // namespace polyplan::nethack::theft
