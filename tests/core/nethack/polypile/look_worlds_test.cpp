#include "core/nethack/polypile/look_worlds.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>

#include "core/nethack/identities.h"
#include "core/nethack/polypile/alike_identities.h"
#include "core/nethack/polypile/arrange.h"
#include "core/nethack/polypile/evaluate.h"
#include "core/nethack/polypile/evaluate_series.h"
#include "core/nethack/polypile/fate.h"
#include "core/nethack/polypile/first_zap.h"
#include "core/nethack/polypile/identity_worlds.h"
#include "core/nethack/polypile/transformation.h"
#include "tests/core/support/unidentified.h"

namespace polyplan::nethack::polypile::look_worlds_test {
namespace {

using polyplan::testing::objectOf;
using polyplan::testing::situationIn;

using namespace polyplan::testing::unidentified;

struct Line {
    Situation situation;
    std::vector<Pile> piles;
    std::vector<Goal> goals{};
};

LineAnswer answerOf(const Line& line,
                    const EvaluateOptions& options = {.method = {}, .detail = Detail::WholeLine}) {
    return *evaluateLine(line.situation, line.piles, line.goals, options);
}

/// A figure's mean over all that the stacks of a look may be, all of them of one type: slow and
/// obvious.
double averaged(const Line& line, const Stack& look,
                const std::function<double(const LineAnswer&)>& figure) {
    double sum = 0.0;
    for (const Identity& identity :
         identitiesOf(line.situation.table, look, line.situation.known)) {
        Line known = line;
        for (Pile& pile : known.piles) {
            for (Stack& stack : pile.stacks) {
                if (stack.object == look.object) {
                    stack = identified(stack, identity.object);
                }
            }
        }
        sum += identity.probability * figure(answerOf(known));
    }
    return sum;
}

std::function<double(const LineAnswer&)> atLeastOne(ObjectIndex object) {
    return [object](const LineAnswer& answer) {
        const auto found = std::ranges::find(answer.overall, object, &ObjectLeft::object);
        return found == answer.overall.end() ? 0.0 : found->atLeastOne;
    };
}

/// What one zap does to the line, whether it gets anywhere or not.
std::function<double(const LineAnswer&)> afterOne(const Line& line,
                                                  const std::function<double(ZapAnswer)>& figure) {
    return [&line, figure](const LineAnswer& answer) {
        return figure(afterFirstZap(answer, line.piles, false));
    };
}

TEST(AlikeIdentities, AreTreatedAlike) {
    for (const Game each :
         {Game::NetHack343, Game::NetHack367, Game::NetHack37, Game::SlashEm007}) {
        for (const Source source : {Source::Wand, Source::Potion}) {
            Situation situation = situationIn(each);
            situation.source = source;
            const Transformation transformation(situation);
            for (const ObjectType& look : situation.table.looks()) {
                Stack stack;
                stack.object = *situation.table.findLook(look.objectClass, look.appearance);
                double sum = 0.0;
                for (const AlikeIdentities& alike : alikeIdentities(situation, stack)) {
                    sum += alike.share;
                    for (const ObjectIndex type : alike.types) {
                        const Stack one = identified(stack, type);
                        EXPECT_EQ(fateOf(situation, one), fateOf(situation, alike.example))
                            << look.name << ' ' << alike.title;
                        EXPECT_EQ(transformation.changeOf(one),
                                  transformation.changeOf(alike.example))
                            << look.name << ' ' << alike.title;
                    }
                }
                EXPECT_NEAR(sum, 1.0, 1e-12) << look.name;
            }
        }
    }
}

TEST(LookWorlds, AreOfLooksThatLieThereMoreThanOnce) {
    const Stack bubbly = lookOf(ObjectClass::Potion, "bubbly");
    const Stack iron = lookOf(ObjectClass::Wand, "iron");
    Line line{knownSituation(), {{1, {bubbly, iron}}, {2, {bubbly}}}};
    const auto worlds = lookWorlds(line.situation, line.piles).all;
    const auto alike = alikeIdentities(line.situation, bubbly);
    ASSERT_EQ(worlds.size(), alike.size());
    ASSERT_EQ(worlds.size(), 3U);
    for (std::size_t i = 0; i < worlds.size(); ++i) {
        EXPECT_EQ(worlds[i].probability, alike[i].share);
        EXPECT_EQ(worlds[i].situation.known.supposed.at(bubbly.object), alike[i].types);
        EXPECT_EQ(lookWorlds(worlds[i].situation, line.piles).all.size(), 1U);
    }
    EXPECT_TRUE(std::ranges::count(worlds, "bubbly potion is one of the magical types",
                                   &LookWorld::is) == 1)
        << worlds[0].is;
    line.piles.pop_back();
    EXPECT_EQ(lookWorlds(line.situation, line.piles).all.size(), 1U);
    // Bags look alike from the start: each is what it is.
    const Stack bag = lookOf(ObjectClass::Tool, "bag");
    line.piles = {{1, {bag, bag}}};
    EXPECT_EQ(lookWorlds(line.situation, line.piles).all.size(), 1U);
}

TEST(LookWorlds, AreAveragedOverForGoals) {
    struct Case {
        ObjectClass objectClass;
        const char* look;
        const char* goal;
        const char* further;  ///< goal, that the look itself may be
        Source source;
    };
    for (const Case& each :
         {Case{ObjectClass::Armor, "old gloves", "pair of speed boots", "pair of leather gloves",
               Source::Potion},
          Case{ObjectClass::Armor, "old gloves", "pair of speed boots", "pair of leather gloves",
               Source::Wand},
          Case{ObjectClass::Potion, "bubbly", "potion of water", "potion of booze", Source::Potion},
          Case{ObjectClass::Potion, "bubbly", "potion of water", "potion of booze",
               Source::Wand}}) {
        const Situation situation = knownSituation(each.source);
        const Stack look = lookOf(each.objectClass, each.look);
        Line line{situation,
                  {{1, {look, look, look}}, {2, {look, look}}},
                  {{objectOf(game, each.goal), 1}}};
        const auto goalOf = [](const LineAnswer& answer) {
            return answer.goals[0].probability.value;
        };
        const double slow = averaged(line, look, goalOf);
        // A golem is made of what things are of, which is known of the look alone.
        const double golems = each.source == Source::Wand ? 1e-3 : 1e-12;
        EXPECT_NEAR(goalOf(answerOf(line)), slow, golems) << each.look;
        const double alone = goalOf(answerOf(line));
        line.goals.push_back({objectOf(game, each.further), 1});
        EXPECT_NEAR(goalOf(answerOf(line)), alone, golems) << each.look;
    }
}

TEST(LookWorlds, AreOfWhatEveryStackMayBe) {
    const Stack ring = lookOf(ObjectClass::Ring, "steel");
    Stack enchanted = ring;
    enchanted.enchantment = 3;
    for (const char* goal : {"ring of free action", "ring of adornment"}) {
        Line line{situationIn(game), {{1, {enchanted, ring}}}, {{objectOf(game, goal), 1}}};
        const auto chance = [&] {
            Line told = line;
            told.situation.known =
                knownOfLooks(told.situation.table, told.situation.known, told.piles);
            return answerOf(told).goals[0].probability.value;
        };
        double slow = 0.0;
        for (const Identity& identity : identitiesOf(line.situation.table, enchanted, {})) {
            Line known = line;
            known.piles[0].stacks = {identified(enchanted, identity.object),
                                     identified(ring, identity.object)};
            slow += identity.probability * answerOf(known).goals[0].probability.value;
        }
        const double first = chance();
        std::ranges::reverse(line.piles[0].stacks);
        EXPECT_NEAR(chance(), first, 1e-12) << goal;
        // What a golem is made of is averaged apart.
        EXPECT_NEAR(first, slow, 1e-3) << goal;
    }
}

TEST(LookWorlds, TellNothingOfStacksThatMayDiffer) {
    const Stack gem = lookOf(ObjectClass::Gem, "red");
    const Situation situation = knownSituation();
    const std::vector<Pile> gems = {{1, {gem, lookOf(ObjectClass::Gem, "red", 2)}}};
    EXPECT_EQ(knownOfLooks(situation.table, situation.known, gems), situation.known);
    const Stack ring = lookOf(ObjectClass::Ring, "steel");
    const std::vector<Pile> rings = {{1, {ring}}, {2, {ring}}};
    EXPECT_EQ(knownOfLooks(situation.table, situation.known, rings), situation.known);
}

TEST(LookWorlds, AreAveragedOverForAllThatIsLeft) {
    // Dipped, so that no golem has a say: of what they are made is known of the look alone.
    const Stack bubbly = lookOf(ObjectClass::Potion, "bubbly");
    const Line line{knownSituation(Source::Potion),
                    {{1, {bubbly, bubbly, bubbly, bubbly}}, {2, {bubbly, bubbly}}}};
    const auto water = atLeastOne(objectOf(game, "potion of water"));
    const double left = water(answerOf(line));
    EXPECT_NEAR(left, averaged(line, bubbly, water), 1e-12);
    const double one = water(answerOf({line.situation, {{1, {bubbly}}}, {}}));
    EXPECT_LT(left, 1.0 - std::pow(1.0 - one, 6) - 0.01) << "as if each were of a type of its own";
    const auto takeSix = [](const LineAnswer& answer) {
        const auto six = std::ranges::find(answer.potions->taken, 6, &ValueOdds::value);
        return six == answer.potions->taken.end() ? 0.0 : six->probability;
    };
    EXPECT_NEAR(takeSix(answerOf(line)), averaged(line, bubbly, takeSix), 1e-12);
    const auto dips = [](const LineAnswer& answer) { return answer.potions->dipsUntilAll; };
    EXPECT_NEAR(dips(answerOf(line)), averaged(line, bubbly, dips), 1e-12);
    const Line single{line.situation, {{1, {bubbly}}}, {}};
    EXPECT_NEAR(dips(answerOf(single)), averaged(single, bubbly, dips), 1e-12);
}

TEST(LookWorlds, TellOfAPileWhichTheBeamReaches) {
    // What a zap leaves alone spares range: that it gets far tells of the wands on the way.
    const Stack iron = lookOf(ObjectClass::Wand, "iron");
    const Line line{wandsUnknown(), {{3, {iron}}, {7, {iron}}, {11, {iron}}}};
    const LineAnswer answer = answerOf(line);
    for (std::size_t pile = 0; pile < line.piles.size(); ++pile) {
        const auto reached = [pile](const LineAnswer& of) { return of.piles[pile].reached.value; };
        EXPECT_NEAR(reached(answer), averaged(line, iron, reached), 1e-12) << pile;
        const auto changed = [pile](const LineAnswer& of) {
            return of.piles[pile].reached.value * of.piles[pile].ifHit.stacks[0].polymorphed;
        };
        EXPECT_NEAR(changed(answer), averaged(line, iron, changed), 1e-12) << pile;
    }
    const auto stayed = [&](std::size_t pile) {
        return answer.piles[pile].ifHit.stacks[0].unaffected;
    };
    EXPECT_GT(stayed(1), stayed(0) + 0.001);
    const auto shocked = afterOne(line, [](const ZapAnswer& zap) { return zap.lost.shock.value; });
    EXPECT_NEAR(shocked(answer), averaged(line, iron, shocked), 1e-12);
    for (std::size_t square = 0; square < answer.squares.size(); ++square) {
        const auto comes = [square](const LineAnswer& of) {
            return square < of.squares.size() ? of.squares[square] : 0.0;
        };
        EXPECT_NEAR(comes(answer), averaged(line, iron, comes), 1e-12) << square;
    }
}

void expectNear(const Estimate& sampled, double exact, const std::string& what) {
    EXPECT_NEAR(sampled.value, exact, 4.5 * sampled.standardError + 1e-4) << what;
}

TEST(LookWorlds, AreSampledAsTheyAreWorkedOut) {
    const Stack iron = lookOf(ObjectClass::Wand, "iron");
    const Stack bubbly = lookOf(ObjectClass::Potion, "bubbly");
    Situation situation = knownSituation();
    // So that an iron wand may be one.
    situation.known.materials[objectOf(game, "wand of polymorph")] = Material::Iron;
    const Line line{
        situation,
        {{3, {iron}}, {6, {bubbly, iron, bubbly}}, {8, {iron, bubbly, iron}}},
        {{objectOf(game, "wand of wishing"), 1}, {objectOf(game, "potion of water"), 2}}};
    const LineAnswer exact = answerOf(line);
    ASSERT_EQ(exact.provenance.method, Method::Exact);
    const LineAnswer sampled = answerOf(
        line,
        {.method = Method::Sampled, .detail = Detail::WholeLine, .samples = 300'000, .seed = 3});
    for (std::size_t i = 0; i < line.piles.size(); ++i) {
        const PileAnswer& pile = sampled.piles[i];
        expectNear(pile.reached, exact.piles[i].reached.value, "reached");
        for (std::size_t k = 0; k < line.piles[i].stacks.size(); ++k) {
            expectNear({pile.ifHit.stacks[k].polymorphed, pile.ifHitErrors->stacks[k].polymorphed},
                       exact.piles[i].ifHit.stacks[k].polymorphed, "changed");
            expectNear({pile.ifHit.stacks[k].unaffected, pile.ifHitErrors->stacks[k].unaffected},
                       exact.piles[i].ifHit.stacks[k].unaffected, "unaffected");
        }
        for (std::size_t k = 0; k < pile.ifHit.golem.size(); ++k) {
            const auto& [golem, chance] = pile.ifHit.golem[k];
            const auto same = std::ranges::find(exact.piles[i].ifHit.golem, golem,
                                                &std::pair<Golem, double>::first);
            ASSERT_NE(same, exact.piles[i].ifHit.golem.end());
            expectNear({chance, pile.ifHitErrors->golem[k].second}, same->second, "golem");
        }
    }
    for (std::size_t i = 0; i < sampled.overall.size(); ++i) {
        const double chance = atLeastOne(sampled.overall[i].object)(exact);
        expectNear({sampled.overall[i].atLeastOne, sampled.overallErrors[i].atLeastOne}, chance,
                   line.situation.table[sampled.overall[i].object].name);
    }
    EXPECT_EQ(sampled.squares, exact.squares);
}

TEST(LookWorlds, AreSampledWhereTheyAreTooMany) {
    Line line{knownSituation(), {{1, {}}, {2, {}}}, {{objectOf(game, "potion of water"), 1}}};
    for (const char* look : {"bubbly", "ruby", "pink", "smoky"}) {
        for (Pile& pile : line.piles) {
            pile.stacks.push_back(lookOf(ObjectClass::Potion, look));
        }
    }
    EXPECT_TRUE(lookWorlds(line.situation, line.piles).areTooMany);
    EXPECT_EQ(answerOf(line).provenance.method, Method::Sampled);
    EXPECT_FALSE(evaluateLine(line.situation, line.piles, line.goals, {.method = Method::Exact}));
    const EvaluateOptions searching{
        .method = {}, .detail = Detail::Immediate, .mostWorlds = 8, .mayLooksDiffer = true};
    EXPECT_EQ(answerOf(line, searching).provenance.method, Method::Exact);
}

TEST(LookWorlds, AreWhatLinesAreArrangedFor) {
    const Stack iron = lookOf(ObjectClass::Wand, "iron");
    const Stack bubbly = lookOf(ObjectClass::Potion, "bubbly");
    const Line line{wandsUnknown(),
                    {{1, {iron, iron, bubbly, bubbly}}},
                    {{objectOf(game, "wand of sleep"), 1}, {objectOf(game, "potion of water"), 1}}};
    const ArrangeRequest request{.situation = line.situation,
                                 .stacks = line.piles[0].stacks,
                                 .goals = line.goals,
                                 .objective = Objective::AllGoals,
                                 .firstSquare = 1,
                                 .lastSquare = 2,
                                 .present = {{1, {0, 1, 2, 3}}},
                                 .pinned = {}};
    EXPECT_EQ(arrange(request, {.rounds = 10})->before, answerOf(line).allGoals.value);
}

TEST(LookWorlds, AreAveragedOverInSeriesOfDips) {
    const Stack bubbly = lookOf(ObjectClass::Potion, "bubbly");
    const Line line{knownSituation(Source::Potion),
                    {{1, {bubbly, bubbly, bubbly}}},
                    {{objectOf(game, "potion of water"), 1}}};
    const auto afterTwo = [](const Line& of, Method method) {
        return evaluateSeries(of.situation, of.piles, of.goals, {.zaps = 2}, answerOf(of),
                              {.method = method, .samples = 200'000, .seed = 4})
            ->byZap[1]
            .goals[0]
            .probability;
    };
    double slow = 0.0;
    for (const Identity& identity : identitiesOf(line.situation.table, bubbly, {})) {
        Line known = line;
        std::ranges::fill(known.piles[0].stacks, identified(bubbly, identity.object));
        slow += identity.probability * afterTwo(known, Method::Exact).value;
    }
    EXPECT_NEAR(afterTwo(line, Method::Exact).value, slow, 1e-12);
    expectNear(afterTwo(line, Method::Sampled), slow, "sampled");
}

}  // namespace
}  // namespace polyplan::nethack::polypile::look_worlds_test
