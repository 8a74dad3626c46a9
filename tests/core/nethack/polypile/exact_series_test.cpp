#include "core/nethack/polypile/exact_series.h"

#include <gtest/gtest.h>

#include <array>

#include "core/nethack/identities.h"
#include "core/nethack/polypile/evaluate.h"
#include "core/nethack/polypile/evaluate_series.h"
#include "core/nethack/polypile/zaps_needed.h"
#include "tests/core/support/situations.h"

namespace polyplan::nethack::polypile {
namespace {

using namespace polyplan::testing;

constexpr Game exactGame = Game::NetHack367;

Goal goalOf(const std::string& object, int atLeast = 1) {
    return {.object = objectOf(exactGame, object), .atLeast = atLeast};
}

std::optional<SeriesAnswer> exactly(const std::vector<Pile>& piles, const std::vector<Goal>& goals,
                                    const ZapSeries& series) {
    return exactSeries(situationIn(exactGame), piles, goals, series);
}

TEST(ExactSeries, TellsStacksOfALookApartByTheirCharges) {
    const ObjectTable& table = polyplan::testing::objectsOf(exactGame);
    Stack plain;
    plain.object = table.findLook(ObjectClass::Tool, "drum").value();
    Stack charged = plain;
    charged.charges = 5;
    const std::vector<Goal> goals = {goalOf("magic marker")};
    const auto chance = [&goals](const Stack& first, const Stack& second) {
        return exactly({{1, {first}}, {2, {second}}}, goals, {.zaps = 3})->byZap;
    };
    const std::vector<ZapAnswer> byZap = chance(plain, charged);
    const std::vector<ZapAnswer> turned = chance(charged, plain);
    for (std::size_t zap = 0; zap < byZap.size(); ++zap) {
        double slow = 0.0;
        for (const Identity& one : identitiesOf(table, plain, {})) {
            for (const Identity& other : identitiesOf(table, charged, {})) {
                slow +=
                    one.probability * other.probability *
                    chance(identified(plain, one.object), identified(charged, other.object))[zap]
                        .anyGoal.value;
            }
        }
        EXPECT_NEAR(byZap[zap].anyGoal.value, slow, 1e-12) << zap;
        EXPECT_GT(turned[zap].anyGoal.value, 0.0);
    }
}

/// The shirt table of the wiki as it should be: reference/nethack-polypiling.md, section 11.2.
struct ShirtRow {
    const char* piece;
    bool onlyTShirt;
    double perPiece;
    std::array<double, 4> pieces;  ///< for the usual chances
};

class ShirtTable : public ::testing::TestWithParam<ShirtRow> {};

TEST_P(ShirtTable, IsWhatOnePieceComesTo) {
    const ShirtRow& row = GetParam();
    std::vector<Goal> goals = {goalOf("T-shirt")};
    if (!row.onlyTShirt) {
        goals.push_back(goalOf("Hawaiian shirt"));
    }
    const auto answer =
        exactly({pileOf(exactGame, 1, {row.piece})}, goals, {.zaps = 1'000, .collectsGoals = true});
    ASSERT_TRUE(answer);
    const Estimate& any = answer->byZap.back().anyGoal;
    EXPECT_NEAR(any.value, row.perPiece, 5e-11);
    EXPECT_EQ(any.standardError, 0);
    for (std::size_t i = 0; i < usualChances.size(); ++i) {
        EXPECT_NEAR(triesForChance(any.value, usualChances[i]), row.pieces[i], 0.005);
    }
}

INSTANTIATE_TEST_SUITE_P(
    Rows, ShirtTable,
    ::testing::Values(
        ShirtRow{"blessed elven cloak", false, 0.1099875666, {2.47, 5.95, 11.90, 25.71}},
        ShirtRow{"blessed orcish helm", false, 0.1174666502, {2.30, 5.55, 11.09, 23.97}},
        ShirtRow{"elven cloak", false, 0.0708799905, {3.91, 9.43, 18.86, 40.75}},
        ShirtRow{"blessed elven cloak", true, 0.0242791011, {11.70, 28.20, 56.40, 121.88}}));

TEST(ShirtTableOfTheWiki, IsArithmeticOnOneInAHundredAndOneInTwelve) {
    const std::array<double, 4> changes = {28.62, 68.97, 137.94, 298.07};
    const std::array<double, 4> shocks = {3.31, 7.97, 15.93, 34.43};
    for (std::size_t i = 0; i < usualChances.size(); ++i) {
        EXPECT_NEAR(triesForChance(1 / 100.0, usualChances[i]), changes[i], 0.005);
        EXPECT_NEAR(triesForChance(1 / 12.0, usualChances[i]), shocks[i], 0.005);
    }
}

TEST(ExactSeries, KeepsWorkedExampleThree) {
    std::vector<Pile> line;
    for (int distance = 1; distance <= 7; ++distance) {
        line.push_back(pileOf(exactGame, distance, {"unicorn horn"}));
    }
    const auto answer = exactly(line, {goalOf("magic marker")}, {.zaps = 2, .collectsGoals = true});
    ASSERT_TRUE(answer);
    EXPECT_NEAR(answer->byZap[0].allGoals.value, 0.1526032934, 5e-11);
    EXPECT_GT(answer->byZap[1].allGoals.value, answer->byZap[0].allGoals.value);
    EXPECT_EQ(answer->byZap[1].provenance, Provenance{});
}

TEST(ExactSeries, LosesNoItem) {
    for (const bool collects : {false, true}) {
        const auto answer = exactly({pileOf(exactGame, 1, {"12 potion of water"}),
                                     pileOf(exactGame, 6, {"blessed unicorn horn"}),
                                     pileOf(exactGame, 9, {"cursed wand of light"})},
                                    {goalOf("potion of water", 4), goalOf("wand of light")},
                                    {.zaps = 30, .collectsGoals = collects});
        ASSERT_TRUE(answer);
        for (const ZapAnswer& zap : answer->byZap) {
            double items = zap.itemsLeft.value + zap.lost.shock.value + zap.lost.fused.value +
                           zap.lost.golem.value;
            for (const ObjectMean& collected : zap.collected) {
                items += collected.mean.value;
            }
            EXPECT_NEAR(items, 14, 1e-10);
        }
    }
}

TEST(EvaluatedSeries, RemembersThatALookWasHandedBack) {
    // SLASH'EM hands an amulet of unchanging back, whichever zap it is.
    constexpr Game slashEm = Game::SlashEm007;
    Stack oval;
    oval.object =
        polyplan::testing::objectsOf(slashEm).findLook(ObjectClass::Amulet, "oval").value();
    for (const Source source : {Source::Wand, Source::Potion}) {
        for (const bool collects : {false, true}) {
            for (const char* wanted : {"amulet of life saving", "amulet of unchanging"}) {
                Situation situation = situationIn(slashEm);
                situation.source = source;
                const std::vector<Goal> goals = {{objectOf(slashEm, wanted), 1}};
                const auto after = [&](const Stack& stack) {
                    const std::vector<Pile> piles = {{1, {stack}}};
                    return *evaluateSeries(
                        situation, piles, goals, {.zaps = 4, .collectsGoals = collects},
                        *evaluateLine(situation, piles, goals, {}), {.method = Method::Exact});
                };
                const auto answer = after(oval);
                for (std::size_t zap = 0; zap < answer.byZap.size(); ++zap) {
                    double goal = 0.0;
                    double left = 0.0;
                    for (const Identity& identity : identitiesOf(situation.table, oval, {})) {
                        const auto known = after(identified(oval, identity.object)).byZap[zap];
                        goal += identity.probability * known.anyGoal.value;
                        left += identity.probability * known.itemsLeft.value;
                    }
                    EXPECT_NEAR(answer.byZap[zap].itemsLeft.value, left, 1e-12) << wanted << zap;
                    EXPECT_NEAR(answer.byZap[zap].anyGoal.value, goal, 1e-12) << wanted << zap;
                }
            }
        }
    }
}

TEST(ExactSeries, IsRefusedWhereAGolemTiesStacks) {
    const ZapSeries series{.zaps = 2};
    EXPECT_FALSE(exactly({pileOf(exactGame, 1, {"dagger", "unicorn horn"})}, {}, series));
    EXPECT_TRUE(exactly({pileOf(exactGame, 14, {"dagger", "unicorn horn"})}, {}, series));
    Situation dipping = situationIn(exactGame);
    dipping.source = Source::Potion;
    const std::vector<Pile> pile = {pileOf(exactGame, 1, {"dagger", "unicorn horn"})};
    EXPECT_TRUE(exactSeries(dipping, pile, {}, series));
}

TEST(ExactSeries, IsRefusedWhereItWouldTakeTooLong) {
    EXPECT_FALSE(exactly({pileOf(exactGame, 1, {"100000 gold piece"})}, {}, {.zaps = 2}));
    EXPECT_FALSE(exactly({pileOf(exactGame, 1, {"2 rock"})}, {goalOf("rock", 5'000)}, {.zaps = 2}));
    std::vector<Pile> line;
    for (int distance = 1; distance <= 13; ++distance) {
        line.push_back(pileOf(exactGame, distance, {"unicorn horn"}));
    }
    EXPECT_FALSE(exactly(line, {}, {.zaps = 2}));
}

TEST(ExactSeries, StopsWhenAsked) {
    std::stop_source stop;
    stop.request_stop();
    const std::vector<Pile> pile = {pileOf(exactGame, 1, {"dagger"})};
    EXPECT_FALSE(exactSeries(situationIn(exactGame), pile, {}, {.zaps = 2}, stop.get_token()));
}

TEST(EvaluatedSeries, BeginsWithTheExactFirstZap) {
    const Situation situation = situationIn(exactGame);
    const std::vector<Pile> piles = {pileOf(exactGame, 1, {"5 cursed rock", "unicorn horn"})};
    const std::vector<Goal> goals = {goalOf("magic marker"), goalOf("rock", 2)};
    const auto first = evaluateLine(situation, piles, goals);
    const ZapSeries series{.zaps = 3, .collectsGoals = true};
    const SeriesOptions options{.method = {}, .samples = 1'000};
    const auto answer = evaluateSeries(situation, piles, goals, series, *first, options);
    ASSERT_EQ(answer->byZap.size(), 3U);
    EXPECT_EQ(answer->byZap[0].provenance.method, Method::Exact);
    EXPECT_EQ(answer->byZap[0].allGoals, first->allGoals);
    EXPECT_EQ(answer->byZap[1].provenance.method, Method::Sampled);
    EXPECT_EQ(answer->byZap[2].provenance.samples, 1'000);
    EXPECT_EQ(answer->finalProvenance.method, Method::Sampled);
}

TEST(EvaluatedSeries, IsCertainOfWhatNoZapCanBring) {
    const Situation situation = situationIn(exactGame);
    const std::vector<Pile> piles = {pileOf(exactGame, 1, {"5 cursed rock", "unicorn horn"})};
    const std::vector<Goal> goals = {goalOf("wand of death"), goalOf("magic marker")};
    const ZapSeries series{.zaps = 3, .collectsGoals = true};
    const SeriesOptions options{.method = {}, .samples = 1'000};
    const auto zapped = [&](const std::vector<Pile>& line, const std::vector<Goal>& wanted) {
        const auto first = evaluateLine(situation, line, wanted);
        return evaluateSeries(situation, line, wanted, series, *first, options)->byZap.back();
    };
    const ZapAnswer both = zapped(piles, goals);
    ASSERT_EQ(both.provenance.method, Method::Sampled);
    EXPECT_EQ(both.goals[0].probability, Estimate{});
    EXPECT_EQ(both.allGoals, Estimate{});
    ASSERT_EQ(both.collected.size(), 2U);
    EXPECT_EQ(both.collected[0].mean, Estimate{});
    EXPECT_GT(both.collected[1].mean.standardError, 0);
    EXPECT_GT(both.goals[1].probability.standardError, 0);
    EXPECT_GT(both.anyGoal.standardError, 0);
    EXPECT_EQ(zapped(piles, {goals[0]}).anyGoal, Estimate{});
    // The corpse of a crocodile becomes boots, so that food may bring armor.
    const std::vector<Pile> food = {pileOf(exactGame, 1, {"2 apple", "unicorn horn"})};
    EXPECT_GT(zapped(food, {goalOf("pair of low boots")}).anyGoal.standardError, 0);
}

TEST(EvaluatedSeries, GivesFirstAnswersOnTheWay) {
    const Situation situation = situationIn(exactGame);
    const std::vector<Pile> piles = {pileOf(exactGame, 1, {"5 cursed rock", "unicorn horn"})};
    const auto first = evaluateLine(situation, piles, {});
    std::vector<std::int64_t> samples;
    SeriesOptions options;
    options.samples = 500'000;
    options.refined = [&samples](const SeriesAnswer& answer) {
        samples.push_back(answer.finalProvenance.samples);
    };
    ASSERT_TRUE(evaluateSeries(situation, piles, {}, {.zaps = 5}, *first, options));
    ASSERT_FALSE(samples.empty());
    EXPECT_LT(samples.front(), 500'000);
}

TEST(EvaluatedSeries, OfLoneStacksIsExactUnlessSamplesAreAskedFor) {
    const Situation situation = situationIn(exactGame);
    const std::vector<Pile> piles = {pileOf(exactGame, 1, {"unicorn horn"})};
    const auto first = evaluateLine(situation, piles, {});
    const ZapSeries series{.zaps = 50};
    EXPECT_EQ(evaluateSeries(situation, piles, {}, series, *first)->finalProvenance, Provenance{});
    SeriesOptions options;
    options.method = Method::Sampled;
    options.samples = 100;
    const auto sampled = evaluateSeries(situation, piles, {}, series, *first, options);
    EXPECT_EQ(sampled->finalProvenance.samples, 100);
}

}  // namespace
}  // namespace polyplan::nethack::polypile
