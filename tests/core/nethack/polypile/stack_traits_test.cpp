#include "core/nethack/polypile/stack_traits.h"

#include <gtest/gtest.h>

#include "tests/core/support/situations.h"

namespace polyplan::nethack::polypile {
namespace {

StackTraits traitsIn(Game version, std::string_view object) {
    return traitsOf(testing::objectOf(version, object), testing::objectsOf(version),
                    *rulesOf(version));
}

TEST(StackTraits, AreWhatTheObjectCanHave) {
    EXPECT_TRUE(traitsIn(Game::NetHack367, "ring of protection").enchantment);
    EXPECT_FALSE(traitsIn(Game::NetHack367, "ring of free action").enchantment);
    EXPECT_TRUE(traitsIn(Game::NetHack367, "pick-axe").enchantment);
    EXPECT_FALSE(traitsIn(Game::NetHack367, "pick-axe").charges);
    EXPECT_TRUE(traitsIn(Game::NetHack367, "magic marker").charges);
    EXPECT_FALSE(traitsIn(Game::NetHack367, "tin whistle").charges);
    EXPECT_TRUE(traitsIn(Game::NetHack367, "dart").poisoned);
    EXPECT_FALSE(traitsIn(Game::NetHack367, "boomerang").poisoned);
    EXPECT_TRUE(traitsIn(Game::NetHack367, "long sword").erosion);
    EXPECT_FALSE(traitsIn(Game::NetHack367, "unicorn horn").charges);
    EXPECT_EQ(traitsIn(Game::NetHack367, "crystal ball").artifacts,
              (std::vector<std::string_view>{"The Orb of Detection", "The Orb of Fate"}));
}

TEST(StackTraits, OfALookAreThoseOfWhatItMayBe) {
    const auto of = [](ObjectClass objectClass, std::string_view appearance) {
        const ObjectTable& table = testing::objectsOf(Game::NetHack367);
        return traitsOf(table.findLook(objectClass, appearance).value(), table,
                        *rulesOf(Game::NetHack367));
    };
    EXPECT_TRUE(of(ObjectClass::Armor, "old gloves").enchantment);
    EXPECT_TRUE(of(ObjectClass::Ring, "jade").enchantment);
    EXPECT_TRUE(of(ObjectClass::Wand, "iron").charges);
    EXPECT_TRUE(of(ObjectClass::Tool, "bag").charges) << "one of tricks";
    EXPECT_FALSE(of(ObjectClass::Gem, "violet").enchantment);
    EXPECT_FALSE(of(ObjectClass::Scroll, "").charges);
}

TEST(StackTraits, GoByTheVersion) {
    EXPECT_FALSE(traitsIn(Game::NetHack367, "dagger").poisoned);
    EXPECT_TRUE(traitsIn(Game::SlashEm007, "dagger").poisoned);
    EXPECT_FALSE(traitsIn(Game::NetHack367, "spellbook of sleep").charges);
    EXPECT_TRUE(traitsIn(Game::SlashEm007, "spellbook of sleep").charges);
    EXPECT_TRUE(traitsIn(Game::NetHack367, "unicorn horn").degraded);
    EXPECT_FALSE(traitsIn(Game::NetHack343, "unicorn horn").degraded);
}

}  // namespace
}  // namespace polyplan::nethack::polypile
