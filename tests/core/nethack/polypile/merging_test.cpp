#include "core/nethack/polypile/merging.h"

#include <gtest/gtest.h>

#include "tests/core/support/catalogues.h"
#include "tests/core/support/plans.h"

namespace polyplan::nethack::polypile {
namespace {

bool mergeBoth(const Stack& a, const Stack& b) {
    const ObjectTable& table = *tests::catalogues().objects(Game::NetHack367);
    EXPECT_EQ(merge(table, a, b), merge(table, b, a));
    return merge(table, a, b);
}

TEST(Merging, isOfEqualStacksNotNamedApart) {
    const Stack daggers = tests::stack("dagger", 4);
    EXPECT_TRUE(mergeBoth(daggers, tests::stack("dagger", 2)));
    EXPECT_FALSE(mergeBoth(daggers, tests::stack("elven dagger", 4)));
    EXPECT_FALSE(mergeBoth(daggers, tests::stack("dagger", 4, Buc::Blessed)));
    EXPECT_FALSE(mergeBoth(tests::stack("unicorn horn"), tests::stack("unicorn horn")));
    Stack rusty = daggers;
    rusty.erosion = 1;
    EXPECT_FALSE(mergeBoth(daggers, rusty));
    Stack one = daggers;
    Stack other = daggers;
    one.name = "a";
    EXPECT_TRUE(mergeBoth(one, other)) << "one with a name takes in one without";
    other.name = "b";
    EXPECT_FALSE(mergeBoth(one, other));
    other.name = "a";
    EXPECT_TRUE(mergeBoth(one, other));
}

TEST(Merging, corpsesKeepTheirNamesAndGoldHasNone) {
    Stack corpse = tests::stack("corpse");
    corpse.corpse = "newt";
    Stack named = corpse;
    named.name = "Izchak";
    EXPECT_TRUE(mergeBoth(corpse, corpse));
    EXPECT_FALSE(mergeBoth(corpse, named));
    named = corpse;
    named.corpse = "Newt ";
    EXPECT_TRUE(mergeBoth(corpse, named)) << "the same monster";
    named.corpse = "gecko";
    EXPECT_FALSE(mergeBoth(corpse, named));
    Stack gold = tests::stack("gold piece", 10);
    gold.name = "mine";
    EXPECT_TRUE(mergeBoth(gold, tests::stack("gold piece", 3, Buc::Cursed)));
}

}  // namespace
}  // namespace polyplan::nethack::polypile
