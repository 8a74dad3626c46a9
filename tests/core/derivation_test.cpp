#include "core/nethack/polypile/derivation.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/nethack/polypile/derive.h"
#include "core/nethack/polypile/evaluate.h"
#include "tests/core/support/arbitrary_document.h"
#include "tests/core/support/situations.h"

namespace polyplan::nethack::polypile {
namespace {

using namespace polyplan::testing;
using Kind = FigureName::Kind;

constexpr double exact = 1e-12;

struct Line {
    Situation situation;
    std::vector<Pile> piles;
    std::vector<Goal> goals;
    LineAnswer answer;

    Line(Situation asked, std::vector<Pile> line, std::vector<Goal> wanted = {})
        : situation(std::move(asked)), piles(std::move(line)), goals(std::move(wanted)) {
        EvaluateOptions options;
        options.detail = Detail::WholeLine;
        answer = *evaluateLine(situation, piles, goals, options);
    }

    std::optional<Derivation> derived(const FigureName& figure) const {
        return derive({situation, piles, goals, answer}, figure);
    }
};

::testing::AssertionResult holds(const std::optional<Derivation>& derivation, double expected) {
    if (!derivation) {
        return ::testing::AssertionFailure() << "no derivation";
    }
    if (std::abs(derivation->value - expected) > exact * std::max(1.0, expected)) {
        return ::testing::AssertionFailure() << derivation->value << " against " << expected << '\n'
                                             << toText(*derivation);
    }
    if (derivation->steps.empty() || derivation->steps.back().result != derivation->value) {
        return ::testing::AssertionFailure() << "ends elsewhere\n" << toText(*derivation);
    }
    for (std::size_t i = 0; i < derivation->steps.size(); ++i) {
        const DerivationStep& step = derivation->steps[i];
        const std::optional<double> result = combined(step);
        if (result && std::abs(*result - step.result) > exact * std::max(1.0, step.result)) {
            return ::testing::AssertionFailure() << "step " << i + 1 << " gives " << *result << '\n'
                                                 << toText(*derivation);
        }
        for (const DerivationInput& input : step.inputs) {
            if (input.step &&
                (*input.step >= i || derivation->steps[*input.step].result != input.value)) {
                return ::testing::AssertionFailure()
                       << "step " << i + 1 << " uses " << input.name << '\n'
                       << toText(*derivation);
            }
        }
    }
    return ::testing::AssertionSuccess();
}

/// Holds every figure of the answer against its derivation.
::testing::AssertionResult allHold(const Line& line) {
    using Loss = FigureName::Loss;
    ::testing::AssertionResult result = ::testing::AssertionSuccess();
    const auto check = [&](const FigureName& figure, double expected) {
        if (result) {
            result = holds(line.derived(figure), expected);
        }
    };
    for (std::size_t i = 0; i < line.piles.size(); ++i) {
        const PileAnswer& pile = line.answer.piles[i];
        check({.kind = Kind::Reached, .pile = i}, pile.reached.value);
        double left = 0.0;
        for (const ObjectLeft& object : pile.ifHit.finalQuantity) {
            left += object.meanQuantity;
        }
        check({.kind = Kind::ItemsLeft, .pile = i}, left);
        for (const auto& [golem, chance] : pile.ifHit.golem) {
            check({.kind = Kind::GolemKind, .pile = i, .golem = golem}, chance);
        }
        double items = 0.0;
        double fused = 0.0;
        for (std::size_t k = 0; k < line.piles[i].stacks.size(); ++k) {
            const StackOdds& odds = pile.ifHit.stacks[k];
            const bool isLost = odds.shudderedAllLost > 0.0;
            const auto stack = [&](Kind kind, double expected) {
                check({.kind = kind, .pile = i, .stack = k}, expected);
            };
            stack(Kind::Unaffected, odds.unaffected);
            if (odds.unaffected == 0.0) {
                stack(Kind::Resisted, odds.resisted);
                stack(Kind::Changed, odds.polymorphed);
                stack(Kind::Absorbed, odds.remainderAbsorbedByGolem);
                if (odds.shudderedButUnharmed > 0.0) {
                    stack(Kind::Unharmed, odds.shudderedButUnharmed);
                } else {
                    stack(isLost ? Kind::ShockedAway : Kind::ShockedOff,
                          odds.shudderedAllLost + odds.shudderedSomeLeft);
                }
            }
            for (std::size_t n = i; n < odds.polymorphedInto.size(); n += 3) {
                const ObjectOdds& into = odds.polymorphedInto[n];
                check({.kind = Kind::Becomes, .pile = i, .stack = k, .object = into.object},
                      into.probability);
            }
            items += line.piles[i].stacks[k].quantity;
            fused += odds.items.fused;
        }
        if (items > 0.0) {
            check({.kind = Kind::LostShare, .pile = i, .loss = Loss::Fused},
                  pile.reached.value * fused / items);
            check({.kind = Kind::LostShare, .pile = i, .loss = Loss::Any},
                  pile.reached.value * (items - left) / items);
        }
        for (std::size_t n = 0; n < pile.ifHit.finalQuantity.size(); n += 19) {
            const ObjectLeft& object = pile.ifHit.finalQuantity[n];
            check({.kind = Kind::AtLeastOne, .pile = i, .object = object.object},
                  object.atLeastOne);
            check({.kind = Kind::Mean, .pile = i, .object = object.object}, object.meanQuantity);
        }
    }
    double lost = 0.0;
    double golems = 0.0;
    for (std::size_t i = 0; i < line.piles.size(); ++i) {
        const PileAnswer& pile = line.answer.piles[i];
        for (const StackOdds& stack : pile.ifHit.stacks) {
            lost += pile.reached.value * stack.items.absorbed;
        }
        for (const auto& [golem, chance] : pile.ifHit.golem) {
            golems += golem == Golem::None ? 0.0 : pile.reached.value * chance;
        }
    }
    check({.kind = Kind::LineLost, .loss = Loss::Absorbed}, lost);
    check({.kind = Kind::LineGolems}, golems);
    for (std::size_t n = 0; n < line.answer.overall.size(); n += 11) {
        const ObjectLeft& object = line.answer.overall[n];
        check({.kind = Kind::LineAtLeastOne, .object = object.object}, object.atLeastOne);
        check({.kind = Kind::LineMean, .object = object.object}, object.meanQuantity);
    }
    for (std::size_t goal = 0; goal < line.goals.size(); ++goal) {
        check({.kind = Kind::Goal, .goal = goal}, line.answer.goals[goal].probability.value);
    }
    if (!line.goals.empty()) {
        check({.kind = Kind::AnyGoal}, line.answer.anyGoal.value);
        check({.kind = Kind::AllGoals}, line.answer.allGoals.value);
    }
    return result;
}

TEST(Derivation, OfAFateNamesItsRulesAndDice) {
    const Game game = Game::NetHack367;
    const Line line(situationIn(game), {pileOf(game, 1, {"7 cursed dagger", "unicorn horn"})});
    const Derivation changed = *line.derived({.kind = Kind::Changed, .stack = 1});
    EXPECT_EQ(changed.title, "changes");
    EXPECT_EQ(changed.version, "NetHack 3.6.7");
    EXPECT_EQ(changed.subject, "stack 2, unicorn horn, of the pile at 1");
    EXPECT_DOUBLE_EQ(changed.value, 0.95 * 7 / 8);
    const std::string text = toText(changed);
    EXPECT_NE(text.find("affected × does not shudder = 0.95 × 0.875 = 0.83125 (83.125 %)"),
              std::string::npos)
        << text;
    EXPECT_NE(text.find("zap.c obj_shudders()"), std::string::npos);
    // A cursed stack of five or more always shudders: 3 halved and rounded down is 1.
    EXPECT_DOUBLE_EQ(line.derived({.kind = Kind::Changed})->value, 0.0);
    EXPECT_DOUBLE_EQ(line.derived({.kind = Kind::ShockedOff})->value, 0.95);
}

TEST(Derivation, OfAGolemNamesTheStacksThatRaiseIt) {
    const Game game = Game::NetHack367;
    const Line line(
        situationIn(game),
        {pileOf(game, 1, {"4 dagger", "2 scroll of mail", "cloak of protection", "3 rock"})});
    EXPECT_TRUE(allHold(line));
    const std::string text =
        toText(*line.derived({.kind = Kind::GolemKind, .golem = Golem::Stone}));
    EXPECT_NE(text.find("stack 4, 3 × rock raises it"), std::string::npos) << text;
    EXPECT_NE(text.find("its material gives this kind"), std::string::npos) << text;
}

TEST(Derivation, HoldsForLooksThatLieThereMoreThanOnce) {
    const Game game = Game::NetHack367;
    Situation situation = situationIn(game);
    situation.known.materials = unshuffledMaterials(game);
    const auto lookOf = [&](ObjectClass objectClass, const char* appearance) {
        Stack stack;
        stack.object = situation.table.findLook(objectClass, appearance).value();
        return stack;
    };
    const Stack iron = lookOf(ObjectClass::Wand, "iron");
    const Stack bubbly = lookOf(ObjectClass::Potion, "bubbly");
    const std::vector<Goal> goals = {{objectOf(game, "potion of water"), 1},
                                     {objectOf(game, "wand of polymorph"), 1}};
    EXPECT_TRUE(
        allHold(Line(situation, {{2, {bubbly, iron}}, {6, {iron}}, {9, {bubbly, iron}}}, goals)));
    situation.source = Source::Potion;
    const Line dipped(situation, {{1, {bubbly, bubbly, bubbly}}}, {goals[0]});
    EXPECT_TRUE(allHold(dipped));
    const std::string text = toText(*dipped.derived({.kind = Kind::Goal}));
    EXPECT_NE(text.find("All stacks of one look are of one type"), std::string::npos) << text;
    EXPECT_NE(text.find("where bubbly potion is one of the magical types"), std::string::npos)
        << text;
    EXPECT_NE(text.find("\n   Where bubbly potion is one of the magical types: "),
              std::string::npos)
        << text;
}

TEST(Derivation, HoldsForGemsThatAreEachOfItsOwnMaterial) {
    const Game game = Game::NetHack367;
    Situation situation = situationIn(game);
    situation.luck = -9;
    Stack gems;
    gems.object = situation.table.findLook(ObjectClass::Gem, "red").value();
    gems.buc = Buc::Cursed;
    Pile pile = pileOf(game, 1, {"6 dagger"});
    for (const int quantity : {2, 5}) {
        gems.quantity = quantity;
        pile.stacks.push_back(gems);
    }
    EXPECT_TRUE(allHold(Line(situation, {pile}, {{objectOf(game, "ruby"), 1}})));
}

TEST(Derivation, OfALossNamesItsCause) {
    using Loss = FigureName::Loss;
    const Line line(situationIn(Game::NetHack367),
                    {pileOf(Game::NetHack367, 1, {"4 dagger", "2 scroll of mail"})});
    const auto titleOf = [&](Loss loss) {
        return line.derived({.kind = Kind::LineLost, .loss = loss})->steps.back().title;
    };
    EXPECT_EQ(titleOf(Loss::Any), "items lost, on average");
    EXPECT_EQ(titleOf(Loss::Absorbed), "items lost, on average: golem");
    EXPECT_EQ(line.derived({.kind = Kind::LostShare, .loss = Loss::Fused})->steps.back().title,
              "share lost: fused");
}

TEST(Derivation, SaysOfEachStepThatDiffersWhereItHolds) {
    DerivationSteps steps;
    for (const bool holds : {true, false}) {
        steps.addWhere(holds ? "it holds" : "it doesn't", [&] {
            steps.given({.title = "alike", .text = "A rule.", .source = ""}, 0.5);
            return steps.given({.title = "its chance", .text = "A rule.", .source = ""},
                               holds ? 0.25 : 0.75);
        });
    }
    steps.addWhere("it holds", [&] {
        return steps.addWhere("it is day", [&] {
            return steps.given({.title = "by day", .text = "", .source = ""}, 0.1);
        });
    });
    const std::vector<DerivationStep> told = steps.take();
    ASSERT_EQ(told.size(), 4U);
    EXPECT_EQ(told[0].text, "A rule.");
    EXPECT_EQ(told[1].text, "Where it holds: A rule.");
    EXPECT_EQ(told[2].text, "Where it doesn't: A rule.");
    EXPECT_EQ(told[3].text, "Where it holds and it is day.");
}

TEST(Derivation, OfGoalsNamesTheStacksThatContribute) {
    const Game game = Game::NetHack367;
    const Line line(situationIn(game),
                    {pileOf(game, 1, {"4 dagger", "unicorn horn", "blessed magic marker"})},
                    {{objectOf(game, "magic marker"), 1}});
    const Derivation any = *line.derived({.kind = Kind::AnyGoal});
    const auto alone = std::ranges::find_if(any.steps, [](const DerivationStep& step) {
        return step.title == "the pile at 1 by itself";
    });
    ASSERT_NE(alone, any.steps.end()) << toText(any);
    ASSERT_EQ(alone->inputs.size(), 3U) << toText(any);
    EXPECT_EQ(alone->inputs[0].name, "magic marker");
    EXPECT_EQ(alone->inputs[1].name, "unicorn horn");
    // A horn: 19/20 affected, 7/8 of that changed, 0.0320085780 of all into a marker (3.6.7).
    EXPECT_NEAR(alone->inputs[1].value, 0.0320085780, 1e-9);
    EXPECT_EQ(alone->inputs[2].name, "a golem rises");
    EXPECT_NE(toText(any).find("also by a shock that takes but some"), std::string::npos);
}

TEST(Derivation, OfAGoalCountsWhatAShockLeaves) {
    const Game game = Game::NetHack367;
    const std::string potions = "4 potion of full healing";
    Situation situation = situationIn(game);
    situation.known.materials = unshuffledMaterials(game);
    const Line line(situation, {pileOf(game, 1, {potions, potions, potions, potions, potions})},
                    {{objectOf(game, "potion of full healing"), 1}});
    const Derivation goal = *line.derived({.kind = Kind::Goal});
    const auto step = [&goal](const char* title) {
        return std::ranges::find(goal.steps, title, &DerivationStep::title);
    };
    const auto alone = step("the pile at 1 by itself");
    ASSERT_NE(alone, goal.steps.end()) << toText(goal);
    ASSERT_EQ(alone->inputs.size(), 2U) << toText(goal);
    EXPECT_EQ(alone->inputs[0].name, "potion of full healing, each of 5 stacks");
    EXPECT_EQ(alone->inputs[1].name, "a golem rises");
    const double withoutGolem = 1.0 - std::pow(1.0 - alone->inputs[0].value, 5);
    EXPECT_LE(alone->result, withoutGolem);
    EXPECT_GE(alone->result, withoutGolem - alone->inputs[1].value);
    // However far the beam gets, it gets there.
    EXPECT_NE(step("with range 6 to 13"), goal.steps.end()) << toText(goal);
    EXPECT_LE(goal.steps.size(), 3U) << toText(goal);
}

TEST(Derivation, OfAGoalTellsThatAnArtifactCountsAsItsKind) {
    const Game game = Game::NetHack367;
    Pile pile = pileOf(game, 1, {"long sword"});
    pile.stacks.front().artifact = "Excalibur";
    const Line line(situationIn(game), {pile},
                    {{objectOf(game, "long sword"), 1}, {objectOf(game, "dagger"), 1}});
    const auto contributor = [&line](std::size_t goal) {
        const Derivation derivation = *line.derived({.kind = Kind::Goal, .goal = goal});
        const auto step =
            std::ranges::find(derivation.steps, "the pile at 1 by itself", &DerivationStep::title);
        return step == derivation.steps.end() ? toText(derivation) : step->inputs.front().name;
    };
    EXPECT_EQ(contributor(0), "Excalibur, which counts as long sword");
    EXPECT_EQ(contributor(1), "Excalibur");
}

TEST(Derivation, OfAGoalThatNoChangeMakesSaysSo) {
    const Game game = Game::NetHack367;
    const Line line(situationIn(game), {pileOf(game, 1, {"wand of digging"})},
                    {{objectOf(game, "wand of sleep"), 1}, {objectOf(game, "wand of wishing"), 1}});
    const Derivation goal = *line.derived({.kind = Kind::Goal, .goal = 1});
    ASSERT_EQ(goal.steps.size(), 1U) << toText(goal);
    EXPECT_EQ(goal.steps.front().text,
              "No wand of wishing lies on the line, and no stack there can be changed into one.");
    EXPECT_EQ(goal.value, 0.0);
    const Derivation all = *line.derived({.kind = Kind::AllGoals});
    EXPECT_EQ(all.steps.front().text, goal.steps.front().text);
    EXPECT_GT(line.derived({.kind = Kind::AnyGoal})->value, 0.0);
}

TEST(Derivation, IsThereForEveryVersionAndSource) {
    for (const Game game : {Game::NetHack343, Game::NetHack367, Game::NetHack37}) {
        for (const Source source : {Source::Wand, Source::SelfSquare, Source::Potion}) {
            Situation situation = situationIn(game);
            situation.source = source;
            situation.known.materials = unshuffledMaterials(game);
            situation.luck = 7;
            const int distance = source == Source::SelfSquare ? 0 : 2;
            EXPECT_TRUE(allHold(Line(
                situation,
                {pileOf(game, distance,
                        {"9 blessed rock", "spellbook of light", "2 magic marker",
                         "wand of digging", "potion of polymorph", "5 potion of water"})},
                {{objectOf(game, "magic marker"), 1}, {objectOf(game, "spe_blank_paper"), 1}})));
        }
    }
}

TEST(Derivation, OfADipSpeaksOfNoBeam) {
    const Game game = Game::NetHack367;
    Situation situation = situationIn(game);
    situation.source = Source::Potion;
    const Line line(situation,
                    {pileOf(game, 1, {"4 dagger", "unicorn horn"}), pileOf(game, 2, {"2 arrow"})},
                    {{objectOf(game, "magic marker"), 1}});
    const ObjectIndex marker = objectOf(game, "magic marker");
    for (const FigureName& figure :
         {FigureName{.kind = Kind::LineItemsLeft}, FigureName{.kind = Kind::LineLost},
          FigureName{.kind = Kind::LineGolems, .golem = Golem::None},
          FigureName{.kind = Kind::LostShare}, FigureName{.kind = Kind::ItemsLeft},
          FigureName{.kind = Kind::WantedItems}, FigureName{.kind = Kind::Goal},
          FigureName{.kind = Kind::LineMean, .object = marker},
          FigureName{.kind = Kind::Mean, .object = marker}}) {
        const auto derivation = line.derived(figure);
        ASSERT_TRUE(derivation);
        for (const DerivationStep& step : derivation->steps) {
            for (const char* word : {"beam", " hit", "reached"}) {
                EXPECT_EQ(step.text.find(word), std::string::npos) << step.text;
            }
            for (const DerivationInput& input : step.inputs) {
                EXPECT_NE(input.name, "reached") << step.title;
            }
        }
    }
}

TEST(Derivation, AveragesOverUnknownAppearances) {
    const Game game = Game::NetHack367;
    const Line line(situationIn(game),
                    {pileOf(game, 1, {"ring of adornment", "wand of digging", "ring of conflict"}),
                     pileOf(game, 2, {"4 dagger", "unicorn horn"})});
    EXPECT_TRUE(allHold(line));
}

TEST(Derivation, TellsWhatWasSampled) {
    const Game game = Game::NetHack367;
    Pile large = pileOf(game, 1, {"2000 rock", "dagger"});
    large.stacks.resize(20, large.stacks.back());
    const Line line(situationIn(game), {large});
    ASSERT_EQ(line.answer.provenance.method, Method::Sampled);
    const Derivation taken = *line.derived({.kind = Kind::Absorbed, .stack = 1});
    EXPECT_NE(toText(taken).find("standard error"), std::string::npos);
    EXPECT_TRUE(taken.steps.back().text.ends_with('.')) << taken.steps.back().text;
    const Derivation becomes =
        *line.derived({.kind = Kind::Becomes, .stack = 1, .object = objectOf(game, "long sword")});
    EXPECT_FALSE(becomes.remark.empty());
    // How a stack fares is exact beside all that is sampled.
    const Derivation fate = *line.derived({.kind = Kind::Changed, .stack = 1});
    EXPECT_DOUBLE_EQ(fate.value, 0.95 * 7 / 8);
    EXPECT_EQ(fate.remark, "");
}

TEST(Derivation, TellsAStepOnce) {
    const Game game = Game::NetHack367;
    Situation situation = situationIn(game);
    Pile pile = pileOf(game, 1, {"dagger"});
    pile.stacks.front().object = *situation.table.findLook(ObjectClass::Wand, "glass");
    const Line line(situation, {pile});
    for (const Kind kind : {Kind::Resisted, Kind::Changed}) {
        const Derivation derivation = *line.derived({.kind = kind});
        EXPECT_EQ(std::ranges::count(derivation.steps, "resists", &DerivationStep::title), 1)
            << toText(derivation);
        EXPECT_EQ(derivation.steps.back().title,
                  kind == Kind::Resisted ? "resists, on average" : "changes, on average");
        EXPECT_TRUE(holds(derivation, derivation.value));
    }
}

TEST(Derivation, IsRefusedForWhatIsNotThere) {
    const Game game = Game::NetHack367;
    const Line line(situationIn(game), {pileOf(game, 1, {"dagger"})});
    EXPECT_FALSE(line.derived({.kind = Kind::Changed, .stack = 1}));
    EXPECT_FALSE(line.derived({.kind = Kind::Reached, .pile = 1}));
    EXPECT_FALSE(line.derived({.kind = Kind::Goal}));
    EXPECT_FALSE(
        line.derived({.kind = Kind::Becomes, .object = objectOf(game, "wand of digging")}));
    std::stop_source stop;
    stop.request_stop();
    EXPECT_FALSE(derive({line.situation, line.piles, line.goals, line.answer},
                        {.kind = Kind::Reached}, stop.get_token()));
}

TEST(Derivation, KnowsByItsMaterialWhatALookIs) {
    const Game game = Game::NetHack37;
    Situation situation = situationIn(game);
    situation.known.materials = unshuffledMaterials(game);
    Pile pile = pileOf(game, 1, {"arrow"});
    pile.stacks.emplace_back().object = *situation.table.findLook(ObjectClass::Wand, "forked");
    EXPECT_TRUE(allHold(Line(situation, {pile})));
}

RC_GTEST_PROP(Derivation, GivesWhatTheEngineGives, ()) {
    const Game game = *rc::gen::element(Game::NetHack343, Game::NetHack367, Game::NetHack37);
    Situation situation = situationIn(game);
    situation.luck = *rc::gen::inRange(-13, 14);
    situation.ledgerLevel = *rc::gen::inRange(1, 40);
    situation.known.materials = unshuffledMaterials(game);
    std::vector<Pile> piles;
    for (int i = 0, count = *rc::gen::inRange(1, 4); i < count; ++i) {
        Pile pile{.distance = 2 * i + 1, .stacks = {}};
        for (int k = 0, stacks = *rc::gen::inRange(1, 4); k < stacks; ++k) {
            plan::Stack stack = *tests::arbitraryStack(game);
            stack.quantity = std::min(stack.quantity, 40);
            pile.stacks.push_back(stack);
        }
        piles.push_back(std::move(pile));
    }
    const std::vector<Goal> goals = {{objectOf(game, "magic marker"), 1},
                                     {piles.front().stacks.front().object, 2}};
    const auto result = allHold(Line(situation, piles, goals));
    if (!result) {
        RC_FAIL(result.message());
    }
}

}  // namespace
}  // namespace polyplan::nethack::polypile
