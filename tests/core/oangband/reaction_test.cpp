#include "core/oangband/reaction.h"

#include <gtest/gtest.h>

namespace polyplan::oangband {
namespace {

using enum DamageType;

Monster having(Flags flags) {
    Monster monster;
    monster.flags = flags;
    return monster;
}

TEST(Reaction, FollowsTheFirstConditionThatIsMet) {
    EXPECT_EQ(reactionTo(Fire, having({})), Reaction::AsItComes);
    EXPECT_EQ(reactionTo(Fire, having({Flag::ImFire})), Reaction::Immune);
    EXPECT_EQ(reactionTo(Plasma, having({Flag::ImFire})), Reaction::Resists);
    EXPECT_EQ(reactionTo(Storm, having({Flag::ImElec})), Reaction::Resists);
    EXPECT_EQ(reactionTo(Lite, having({Flag::HurtLite})), Reaction::HurtMore);
    EXPECT_EQ(reactionTo(LiteWeak, having({Flag::HurtLite})), Reaction::AsItComes);
    EXPECT_EQ(reactionTo(LiteWeak, having({})), Reaction::Immune);
    EXPECT_EQ(reactionTo(Nether, having({Flag::Undead, Flag::Evil})), Reaction::Immune);
    EXPECT_EQ(reactionTo(Nether, having({Flag::Evil})), Reaction::Resists);
    EXPECT_EQ(reactionTo(DispEvil, having({})), Reaction::Immune);
}

TEST(Reaction, KnowsFlagsThatStopASpell) {
    EXPECT_EQ(reactionTo(OldSleep, having({Flag::NoSleep})), Reaction::Immune);
    EXPECT_EQ(reasonOf(OldSleep, having({Flag::NoSleep})), "NO_SLEEP");
    EXPECT_EQ(reactionTo(OldPoly, having({Flag::Unique})), Reaction::Immune);
    EXPECT_EQ(reasonOf(OldPoly, having({Flag::Unique})), "unique");
    EXPECT_EQ(reactionTo(Whip, having({})), Reaction::Immune);
    EXPECT_EQ(reasonOf(Whip, having({})), "");
    EXPECT_EQ(reasonOf(Nether, having({Flag::Undead, Flag::Evil})), "UNDEAD");
}

}  // namespace
}  // namespace polyplan::oangband
