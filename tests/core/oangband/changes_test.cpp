#include "core/oangband/changes.h"

#include <gtest/gtest.h>

#include "tests/core/oangband/requests.h"

namespace polyplan::oangband {
namespace {

TEST(DamageChanges, PlayerIsNoMonster) {
    Request request;
    setSourceKind(request, SourceKind::Monster);
    request.source.id = 361;
    request.source.name = "Vampire";
    setSourceKind(request, SourceKind::Monster);
    EXPECT_EQ(request.source.id, 361);
    setSourceKind(request, SourceKind::Player);
    EXPECT_EQ(request.source, Source());
}

TEST(DamageChanges, ProjectionReachesItsDistance) {
    Request request;
    setDistance(request, 0);
    EXPECT_FALSE(request.radius);
    setDistance(request, 3);
    EXPECT_EQ(request.distanceFromCentre, 3);
    EXPECT_EQ(request.radius, 3);
    setDistance(request, 1);
    EXPECT_EQ(request.radius, 3) << "already reaches as far";
}

TEST(DamageChanges, NoMoreHitPointsAreLeftThanItHas) {
    Request request;
    setMaxHp(request, 60);
    EXPECT_FALSE(request.monster.hpBefore) << "has all of them";
    request.monster.hpBefore = 50;
    setMaxHp(request, 55);
    EXPECT_EQ(request.monster.hpBefore, 50);
    setMaxHp(request, 40);
    EXPECT_EQ(request.monster.hpBefore, 40);
    EXPECT_EQ(request.monster.maxHp, 40);
}

TEST(DamageChanges, UnharmedTargetStaysWhoItIs) {
    Target target;
    target.id = 7;
    const Target unhurt = target;
    target.hpBefore = 7;
    target.maxHp = 9;
    target.speedBefore = 120;
    target.stunnedBefore = 1;
    target.confusedBefore = 2;
    target.afraidBefore = 3;
    target.inStasis = true;
    target.blackBreath = true;
    EXPECT_EQ(unharmed(target), unhurt);
}

TEST(DamageChanges, UnharmedTargetByHandKeepsWhatNoTableTells) {
    Target target = testing::monsterWith({"EVIL"});
    target.maxHp = 9;
    target.speedBefore = 120;
    const Target unhurt = target;
    target.hpBefore = 7;
    target.stunnedBefore = 1;
    EXPECT_EQ(unharmed(target), unhurt);
    target.maxHp.reset();
    EXPECT_EQ(unharmed(target).maxHp, 7) << "all that is known of them";
}

TEST(DamageChanges, KindTellsWhatIsNotSaidOfTheTarget) {
    Monster kind;
    kind.hpDice = 4;
    kind.hpSides = 9;
    kind.speed = 100;
    Target target;
    EXPECT_EQ(standingOf(target, kind), (Standing{20, 20, 100}));
    target.hpBefore = 7;
    EXPECT_EQ(standingOf(target, kind), (Standing{7, 20, 100}));
    target.hpBefore = 90;
    EXPECT_EQ(standingOf(target, kind), (Standing{90, 90, 100}));
    target.maxHp = 95;
    target.speedBefore = 130;
    EXPECT_EQ(standingOf(target, kind), (Standing{90, 95, 130}));
    EXPECT_EQ(standingOf({}, {}), Standing());
}

}  // namespace
}  // namespace polyplan::oangband
