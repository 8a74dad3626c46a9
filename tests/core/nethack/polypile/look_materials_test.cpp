#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>

#include "core/nethack/identities.h"
#include "core/nethack/polypile/evaluate.h"
#include "core/nethack/polypile/evaluate_series.h"
#include "tests/core/support/unidentified.h"

namespace polyplan::nethack::polypile::look_materials_test {
namespace {

using namespace polyplan::testing::unidentified;
using polyplan::testing::objectOf;

Stack cursed(Stack stack) {
    stack.buc = Buc::Cursed;
    return stack;
}

/// Two stacks of a colour that is that of gemstones and of glass: neither tells of the other.
/// @param remembered what the first one is not, where it is hazy
std::vector<Pile> gems(std::optional<ObjectIndex> remembered = {}) {
    Stack two = cursed(lookOf(ObjectClass::Gem, "red", 2));
    two.hazyRemembering = remembered;
    const Stack five = cursed(lookOf(ObjectClass::Gem, "red", 5));
    return {{.distance = 1,
             .stacks = {two, cursed(polyplan::testing::stackOf(game, "3 dagger")), five}}};
}

/// Calls `visit()` with the chance of each pair that the two may be and the line of them, taken as
/// identified.
void forEachPair(const std::vector<Pile>& unidentified,
                 const std::function<void(double, const std::vector<Pile>&)>& visit) {
    const Situation situation = knownSituation();
    const auto identities = [&](std::size_t stack) {
        return identitiesOf(situation.table, unidentified[0].stacks[stack], situation.known);
    };
    for (const Identity& first : identities(0)) {
        for (const Identity& second : identities(2)) {
            std::vector<Pile> piles = unidentified;
            piles[0].stacks[0] = identified(piles[0].stacks[0], first.object);
            piles[0].stacks[2] = identified(piles[0].stacks[2], second.object);
            visit(first.probability * second.probability, piles);
        }
    }
}

LineAnswer answerOf(const std::vector<Pile>& piles, Method method) {
    return evaluateLine(knownSituation(), piles, {},
                        {.method = method, .samples = 400'000, .seed = 3})
        .value();
}

double golemOf(const PileOdds& odds, Golem golem) {
    const auto found = std::ranges::find(odds.golem, golem, &std::pair<Golem, double>::first);
    return found == odds.golem.end() ? 0.0 : found->second;
}

double leavesNone(const PileOdds& odds) {
    const auto none = std::ranges::find(odds.itemsLeft, 0, &RangeOdds::first);
    return none == odds.itemsLeft.end() ? 0.0 : none->probability;
}

void expectEachByItself(const std::vector<Pile>& unidentified) {
    const PileOdds odds = answerOf(unidentified, Method::Exact).piles[0].ifHit;
    const auto slow = [&](const std::function<double(const PileOdds&)>& figure) {
        double mean = 0.0;
        forEachPair(unidentified, [&](double chance, const std::vector<Pile>& piles) {
            mean += chance * figure(answerOf(piles, Method::Exact).piles[0].ifHit);
        });
        return mean;
    };
    for (const Golem golem : {Golem::Glass, Golem::Stone, Golem::Clay, Golem::Iron}) {
        const auto chance = [golem](const PileOdds& each) { return golemOf(each, golem); };
        EXPECT_GT(chance(odds), 0.0);
        EXPECT_NEAR(chance(odds), slow(chance), 1e-12) << name(golem);
    }
    for (std::size_t stack = 0; stack < odds.stacks.size(); ++stack) {
        const auto absorbed = [stack](const PileOdds& each) {
            return each.stacks[stack].remainderAbsorbedByGolem;
        };
        EXPECT_NEAR(absorbed(odds), slow(absorbed), 1e-12) << stack;
        const auto kept = [stack](const PileOdds& each) { return each.stacks[stack].items.kept; };
        EXPECT_NEAR(kept(odds), slow(kept), 1e-12) << stack;
    }
    EXPECT_NEAR(leavesNone(odds), slow(leavesNone), 1e-12);
}

TEST(LookMaterials, OfGemsAreEachByItself) {
    expectEachByItself(gems());
}

/// Not even beside one that may be what a hazy one is not.
TEST(LookMaterials, OfHazyGemsAreWithoutWhatTheyRemember) {
    expectEachByItself(gems(objectOf(game, "worthless piece of red glass")));
    expectEachByItself(gems(objectOf(game, "ruby")));
}

/// What is discovered leaves one material, or others than that which the look is listed with.
TEST(LookMaterials, AreOfWhatALookMayStillBe) {
    struct Case {
        ObjectClass objectClass;
        const char* look;
        const char* discovered;
    };
    for (const Case& each :
         {Case{ObjectClass::Armor, "riding gloves", "pair of gauntlets of power"},
          Case{ObjectClass::Armor, "buckled boots", "pair of kicking boots"},
          Case{ObjectClass::Gem, "red", "worthless piece of red glass"},
          Case{ObjectClass::Gem, "black", "worthless piece of black glass"}}) {
        Situation situation = knownSituation();
        situation.known.discovered = {objectOf(game, each.discovered)};
        const Stack look = cursed(lookOf(each.objectClass, each.look));
        const auto answerWith = [&](const Stack& stack, Method method) {
            const std::vector<Pile> piles = {
                {.distance = 1,
                 .stacks = {stack, polyplan::testing::stackOf(game, "apple"),
                            polyplan::testing::stackOf(game, "food ration")}}};
            return evaluateLine(situation, piles, {},
                                {.method = method, .samples = 400'000, .seed = 5})
                ->piles[0]
                .ifHit;
        };
        const PileOdds odds = answerWith(look, Method::Exact);
        const PileOdds sampled = answerWith(look, Method::Sampled);
        double all = 0.0;
        for (const Golem golem :
             {Golem::Leather, Golem::Iron, Golem::Glass, Golem::Stone, Golem::Clay}) {
            double slow = 0.0;
            for (const Identity& identity : identitiesOf(situation.table, look, situation.known)) {
                slow +=
                    identity.probability *
                    golemOf(answerWith(identified(look, identity.object), Method::Exact), golem);
            }
            EXPECT_NEAR(golemOf(odds, golem), slow, 1e-12) << each.look << name(golem);
            // One case in 10^6 fails.
            EXPECT_NEAR(golemOf(sampled, golem), slow, 4.9 * std::sqrt(slow / 400'000) + 1e-12)
                << each.look << name(golem);
            all += slow;
        }
        EXPECT_GT(all, 0.0);
    }
}

void expectSampledAsWorkedOut(const std::vector<Pile>& unidentified) {
    const LineAnswer exact = answerOf(unidentified, Method::Exact);
    const LineAnswer sampled = answerOf(unidentified, Method::Sampled);
    const PileOdds& odds = exact.piles[0].ifHit;
    const PileOdds& counted = sampled.piles[0].ifHit;
    const PileOdds& errors = *sampled.piles[0].ifHitErrors;
    const auto look = unidentified[0].stacks[0].object;
    const auto leftOf = [look](const PileOdds& each) {
        return *std::ranges::find(each.finalQuantity, look, &ObjectLeft::object);
    };
    EXPECT_NEAR(leftOf(counted).atLeastOne, leftOf(odds).atLeastOne,
                4.5 * leftOf(errors).atLeastOne);
    for (const Golem golem : {Golem::Glass, Golem::Stone, Golem::Clay}) {
        EXPECT_NEAR(golemOf(counted, golem), golemOf(odds, golem), 4.5 * golemOf(errors, golem))
            << name(golem);
    }
    EXPECT_NEAR(leftOf(counted).meanQuantity, leftOf(odds).meanQuantity,
                4.5 * leftOf(errors).meanQuantity);
    for (const std::size_t stack : {0U, 2U}) {
        EXPECT_NEAR(counted.stacks[stack].remainderAbsorbedByGolem,
                    odds.stacks[stack].remainderAbsorbedByGolem,
                    4.5 * errors.stacks[stack].remainderAbsorbedByGolem)
            << stack;
    }
    EXPECT_NEAR(leavesNone(counted), leavesNone(odds), 4.5 * leavesNone(errors));
}

TEST(LookMaterials, OfGemsAreSampledAsTheyAreWorkedOut) {
    expectSampledAsWorkedOut(gems());
    expectSampledAsWorkedOut(gems(objectOf(game, "worthless piece of red glass")));
}

void expectToLast(const std::vector<Pile>& unidentified) {
    const auto lostOf = [](const std::vector<Pile>& piles, std::int64_t samples) {
        return evaluateSeries(knownSituation(), piles, {}, {.zaps = 3},
                              answerOf(piles, Method::Exact),
                              {.method = Method::Sampled, .samples = samples, .seed = 9})
            ->byZap.back()
            .lost.golem;
    };
    const Estimate lost = lostOf(unidentified, 400'000);
    double slow = 0.0;
    double variance = lost.standardError * lost.standardError;
    forEachPair(unidentified, [&](double chance, const std::vector<Pile>& piles) {
        const Estimate one = lostOf(piles, 40'000);
        slow += chance * one.value;
        variance += chance * one.standardError * chance * one.standardError;
    });
    EXPECT_NEAR(lost.value, slow, 4.5 * std::sqrt(variance));
}

TEST(LookMaterials, OfGemsLastOverSeveralZaps) {
    expectToLast(gems());
    expectToLast(gems(objectOf(game, "worthless piece of red glass")));
}

}  // namespace
}  // namespace polyplan::nethack::polypile::look_materials_test
