#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/oangband/evaluate.h"
#include "core/oangband/ranking.h"
#include "tests/core/oangband/requests.h"
#include "tests/core/support/arbitrary_document.h"
#include "tests/core/support/catalogues.h"

namespace polyplan::oangband {
namespace {

using namespace polyplan::oangband::testing;

constexpr double propertyTolerance = 1e-9;

bool near(double one, double other) {
    return std::abs(one - other) <= propertyTolerance;
}

void assertProbabilities(const Odds& odds) {
    for (std::size_t i = 0; i < odds.size(); ++i) {
        RC_ASSERT(odds[i].probability > 0.0);
        RC_ASSERT(odds[i].probability <= 1.0);
        if (i > 0) {
            RC_ASSERT(odds[i - 1].value < odds[i].value);
        }
    }
    RC_ASSERT(chanceOf(odds) <= 1.0 + propertyTolerance);
}

RC_GTEST_PROP(Damage, FiguresOfAnyRequestFitTogether, ()) {
    const plan::Attack attack = *tests::arbitraryAttack();
    const Answer answer = answerTo(attack);
    for (const Odds* odds : {&answer.damageDealt, &answer.stunned, &answer.confused, &answer.afraid,
                             &answer.afraidAfterwards, &answer.held, &answer.healed,
                             &answer.manaLost, &answer.teleportedDistance, &answer.stunRequested,
                             &answer.confusionRequested, &answer.fearRequested}) {
        assertProbabilities(*odds);
    }
    RC_ASSERT(chanceOf(answer.stunned) <= chanceOf(answer.stunRequested) + propertyTolerance);
    RC_ASSERT(chanceOf(answer.confused) <= chanceOf(answer.confusionRequested) + propertyTolerance);
    RC_ASSERT(near(chanceOf(answer.damageDealt) + answer.polymorphed, 1.0));
    RC_ASSERT(near(chanceOf(answer.teleportedDistance), answer.moved));
    double squares = 0.0;
    for (const auto& [terrain, chance] : answer.terrainAfter) {
        squares += chance;
    }
    RC_ASSERT(near(squares, 1.0));
    // At most one of stun and confusion comes to a monster, and none to one that is gone.
    const double stays = 1.0 - answer.killed - answer.polymorphed;
    RC_ASSERT(chanceOf(answer.stunned) + chanceOf(answer.confused) <= stays + propertyTolerance);
    RC_ASSERT(chanceOf(answer.afraid) <= stays + propertyTolerance);
    RC_ASSERT(near(chanceOf(answer.afraidAfterwards), stays));
    RC_ASSERT(answer.moved <= stays + propertyTolerance);
    RC_ASSERT(!answer.explanation.empty());
}

RC_GTEST_PROP(Damage, CastsLeadOnFromTheFirst, ()) {
    const plan::Attack attack = *tests::arbitraryAttack();
    const Answer answer = answerTo(attack);
    RC_ASSERT(answer.casts.size() == static_cast<std::size_t>(attack.casts));
    RC_ASSERT(near(answer.casts.front().killed, answer.killed));
    RC_ASSERT(near(answer.casts.front().polymorphed, answer.polymorphed));
    double killed = 0.0;
    for (const AfterCast& after : answer.casts) {
        assertProbabilities(after.hpLeft);
        RC_ASSERT(near(after.killed + after.polymorphed + chanceOf(after.hpLeft), 1.0));
        RC_ASSERT(after.killed >= killed - propertyTolerance);
        killed = after.killed;
    }
    if (answer.hpBefore == answer.maxHp) {
        RC_ASSERT(near(answer.killed, answer.killedFromFull));
    }
}

/// What two casts come to, worked out by asking about each state that the first may leave.
RC_GTEST_PROP(Damage, TwoCastsAreTheFirstAndThenTheOther, ()) {
    plan::Attack attack = *tests::arbitraryAttack();
    attack.damage = std::to_string(*rc::gen::inRange(0, 300));
    attack.monster.maxHp = *rc::gen::inRange(1, 500);
    attack.monster.hpBefore.reset();
    attack.casts = 2;
    const Answer both = answerTo(attack);
    attack.casts = 1;
    double killed = both.casts[0].killed;
    for (const auto& [hp, chance] : both.casts[0].hpLeft) {
        attack.monster.hpBefore = hp;
        killed += chance * answerTo(attack).killed;
    }
    RC_ASSERT(near(both.casts[1].killed, killed));
}

/// Dice are the mixture of their totals.
RC_GTEST_PROP(Damage, DiceMixTheirTotals, ()) {
    plan::Attack attack = *tests::arbitraryAttack();
    attack.damage = "2d3+40";
    attack.casts = 1;
    const Answer rolled = answerTo(attack);
    double mean = 0.0;
    double killed = 0.0;
    double stunned = 0.0;
    double afraid = 0.0;
    for (int total = 2; total <= 6; ++total) {
        const double chance = (3.0 - std::abs(total - 4)) / 9.0;
        attack.damage = std::to_string(total + 40);
        const Answer one = answerTo(attack);
        mean += chance * one.meanDamage;
        killed += chance * one.killed;
        stunned += chance * meanOf(one.stunned);
        afraid += chance * meanOf(one.afraid);
    }
    RC_ASSERT(near(rolled.meanDamage, mean));
    RC_ASSERT(near(rolled.killed, killed));
    RC_ASSERT(near(meanOf(rolled.stunned), stunned));
    RC_ASSERT(near(meanOf(rolled.afraid), afraid));
}

TEST(Damage, RankingIsShortForTheWholeAnswerOfEveryMonsterAndType) {
    for (const char* terrain : {"tree", "lava"}) {
        Request request = requestOf(DamageType::Fire, "90");
        request.monster = {};
        request.monster.id = 1;
        request.terrain = terrain;
        request.source.kind =
            std::string(terrain) == "lava" ? SourceKind::Monster : SourceKind::Player;
        const Scene first = sceneOf(request);
        const Ranking ranking(first);
        for (const Monster& monster : tables().monsters.monsters()) {
            request.monster.id = monster.id;
            for (const DamageType type : allDamageTypes()) {
                request.type = type;
                const Answer answer = answerTo(request);
                const QuickFigures figures = ranking.of(monster, type);
                ASSERT_NEAR(figures.expectedDamage, answer.meanDamage, propertyTolerance)
                    << monster.name << ' ' << name(type);
                ASSERT_NEAR(figures.killChance, answer.killed, propertyTolerance)
                    << monster.name << ' ' << name(type);
            }
        }
    }
}

TEST(Damage, EveryTypeHasItsRow) {
    for (const DamageType type : allDamageTypes()) {
        EXPECT_EQ(ruleOf(type).type, type);
        EXPECT_FALSE(ruleOf(type).summary.empty()) << name(type);
        EXPECT_EQ(damageTypeFromName(name(type)), type);
        EXPECT_EQ(damageTypeFromName("GF_" + std::string(name(type))), type);
    }
    EXPECT_EQ(damageTypeFromName("GF_"), std::nullopt);
    EXPECT_EQ(damageTypeFromName("fire"), std::nullopt);
}

}  // namespace
}  // namespace polyplan::oangband
