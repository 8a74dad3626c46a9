#include "core/nethack/polypile/identity_worlds.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>

#include "core/nethack/identities.h"
#include "core/nethack/polypile/arrange.h"
#include "core/nethack/polypile/derive.h"
#include "core/nethack/polypile/evaluate.h"
#include "core/nethack/polypile/evaluate_series.h"
#include "core/nethack/polypile/report.h"
#include "core/nethack/polypile/series_report.h"
#include "core/nethack/polypile/wanted_items.h"
#include "tests/core/support/unidentified.h"

namespace polyplan::nethack::polypile::identity_worlds_test {
namespace {

using polyplan::testing::objectOf;
using polyplan::testing::pileOf;

using namespace polyplan::testing::unidentified;

Pile pileAt(int distance, std::vector<Stack> stacks) {
    return {.distance = distance, .stacks = std::move(stacks)};
}

struct Line {
    Situation situation;
    std::vector<Pile> piles;
    std::vector<Goal> goals;
};

/// A figure's mean over all that one stack may be, each taken as identified: slow and obvious.
double averaged(const Line& line, std::size_t pile, std::size_t stack,
                const std::function<double(const Line&)>& figure) {
    double sum = 0.0;
    const Stack& look = line.piles[pile].stacks[stack];
    for (const Identity& identity :
         identitiesOf(line.situation.table, look, line.situation.known)) {
        Line known = line;
        known.piles[pile].stacks[stack] = identified(look, identity.object);
        sum += identity.probability * figure(known);
    }
    return sum;
}

double goalOf(const Line& line) {
    return evaluateLine(line.situation, line.piles, line.goals)->goals[0].probability.value;
}

/// Mean number of things that goals name.
double wantedOf(const Line& line) {
    return wantedItems(*evaluateLine(line.situation, line.piles, line.goals)).value;
}

SeriesAnswer seriesOf(const Line& line, const ZapSeries& series, Method method,
                      std::int64_t samples = 100'000) {
    const LineAnswer first = *evaluateLine(line.situation, line.piles, line.goals);
    return evaluateSeries(line.situation, line.piles, line.goals, series, first,
                          {.method = method, .samples = samples, .seed = 5})
        .value();
}

Line gems(int quantity = 3, int atLeast = 1) {
    return {knownSituation(),
            {pileAt(2, {lookOf(ObjectClass::Gem, "violet", quantity),
                        polyplan::testing::stackOf(game, "ruby")})},
            {{objectOf(game, "amethyst stone"), atLeast}}};
}

TEST(IdentityWorlds, AreNoneWhereNothingUnidentifiedIsWanted) {
    Line line = gems();
    const std::vector<Goal> others = {{objectOf(game, "ruby"), 1}};
    EXPECT_TRUE(identityWorlds(line.situation, line.piles, others).all.empty());
    line.situation.known.discovered = {line.goals[0].object};
    EXPECT_TRUE(identityWorlds(line.situation, line.piles, line.goals).all.empty());
    EXPECT_EQ(evaluateLine(line.situation, line.piles, line.goals)->worlds, 1U);
}

TEST(IdentityWorlds, OfAStackAreWhetherItIsWanted) {
    const Line line = gems();
    const auto worlds = identityWorlds(line.situation, line.piles, line.goals).all;
    ASSERT_EQ(worlds.size(), 2U);
    EXPECT_EQ(worlds[0].is, "the 3 violet gems are amethyst stone");
    EXPECT_EQ(worlds[0].piles[0].stacks[0].object, line.goals[0].object);
    EXPECT_EQ(worlds[1].is, "nothing unidentified is wanted");
    EXPECT_EQ(worlds[1].piles, line.piles);
    for (const Identity& identity :
         identitiesOf(line.situation.table, line.piles[0].stacks[0], {})) {
        if (identity.object == line.goals[0].object) {
            EXPECT_DOUBLE_EQ(worlds[0].probability, identity.probability);
        }
    }
}

TEST(IdentityWorlds, OfALookThatTellsTheTypeHaveItOnce) {
    const Stack iron = lookOf(ObjectClass::Wand, "iron");
    const Stack brass = lookOf(ObjectClass::Wand, "brass");
    const Line line{wandsUnknown(),
                    {pileAt(1, {iron, brass}), pileAt(2, {iron})},
                    {{objectOf(game, "wand of polymorph"), 1}}};
    const auto worlds = identityWorlds(line.situation, line.piles, line.goals).all;
    // Iron is it, brass is it, neither is: never both.
    ASSERT_EQ(worlds.size(), 3U);
    EXPECT_EQ(worlds[0].is, "the 2 iron wands are wand of polymorph");
    EXPECT_EQ(worlds[0].piles[1].stacks[0].object, line.goals[0].object);
    double sum = 0.0;
    double brassIs = 0.0;
    for (const IdentityWorld& each : worlds) {
        sum += each.probability;
        if (each.is.ends_with("the brass wand is wand of polymorph")) {
            brassIs += each.probability;
            EXPECT_EQ(each.situation.known.materials.at(line.goals[0].object),
                      line.situation.table[brass.object].material);
        }
    }
    EXPECT_NEAR(brassIs, worlds[0].probability, 1e-15);
    EXPECT_NEAR(sum, 1.0, 1e-15);
}

TEST(IdentityWorlds, OfOneNameAreOfOneType) {
    Stack one = lookOf(ObjectClass::Tool, "bag");
    Line line{knownSituation(), {pileAt(1, {one, one})}, {{objectOf(game, "bag of holding"), 1}}};
    EXPECT_EQ(identityWorlds(line.situation, line.piles, line.goals).all.size(), 4U);
    for (Stack& stack : line.piles[0].stacks) {
        stack.called = "BoH";
    }
    EXPECT_EQ(identityWorlds(line.situation, line.piles, line.goals).all.size(), 2U);
}

TEST(IdentityWorlds, MayBeTooMany) {
    Line line = gems();
    line.piles[0].stacks.assign(6, lookOf(ObjectClass::Gem, "violet"));
    EXPECT_EQ(identityWorlds(line.situation, line.piles, line.goals).all.size(), 64U);
    line.piles[0].stacks.push_back(lookOf(ObjectClass::Gem, "violet"));
    const IdentityWorlds worlds = identityWorlds(line.situation, line.piles, line.goals);
    EXPECT_TRUE(worlds.areTooMany);
    EXPECT_TRUE(worlds.all.empty());
    EXPECT_EQ(evaluateLine(line.situation, line.piles, line.goals)->worlds, 0U);
}

TEST(IdentityWorlds, GiveTheAverageOverAllThatAStackMayBe) {
    for (const int atLeast : {1, 2, 4}) {
        const Line line = gems(3, atLeast);
        EXPECT_NEAR(goalOf(line), averaged(line, 0, 0, goalOf), 1e-12) << atLeast;
        EXPECT_NEAR(wantedOf(line), averaged(line, 0, 0, wantedOf), 1e-12) << atLeast;
    }
    const Line bags{knownSituation(),
                    {pileAt(3, {lookOf(ObjectClass::Tool, "bag"),
                                polyplan::testing::stackOf(game, "blindfold")})},
                    {{objectOf(game, "bag of holding"), 1}}};
    EXPECT_NEAR(goalOf(bags), averaged(bags, 0, 0, goalOf), 1e-12);
    // What a wand of polymorph leaves alone is what the goal asks for.
    const Line wands{wandsUnknown(),
                     {pileAt(1, {lookOf(ObjectClass::Wand, "iron")})},
                     {{objectOf(game, "wand of polymorph"), 1}}};
    EXPECT_NEAR(goalOf(wands), averaged(wands, 0, 0, goalOf), 1e-12);
}

TEST(IdentityWorlds, GiveTheAverageOverTwoStacks) {
    const Stack violet = lookOf(ObjectClass::Gem, "violet");
    const Line line{knownSituation(),
                    {pileAt(1, {violet}), pileAt(3, {violet})},
                    {{objectOf(game, "amethyst stone"), 2}}};
    const double slow =
        averaged(line, 0, 0, [](const Line& first) { return averaged(first, 1, 0, goalOf); });
    EXPECT_NEAR(goalOf(line), slow, 1e-12);
}

TEST(IdentityWorlds, AreCollectedAfterOneZap) {
    // Two kinds are wanted, and beside the stack that may be either lies one that is one.
    Line line = gems();
    line.goals.push_back({objectOf(game, "fluorite stone"), 1});
    line.piles[0].stacks.push_back(polyplan::testing::stackOf(game, "fluorite"));
    const auto collected = [](std::size_t goal) {
        return [goal](const Line& known) {
            return seriesOf(known, {.zaps = 1, .collectsGoals = true}, Method::Exact)
                .byZap[0]
                .collected[goal]
                .mean.value;
        };
    };
    for (const std::size_t goal : {0U, 1U}) {
        EXPECT_NEAR(collected(goal)(line), averaged(line, 0, 0, collected(goal)), 1e-12) << goal;
    }
    for (Estimate ZapAnswer::*const figure : {&ZapAnswer::itemsLeft, &ZapAnswer::stacksLeft}) {
        const auto left = [figure](const Line& known) {
            return (seriesOf(known, {.zaps = 1, .collectsGoals = true}, Method::Exact).byZap[0].*
                    figure)
                .value;
        };
        EXPECT_NEAR(left(line), averaged(line, 0, 0, left), 1e-12);
    }
}

TEST(IdentityWorlds, AreToldWhereGoalsStand) {
    Line line = gems();
    const LineAnswer answer = *evaluateLine(line.situation, line.piles, line.goals);
    const std::string saying =
        "At least 1 amethyst stone: averaged over what 3 violet gems may be.";
    const auto says = [](const Report& report, const std::string& text) {
        return std::ranges::count(report.remarks, text, &Remark::text) == 1;
    };
    EXPECT_TRUE(says(lineReport({.piles = line.piles,
                                 .answer = answer,
                                 .table = line.situation.table,
                                 .known = line.situation.known}),
                     saying));
    const SeriesAnswer series = seriesOf(line, {.zaps = 2}, Method::Sampled, 1'000);
    EXPECT_EQ(series.worlds, 2U);
    EXPECT_EQ(series.byZap.back().provenance.seed, 5U)
        << "as asked for, though each world draws by its own";
    EXPECT_TRUE(says(seriesReport(series, line.situation, line.piles, false), saying));
    line.piles[0].stacks.assign(7, lookOf(ObjectClass::Gem, "violet"));
    const SeriesAnswer none = seriesOf(line, {.zaps = 2}, Method::Sampled, 1'000);
    EXPECT_EQ(none.worlds, 0U);
    EXPECT_TRUE(says(seriesReport(none, line.situation, line.piles, false),
                     "At least 1 amethyst stone: not counted: what 7 violet gems may be."));
}

TEST(IdentityWorlds, CountForJointGoalsAndForWhatIsLeftWanted) {
    Line line = gems();
    line.goals.push_back({objectOf(game, "fluorite stone"), 1});
    const auto answer = *evaluateLine(line.situation, line.piles, line.goals);
    EXPECT_EQ(answer.worlds, 3U);
    EXPECT_NEAR(
        answer.anyGoal.value,
        averaged(line, 0, 0,
                 [](const Line& known) {
                     return evaluateLine(known.situation, known.piles, known.goals)->anyGoal.value;
                 }),
        1e-12);
    EXPECT_NEAR(
        answer.allGoals.value,
        averaged(line, 0, 0,
                 [](const Line& known) {
                     return evaluateLine(known.situation, known.piles, known.goals)->allGoals.value;
                 }),
        1e-12);
    const auto left = [](const Line& known) {
        return evaluateLine(known.situation, known.piles, known.goals)
            ->piles[0]
            .ifHit.stacks[0]
            .leftWanted;
    };
    EXPECT_NEAR(answer.piles[0].ifHit.stacks[0].leftWanted, averaged(line, 0, 0, left), 1e-12);
}

TEST(IdentityWorlds, AreSampledAsTheyAreWorkedOut) {
    const Line line = gems();
    const auto exact = *evaluateLine(line.situation, line.piles, line.goals);
    const auto sampled = *evaluateLine(line.situation, line.piles, line.goals,
                                       {.method = Method::Sampled, .samples = 400'000, .seed = 7});
    const Estimate& goal = sampled.goals[0].probability;
    EXPECT_GT(goal.standardError, 0.0);
    EXPECT_LT(goal.standardError, 0.0005);
    EXPECT_NEAR(goal.value, exact.goals[0].probability.value, 4.5 * goal.standardError);
    const Estimate& wanted = sampled.unidentifiedWanted[0].mean;
    EXPECT_NEAR(wanted.value, exact.unidentifiedWanted[0].mean.value, 4.5 * wanted.standardError);
}

TEST(IdentityWorlds, CountInEachOfSeveralZaps) {
    Line line = gems(1);
    line.situation.source = Source::Potion;
    for (const bool collects : {false, true}) {
        const ZapSeries series{.zaps = 3, .collectsGoals = collects};
        const SeriesAnswer exact = seriesOf(line, series, Method::Exact);
        const SeriesAnswer sampled = seriesOf(line, series, Method::Sampled);
        for (std::size_t zap = 0; zap < 3; ++zap) {
            const double slow = averaged(line, 0, 0, [&](const Line& known) {
                return seriesOf(known, series, Method::Exact).byZap[zap].goals[0].probability.value;
            });
            EXPECT_NEAR(exact.byZap[zap].goals[0].probability.value, slow, 1e-12) << zap;
            const Estimate& figure = sampled.byZap[zap].goals[0].probability;
            EXPECT_NEAR(figure.value, slow, 4.5 * figure.standardError + 1e-12) << zap;
            EXPECT_NEAR(
                exact.byZap[zap].itemsLeft.value,
                averaged(
                    line, 0, 0,
                    [&](const Line& known) {
                        return seriesOf(known, series, Method::Exact).byZap[zap].itemsLeft.value;
                    }),
                1e-12);
        }
    }
}

TEST(IdentityWorlds, LeaveWhatIsNotCollectedItsLook) {
    Line line = gems(1);
    line.situation.source = Source::Potion;
    const ObjectIndex look = line.piles[0].stacks[0].object;
    const ObjectIndex amethyst = line.goals[0].object;
    const SeriesAnswer wanted = seriesOf(line, {.zaps = 2}, Method::Exact);
    const SeriesAnswer collected =
        seriesOf(line, {.zaps = 2, .collectsGoals = true}, Method::Exact);
    EXPECT_NEAR(wantedItems(wanted).value,
                averaged(line, 0, 0,
                         [](const Line& known) {
                             return wantedItems(seriesOf(known, {.zaps = 2}, Method::Exact)).value;
                         }),
                1e-12);
    Line unasked = line;
    unasked.goals.clear();
    const SeriesAnswer plain = seriesOf(unasked, {.zaps = 2}, Method::Exact);
    EXPECT_GT(identifiedItems(wanted, look).value, 0.0);
    for (const ObjectIndex object : {look, amethyst}) {
        EXPECT_NEAR(identifiedItems(wanted, object).value, identifiedItems(plain, object).value,
                    1e-12);
    }
    EXPECT_GT(identifiedItems(collected, amethyst).value, identifiedItems(wanted, amethyst).value);
    line.situation.source = Source::Wand;
    unasked.situation.source = Source::Wand;
    const SeriesAnswer sampled = seriesOf(line, {.zaps = 2}, Method::Sampled, 2'000);
    const SeriesAnswer sampledPlain = seriesOf(unasked, {.zaps = 2}, Method::Sampled, 2'000);
    EXPECT_EQ(sampled.finalQuantity, sampledPlain.finalQuantity);
    EXPECT_EQ(sampled.finalQuantityErrors, sampledPlain.finalQuantityErrors);
}

TEST(IdentityWorlds, TellBeforeTheyAreCollectedHowFarTheZapGets) {
    const Stack potion = lookOf(ObjectClass::Potion, "bubbly");
    const Line line{knownSituation(),
                    {pileAt(1, {potion}), pileAt(7, {potion})},
                    {{objectOf(game, "potion of object detection"), 1}}};
    const ZapAnswer zap =
        seriesOf(line, {.zaps = 1, .collectsGoals = true}, Method::Exact).byZap.front();
    EXPECT_NEAR(zap.stacksLeft.value, zap.itemsLeft.value, 1e-12) << "each stack is one potion";
}

TEST(IdentityWorlds, TellOfAFirstZapWhatOneZapTells) {
    const Line line = gems();
    const SeriesAnswer series = seriesOf(line, {.zaps = 2}, Method::Sampled, 2'000);
    EXPECT_NEAR(series.byZap[0].goals[0].probability.value, goalOf(line), 1e-12);
    EXPECT_EQ(series.byZap[0].goals[0].probability.standardError, 0.0);
}

TEST(IdentityWorlds, AreWhatLinesAreArrangedFor) {
    const Line line = gems();
    const ArrangeRequest request{.situation = line.situation,
                                 .stacks = line.piles[0].stacks,
                                 .goals = line.goals,
                                 .objective = Objective::WantedItems,
                                 .firstSquare = 2,
                                 .lastSquare = 2,
                                 .present = {{2, {0, 1}}},
                                 .pinned = {}};
    EXPECT_NEAR(figureOf(request, request.present), wantedOf(line), 1e-12);
}

TEST(IdentityWorlds, AreJudgedByAfterASearchThatHasLeftThemOut) {
    Line line = gems();
    line.piles[0].stacks.assign(4, lookOf(ObjectClass::Gem, "violet"));
    const ArrangeRequest request{.situation = line.situation,
                                 .stacks = line.piles[0].stacks,
                                 .goals = line.goals,
                                 .objective = Objective::AnyGoal,
                                 .firstSquare = 1,
                                 .lastSquare = 3,
                                 .present = {{2, {0, 1, 2, 3}}},
                                 .pinned = {}};
    const auto found = *arrange(request, {.rounds = 40});
    EXPECT_NEAR(found.before, goalOf(line), 1e-12);
    EXPECT_NEAR(found.after, figureOf(request, found.arrangement), 1e-12);
}

TEST(IdentityWorlds, AreDerived) {
    Line line = gems();
    line.goals.push_back({objectOf(game, "fluorite stone"), 1});
    const auto answer = *evaluateLine(line.situation, line.piles, line.goals);
    const DerivationQuestion question{line.situation, line.piles, line.goals, answer};
    using Kind = FigureName::Kind;
    for (const auto& [figure, value] :
         {std::pair(FigureName{.kind = Kind::Goal, .goal = 0}, answer.goals[0].probability.value),
          std::pair(FigureName{.kind = Kind::AnyGoal}, answer.anyGoal.value),
          std::pair(FigureName{.kind = Kind::WantedItems}, wantedItems(answer).value)}) {
        const Derivation derivation = *derive(question, figure);
        EXPECT_NEAR(derivation.value, value, 1e-12) << toText(derivation);
        EXPECT_NE(toText(derivation).find("not identified"), std::string::npos)
            << toText(derivation);
    }
    const std::string goal = toText(*derive(question, {.kind = Kind::Goal, .goal = 0}));
    EXPECT_NE(goal.find("\n   Where the 3 violet gems are amethyst stone: "), std::string::npos)
        << goal;
}

}  // namespace
}  // namespace polyplan::nethack::polypile::identity_worlds_test
