// Rules of damage that the worked examples leave out.

#include <gtest/gtest.h>

#include <vector>

#include "core/powder/attack.h"
#include "core/powder/chance.h"
#include "tests/core/powder/requests.h"

namespace polyplan::powder {
namespace {

using namespace polyplan::powder::testing;

constexpr double damageTolerance = 1e-12;

Request standing(const std::string& terrain, std::vector<IntrinsicEntry> intrinsics,
                 const std::string& definition = "AVATAR") {
    Request request = requestOf(200, 1);
    request.creature.definition = definition;
    request.creature.intrinsics = std::move(intrinsics);
    request.creature.intrinsics.push_back(having(Intrinsic::NoRegen));
    request.square.terrain = terrain;
    return request;
}

double mean(const Request& request, int step, What what) {
    return eventOf(answerTo(request).timeline.front(), step, what).mean.value;
}

TEST(PowderChance, IsThatOfTheUnevenTable) {
    EXPECT_EQ(chanceOfPercent(0), 0.0);
    EXPECT_EQ(chanceOfPercent(1), 11.0 / 1'024);
    EXPECT_EQ(chanceOfPercent(2), 21.0 / 1'024);
    EXPECT_EQ(chanceOfPercent(5), 52.0 / 1'024);
    EXPECT_EQ(chanceOfPercent(10), 103.0 / 1'024);
    EXPECT_EQ(chanceOfPercent(15), 154.0 / 1'024);
    EXPECT_EQ(chanceOfPercent(30), 308.0 / 1'024);
    EXPECT_EQ(chanceOfPercent(50), 0.5);
    EXPECT_EQ(chanceOfPercent(75), 0.75);
    EXPECT_EQ(chanceOfPercent(90), 922.0 / 1'024);
    EXPECT_EQ(chanceOfPercent(100), 1.0);
}

TEST(PowderDice, AreMultipliedWithTheirBonus) {
    EXPECT_EQ(sumOf({3, 3, 6}).lowest(), 9);
    EXPECT_EQ(sumOf({3, 3, 6}).highest(), 15);
    EXPECT_EQ(sumOf({3, 3, 6}, 2).lowest(), 18);
    EXPECT_EQ(sumOf({3, 3, 6}, 2).highest(), 30);
    EXPECT_EQ(sumOf({3, 3, 6}, 0), Distribution(0));
    EXPECT_EQ(sumOf({0, 1, 4}), Distribution(4));
}

TEST(PowderDice, RollKeepsTheBest) {
    EXPECT_EQ(rollOf(0, 3), Distribution(0));
    EXPECT_EQ(rollOf(-1, 3), Distribution(-1));
    EXPECT_NEAR(rollOf(4, 0).at(3), 0.25, damageTolerance);
    EXPECT_NEAR(rollOf(4, 1).at(4), 7.0 / 16, damageTolerance);
    EXPECT_EQ(rollOf(-4, 1).lowest(), -4);
    EXPECT_NEAR(rollOf(-4, 1).at(-1), 7.0 / 16, damageTolerance);
    EXPECT_NEAR(rollOf(-4, 1).at(-4), 1.0 / 16, damageTolerance);
}

TEST(PowderDamage, HangsOnResistanceAndVulnerability) {
    EXPECT_NEAR(mean(standing("LAVA", {}), 29, What::Lava), 12.0, damageTolerance);
    EXPECT_NEAR(mean(standing("LAVA", {having(Intrinsic::VulnFire)}), 29, What::Lava), 24.0,
                damageTolerance);
    EXPECT_EQ(mean(standing("LAVA", {having(Intrinsic::ResistFire)}), 29, What::Lava), 0.0);
    const std::vector<IntrinsicEntry> both = {having(Intrinsic::ResistFire),
                                              having(Intrinsic::VulnFire)};
    EXPECT_NEAR(mean(standing("LAVA", both), 29, What::Lava), 12.0, damageTolerance);
    // RESISTFIRE keeps flames off even then.
    EXPECT_EQ(chanceOf(answerTo(standing("LAVA", both)).timeline[0], Intrinsic::Aflame), 0.0);
    EXPECT_NEAR(mean(standing("FORESTFIRE", {}), 29, What::ForestFire), 12.0, damageTolerance);
    EXPECT_EQ(chanceOf(answerTo(standing("FORESTFIRE", {})).timeline[0], Intrinsic::Aflame), 0.0);
}

TEST(PowderDamage, OfAcidSparesFlyersAndEndsStoning) {
    EXPECT_NEAR(mean(standing("ACID", {}), 29, What::Acid), 17.0, damageTolerance);
    EXPECT_EQ(mean(standing("ACID", {}, "GREENDRAGON"), 29, What::Acid), 0.0);
    EXPECT_NEAR(
        mean(standing("ACID", {having(Intrinsic::Submerged)}, "GREENDRAGON"), 29, What::Acid), 17.0,
        damageTolerance);
    const Request resistant =
        standing("ACID", {having(Intrinsic::ResistAcid), having(Intrinsic::Stoning, 3)});
    const Beat beat = answerTo(resistant).timeline[0];
    EXPECT_EQ(chanceOf(beat, Intrinsic::Stoning), 0.0);
    EXPECT_EQ(beat.hp->mean.value, 200.0);
}

TEST(PowderDamage, DrownsTheSubmergedAndWhoCannotSwim) {
    EXPECT_EQ(mean(standing("WATER", {}), 25, What::Drowned), 0.0);
    EXPECT_NEAR(mean(standing("WATER", {having(Intrinsic::Submerged)}), 25, What::Drowned), 6.0,
                damageTolerance);
    EXPECT_NEAR(mean(standing("WATER", {}, "KOBOLD"), 25, What::Drowned), 6.0, damageTolerance);
    EXPECT_EQ(mean(standing("WATER", {having(Intrinsic::WaterWalk)}, "KOBOLD"), 25, What::Drowned),
              0.0);
    EXPECT_EQ(mean(standing("WATER", {}, "FROG"), 25, What::Drowned), 0.0);
    EXPECT_EQ(mean(standing("WATER", {having(Intrinsic::NoBreath)}, "KOBOLD"), 25, What::Drowned),
              0.0);
    EXPECT_NEAR(mean(standing("WALL", {}), 25, What::Suffocated), 6.0, damageTolerance);
    EXPECT_EQ(mean(standing("WALL", {}, "WIZARDSEYE"), 25, What::Suffocated), 0.0);
    EXPECT_EQ(mean(standing("DOOR", {}, "KOBOLD"), 25, What::Suffocated), 0.0);
    EXPECT_EQ(mean(standing("BLOCKEDDOOR", {}), 25, What::Suffocated), 0.0);
    EXPECT_NEAR(mean(standing("BLOCKEDDOOR", {}, "KOBOLD"), 25, What::Suffocated), 6.0,
                damageTolerance);
    EXPECT_NEAR(mean(standing("METALWALL", {}), 25, What::Suffocated), 6.0, damageTolerance);
}

TEST(PowderDamage, OfBreathIsOneOnly) {
    Request request =
        standing("WATER", {having(Intrinsic::Strangle), having(Intrinsic::Submerged)});
    request.square.smoke = Smoke::Acid;
    EXPECT_NEAR(mean(request, 25, What::Strangled), 5.5, damageTolerance);
    EXPECT_EQ(mean(request, 25, What::Drowned), 0.0);
    EXPECT_EQ(mean(request, 25, What::Smoke), 0.0);
    EXPECT_NEAR(mean(standing("STARS3", {}), 29, What::Space), 6.0, damageTolerance);
    EXPECT_EQ(mean(standing("STARS3", {having(Intrinsic::Strangle)}), 29, What::Space), 0.0);
}

TEST(PowderDamage, WaterPutsOutTheSubmerged) {
    const std::vector<IntrinsicEntry> aflame = {having(Intrinsic::Aflame, 9)};
    EXPECT_NEAR(chanceOf(answerTo(standing("WATER", aflame)).timeline[0], Intrinsic::Aflame), 1.0,
                damageTolerance);
    const std::vector<IntrinsicEntry> under = {having(Intrinsic::Aflame, 9),
                                               having(Intrinsic::Submerged)};
    const Beat beat = answerTo(standing("WATER", under)).timeline[0];
    EXPECT_EQ(chanceOf(beat, Intrinsic::Aflame), 0.0);
    EXPECT_EQ(eventOf(beat, 30, What::Aflame).probability.value, 0.0);
}

TEST(PowderDamage, OfTheBloodlessIsNoBleeding) {
    const Beat beat =
        answerTo(standing("FLOOR", {having(Intrinsic::Bleed)}, "SKELETON")).timeline[0];
    EXPECT_EQ(chanceOf(beat, Intrinsic::Bleed), 0.0);
    EXPECT_EQ(beat.hp->mean.value, 200.0);
}

TEST(PowderDamage, OfAnAmuletHasItsEnchantment) {
    Request request = standing("FLOOR", {});
    request.creature.worn = {wearing(Slot::Amulet, "amulet", {Intrinsic::Strangle})};
    EXPECT_NEAR(mean(request, 25, What::Strangled), 5.5, damageTolerance);
    request.creature.worn[0].enchantment = 3;
    EXPECT_NEAR(mean(request, 25, What::Strangled), 7.5, damageTolerance);
    request.creature.worn[0].enchantment = 0;
    request.creature.worn[0].material = "gold";
    request.creature.intrinsics.push_back(having(Intrinsic::GoldAllergy));
    EXPECT_NEAR(mean(request, 25, What::Strangled), 11.0, damageTolerance);
}

TEST(PowderDamage, OfAMaterialAsksForNoLetterCase) {
    const auto dealt = [](const char* material) {
        Request request = standing("FLOOR", {having(Intrinsic::VulnSilver)});
        request.creature.worn = {wearingOf(Slot::LeftRing, material, 0)};
        return mean(request, 31, What::Silver);
    };
    EXPECT_GT(dealt("silver"), 0);
    EXPECT_EQ(dealt("Silver"), dealt("silver"));
    EXPECT_EQ(dealt("SILVER"), dealt("silver"));
    EXPECT_EQ(dealt("silvery"), 0);
}

TEST(PowderDamage, OfDullSilverStopsAtFullHitPoints) {
    Request request =
        standing("FLOOR", {having(Intrinsic::VulnSilver), having(Intrinsic::ResistPhysical)});
    // 2d3 less 1 to 12: mostly nothing, and then the next item does not strike at all.
    request.creature.worn = {wearingOf(Slot::Head, "silver", -12),
                             wearingOf(Slot::Body, "silver", 0)};
    const Beat beat = answerTo(request).timeline[0];
    const double first = [] {
        DamageTable table;
        return table.of(silverItemAttack.dice, 1, -12).hurts;
    }();
    EXPECT_GT(first, 0.1);
    EXPECT_LT(first, 0.5);
    EXPECT_NEAR(eventOf(beat, 31, What::Silver).probability.value, first, damageTolerance);
    EXPECT_NEAR(chanceOfHp(beat, 200), 1 - first, damageTolerance);
    request.creature.hp = 150;
    EXPECT_NEAR(eventOf(answerTo(request).timeline[0], 31, What::Silver).probability.value, 1.0,
                damageTolerance);
}

TEST(PowderDamage, WakesAndInflictsEvenWhoDiesOfIt) {
    Request request = standing("FLOOR", {having(Intrinsic::Asleep)});
    request.creature.maxHp = 1;
    request.square.smoke = Smoke::Smoke;
    const Beat beat = answerTo(request).timeline[0];
    EXPECT_EQ(beat.alive.value, 0.0);
    EXPECT_NEAR(eventOf(beat, 25, What::WokenByDamage).probability.value, 0.15, damageTolerance);
    EXPECT_NEAR(eventOf(beat, 25, What::Inflicted, Intrinsic::Blind).probability.value,
                103.0 / 1'024, damageTolerance);
    EXPECT_NEAR(eventOf(beat, 25, What::Dies).probability.value, 1.0, damageTolerance);
    EXPECT_EQ(beat.hp->p95, 0);
}

TEST(PowderDamage, LifeSavingComesFirstAndRevertingNext) {
    Request request = standing("LAVA", {having(Intrinsic::LifeSave), having(Intrinsic::Polymorphed),
                                        having(Intrinsic::Unchanging)});
    request.creature.maxHp = 9;
    request.heartbeats = 2;
    const Answer answer = answerTo(request);
    const Beat& first = answer.timeline[0];
    // Saved from the lava it is at once set aflame, which takes 1d6 of 9.
    EXPECT_NEAR(eventOf(first, 29, What::LifeSaved).probability.value, 1.0, damageTolerance);
    EXPECT_NEAR(first.hp->mean.value, 5.5, damageTolerance);
    EXPECT_EQ(chanceOf(first, Intrinsic::LifeSave), 0.0);
    EXPECT_NEAR(answer.timeline[1].reverted.value, 1.0, damageTolerance);
    EXPECT_NEAR(eventOf(answer.timeline[1], 29, What::Reverts).probability.value, 1.0,
                damageTolerance);
    EXPECT_NEAR(answer.timeline[1].alive.value, 1.0, damageTolerance);
}

TEST(PowderDamage, ACloudDecaysAndDrifts) {
    Request request = standing("FLOOR", {});
    request.square.smoke = Smoke::Steam;
    request.heartbeats = 3;
    const auto smoked = [&request](std::size_t beat) {
        return eventOf(answerTo(request).timeline[beat], 25, What::Smoke).probability.value;
    };
    const double stays = (1.0 - 308.0 / 1'024) * 19.0 / 27;
    EXPECT_NEAR(smoked(0), 1.0, damageTolerance);
    EXPECT_NEAR(smoked(2), stays * stays, damageTolerance);
    request.creature.isAvatar = false;
    EXPECT_NEAR(smoked(0), stays, damageTolerance);
    request.square.wind = Wind::Calm;
    EXPECT_NEAR(smoked(0), 1.0 - 308.0 / 1'024, damageTolerance);
    request.square.wind = Wind::Directed;
    EXPECT_EQ(smoked(0), 0.0);
    request.square.smokeLasts = true;
    EXPECT_NEAR(smoked(2), 1.0, damageTolerance);
}

}  // namespace
}  // namespace polyplan::powder
