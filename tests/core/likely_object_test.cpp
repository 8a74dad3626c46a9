#include "core/catalogue/likely_object.h"

#include <gtest/gtest.h>

#include "tests/core/support/situations.h"

namespace polyplan {
namespace {

TEST(LikelyObjects, AreThoseOfNearNamesElseOfNearWords) {
    const ObjectTable& table = testing::objectsOf(nethack::Game::NetHack367);
    EXPECT_EQ(likelyObjects(table, "digging"), "\"wand of digging\"");
    EXPECT_EQ(likelyObjects(table, "helm of brillance"), "\"helm of brilliance\"");
    EXPECT_EQ(likelyObjects(table, "Wistle"), "\"tin whistle\" or \"magic whistle\"");
    EXPECT_EQ(likelyObjects(table, "teleporation"),
              "\"ring of teleportation\" or \"scroll of teleportation\" or "
              "\"wand of teleportation\"");
    EXPECT_EQ(likelyObjects(table, "xyzzy"), "");
    EXPECT_EQ(likelyObjects(table, ""), "");
}

}  // namespace
}  // namespace polyplan
