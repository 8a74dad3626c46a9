#include "core/plan/advice/advice.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>

#include "core/nethack/polypile/evaluate.h"
#include "core/plan/advice/advice_json.h"
#include "core/plan/advice/hint.h"
#include "core/plan/json.h"
#include "core/plan/line_of.h"
#include "core/plan/line_question.h"
#include "tests/core/support/catalogues.h"
#include "tests/core/support/plans.h"
#include "tests/core/support/situations.h"

namespace polyplan::plan {
namespace {

using nethack::Buc;
using nethack::polypile::LineAnswer;
using nethack::polypile::Source;
using tests::documentOf;
using tests::stack;

using Piles = std::vector<std::vector<Stack>>;

Document lineOf(const Piles& piles, const std::vector<std::string_view>& goals = {}, int luck = 0) {
    Document document = documentOf(piles);
    document.hero.luck = luck;
    for (const std::string_view goal : goals) {
        document.strategies[0].polypile->goals.emplace_back().object = tests::object(goal);
    }
    return document;
}

Document withGoal(Document document, std::string_view object, int atLeast) {
    Goal& goal = document.strategies[0].polypile->goals.emplace_back();
    goal.object = tests::object(object);
    goal.atLeast = atLeast;
    return document;
}

std::vector<Stack> several(int count, const Stack& each) {
    std::vector<Stack> stacks;
    for (int i = 0; i < count; ++i) {
        stacks.push_back(each);
        if (tests::catalogues()
                .objects(nethack::Game::NetHack367)
                ->
                operator[](each.object)
                .stacks) {
            stacks.back().name = "n" + std::to_string(i);
        }
    }
    return stacks;
}

std::vector<Stack> joined(std::vector<Stack> above, const std::vector<Stack>& below) {
    above.insert(above.end(), below.begin(), below.end());
    return above;
}

Advice adviceOn(const Document& document) {
    return *adviceFor(document, document.strategies[0], tests::catalogues());
}

const Finding* findingOf(const Advice& advice, std::string_view hint) {
    const auto found = std::find_if(advice.findings.begin(), advice.findings.end(),
                                    [&](const Finding& each) { return each.hint == hint; });
    return found == advice.findings.end() ? nullptr : &*found;
}

std::string inJson(const Advice& advice) {
    std::ostringstream out;
    JsonWriter json(out);
    writeAdvice(json, advice);
    return out.str();
}

bool advises(const Document& document, std::string_view hint) {
    const Advice advice = adviceOn(document);
    return findingOf(advice, hint) != nullptr;
}

/// The plan after a fix; nothing is asserted where there is none.
Document fixed(const Document& document, std::string_view hint) {
    const Advice advice = adviceOn(document);
    const Finding* finding = findingOf(advice, hint);
    if (finding == nullptr) {
        ADD_FAILURE() << hint << " is not advised";
        return document;
    }
    Refusal refusal;
    Edited after = edited(
        {.plan = document, .strategyIndex = 0, .selection = {}},
        [&](Draft& draft) { refusal = finding->fix(draft); }, tests::catalogues());
    EXPECT_EQ(refusal, Refusal()) << hint;
    return std::move(after.plan);
}

const std::vector<Pile>& lineAfter(const Document& document) {
    return document.strategies[0].polypile->line;
}

LineAnswer oddsOf(const Document& document) {
    const auto line = lineQuestion(document, document.strategies[0], tests::catalogues());
    return *evaluateLine(line->situation, line->piles, line->goals,
                         {.method = {},
                          .detail = nethack::polypile::Detail::Immediate,
                          .samples = 100'000,
                          .stop = {}});
}

TEST(Advice, hasNothingToSayWhereNothingApplies) {
    EXPECT_TRUE(adviceOn(lineOf({})).findings.empty());
    EXPECT_TRUE(adviceOn(lineOf({{stack("unicorn horn", 1, Buc::Blessed)}}, {"magic marker"}, 13))
                    .findings.empty());
}

// A rare material is in none of a few drawn shuffles, and the error told of them is near 0 then.
TEST(Advice, isExactWhereMaterialsAreNotKnown) {
    const Document unknown = lineOf(
        {joined(several(30, stack("spellbook of force bolt", 1, Buc::Cursed)),
                joined(several(20, stack("leather armor")), several(3, stack("unicorn horn"))))},
        {"pair of speed boots", "magic marker"}, -13);
    const auto line = lineQuestion(unknown, unknown.strategies[0], tests::catalogues());
    const auto exact = evaluateLine(
        line->situation, line->piles, line->goals,
        {.method = Method::Exact, .detail = nethack::polypile::Detail::Careful, .stop = {}});
    ASSERT_TRUE(exact);
    const Advice advice = adviceOn(unknown);
    ASSERT_FALSE(advice.findings.empty());
    for (const Finding& each : advice.findings) {
        const auto any = std::ranges::find(each.effects, "polypile/goals/any", &Effect::id);
        ASSERT_NE(any, each.effects.end());
        EXPECT_NEAR(any->before.value, exact->anyGoal.value, 1e-12) << each.hint;
        EXPECT_EQ(any->before.standardError, 0.0);
    }
}

TEST(Advice, splitsStacksOfFiveOrMore) {
    const Document large =
        lineOf({{stack("potion of booze", 12), stack("scroll of light", 6), stack("elven cloak")}},
               {"potion of gain level"}, 13);
    const Advice advice = adviceOn(large);
    const Finding* finding = findingOf(advice, "large-stacks");
    ASSERT_NE(finding, nullptr);
    EXPECT_EQ(finding->where, (Selection{{0, 0}, {0, 1}})) << "both are one entry";
    EXPECT_TRUE(finding->found.starts_with("2 stacks of five or more: 12 potions of booze"))
        << finding->found;
    EXPECT_EQ(finding->squares, std::vector<int>{1});
    std::set<std::string> names;
    int items = 0;
    const Document split = fixed(large, "large-stacks");
    for (const Stack& each : lineAfter(split)[0].stacks) {
        EXPECT_LE(each.quantity, 4);
        EXPECT_TRUE(names.insert(std::to_string(each.object) + each.name).second);
        items += each.quantity;
    }
    EXPECT_EQ(items, 19);

    EXPECT_FALSE(
        advises(lineOf({{stack("potion of booze", 4)}}, {"potion of gain level"}), "large-stacks"));
    EXPECT_FALSE(advises(lineOf({{stack("potion of booze", 6, Buc::Cursed)}}, {"potion of booze"}),
                         "large-stacks"))
        << "cursed they never change, and that is what is wanted";
}

TEST(Advice, splitsAsFarAsThereIsRoom) {
    const Document million = lineOf({{stack("potion of booze", 1'000'000), stack("elven cloak")}},
                                    {"potion of gain level"});
    const Advice advice = adviceOn(million);
    const Finding* finding = findingOf(advice, "large-stacks");
    ASSERT_NE(finding, nullptr);
    EXPECT_TRUE(finding->found.ends_with("; into 501s")) << finding->found;
    EXPECT_EQ(lineAfter(fixed(million, "large-stacks"))[0].stacks.size(), 1'998U);
}

TEST(Advice, unstacksWeaponsAndTools) {
    const Document daggers = lineOf({{stack("dagger", 4)}}, {"long sword"});
    const Document after = fixed(daggers, "stacked-weapons");
    EXPECT_EQ(lineAfter(after)[0].stacks.size(), 4U);
    EXPECT_EQ(lineAfter(after)[0].stacks[3].name, "d");
    EXPECT_FALSE(advises(lineOf({{stack("dagger")}}, {"long sword"}), "stacked-weapons"));
    EXPECT_FALSE(advises(withGoal(lineOf({{stack("dagger", 4)}}), "dagger", 4), "stacked-weapons"));
}

TEST(Advice, splitsStonesAboveFour) {
    const Document rocks = lineOf({{stack("rock", 8)}}, {"ruby"});
    const Document split = fixed(rocks, "stones");
    for (const Stack& each : lineAfter(split)[0].stacks) {
        EXPECT_LE(each.quantity, 4);
    }
    EXPECT_FALSE(advises(lineOf({{stack("rock", 4)}}, {"ruby"}), "stones"));
    EXPECT_FALSE(advises(withGoal(lineOf({{stack("rock", 8)}}), "rock", 4), "stones"));
}

TEST(Advice, blessesNoGold) {
    const Document line = lineOf({{stack("gold piece", 200), stack("dagger", 4)}});
    EXPECT_EQ(findingOf(adviceOn(line), "blessing"), nullptr)
        << "coins are neither blessed nor cursed";
}

TEST(Advice, blessesWhatIsWorthIt) {
    const Document horns =
        lineOf({several(3, stack("unicorn horn")), {stack("pick-axe")}}, {"magic marker"});
    const Advice advice = adviceOn(horns);
    const Finding* finding = findingOf(advice, "blessing");
    ASSERT_NE(finding, nullptr);
    EXPECT_EQ(finding->where, (Selection{{0, 0}, {0, 1}, {0, 2}}))
        << "a pick-axe hardly ever becomes a magic marker";
    EXPECT_EQ(finding->found, "3 stacks to bless: 3 unicorn horns");
    const Document blessed = fixed(horns, "blessing");
    for (const Stack& each : lineAfter(blessed)[0].stacks) {
        EXPECT_EQ(each.buc, Buc::Blessed);
    }
    EXPECT_FALSE(
        advises(lineOf({several(3, stack("unicorn horn", 1, Buc::Blessed))}, {"magic marker"}),
                "blessing"));
    EXPECT_FALSE(advises(lineOf({{stack("wand of light")}}, {"wand of death"}), "blessing"))
        << "wands shudder as often whatever they are";
    EXPECT_FALSE(advises(lineOf({several(4, stack("rock", 5, Buc::Cursed))}), "blessing"));
}

TEST(Advice, blessesWhatLosesLessByItInAll) {
    const std::vector<Stack> horns = {stack("unicorn horn"), stack("unicorn horn")};
    const auto blessed = [](const Document& line) {
        const Advice advice = adviceOn(line);
        const Finding* finding = findingOf(advice, "blessing");
        return finding == nullptr ? Selection() : finding->where;
    };
    EXPECT_EQ(blessed(lineOf({horns, {stack("dagger", 4)}})), (Selection{{0, 0}, {0, 1}, {1, 0}}))
        << "of daggers, which fuse the more often, a potion saves little more than half as much";
    EXPECT_EQ(blessed(lineOf({horns, {stack("wax candle", 4)}})), (Selection{{0, 0}, {0, 1}}))
        << "more candles fuse than are lost to shocks";
}

TEST(Advice, luckIsHighForSmallPilesAndLowUnderDecoys) {
    const Document small = lineOf({several(12, stack("unicorn horn"))}, {"magic marker"});
    EXPECT_EQ(fixed(small, "luck-up").hero.luck, 13);
    EXPECT_FALSE(advises(small, "luck-down"));
    EXPECT_FALSE(
        advises(lineOf({several(12, stack("unicorn horn"))}, {"magic marker"}, 13), "luck-up"));
    const Document large = lineOf({joined(several(20, stack("rock", 5, Buc::Cursed)),
                                          several(30, stack("potion of booze", 4, Buc::Cursed)))},
                                  {"potion of gain level"});
    EXPECT_EQ(fixed(large, "luck-down").hero.luck, -13);
    EXPECT_FALSE(advises(large, "luck-up"));
    Document own = small;
    own.strategies[0].hero.luck = 2;
    own.strategies.push_back(own.strategies[0]);
    own.strategies[1].name = "other";
    EXPECT_EQ(fixed(own, "luck-up").strategies[0].hero.luck, 13);
    EXPECT_EQ(fixed(own, "luck-up").strategies[1].hero.luck, 2);
    EXPECT_EQ(fixed(own, "luck-up").hero.luck, 0);
}

TEST(Advice, laysStonesOutAsDecoys) {
    const Document under = lineOf(
        {joined(several(30, stack("potion of booze", 4, Buc::Cursed)), {stack("rock", 100)})},
        {"potion of gain level"}, -13);
    const Document laidOut = fixed(under, "decoys");
    const auto& stacks = lineAfter(laidOut)[0].stacks;
    ASSERT_EQ(stacks.size(), 50U);
    for (std::size_t i = 0; i < 20; ++i) {
        EXPECT_EQ(stacks[i].object, tests::object("rock"));
        EXPECT_EQ(stacks[i].quantity, 5);
        EXPECT_EQ(stacks[i].buc, Buc::Cursed);
    }
    EXPECT_FALSE(advises(laidOut, "decoys"));
    EXPECT_FALSE(advises(lineOf({joined({stack("unicorn horn")}, {stack("rock", 100)})}, {"ruby"}),
                         "decoys"))
        << "the rocks are what the ruby is to come from";
    EXPECT_FALSE(advises(lineOf({joined(several(14, stack("unicorn horn")), {stack("rock", 100)})},
                                {"magic marker"}, -13),
                         "decoys"))
        << "a golem of stone that is sure to come takes more horns than one of bone that is rare";
}

TEST(Advice, keepsTheFoodOfTheGolemAway) {
    const std::vector<Stack> rocks = several(20, stack("rock", 5, Buc::Cursed));
    const Document figurine = lineOf({joined(rocks, {stack("figurine")})}, {"tin opener"});
    EXPECT_EQ(lineAfter(fixed(figurine, "decoys-material")).size(), 2U);
    EXPECT_FALSE(
        advises(lineOf({joined(rocks, {stack("sack")})}, {"tin opener"}), "decoys-material"));
    Document own = figurine;
    own.strategies[0].polypile->source = Source::SelfSquare;
    own.strategies[0].polypile->line[0].distance = 0;
    EXPECT_FALSE(advises(own, "decoys-material")) << "away from the line it becomes nothing";
    const Document eggs = lineOf(
        {joined(several(20, stack("meatball", 5, Buc::Cursed)), {stack("tripe ration", 2)})});
    EXPECT_TRUE(advises(eggs, "decoys-material"));
}

TEST(Advice, takesArtifactsOff) {
    Stack excalibur = stack("long sword", 1, Buc::Blessed);
    excalibur.artifact = "Excalibur";
    const Piles piles = {joined({excalibur}, several(8, stack("short sword")))};
    const Document after = fixed(lineOf(piles), "artifacts");
    EXPECT_EQ(lineAfter(after)[0].stacks.size(), 8U);
    EXPECT_EQ(after.inventory.back().artifact, "Excalibur");
    EXPECT_FALSE(advises(lineOf({several(8, stack("short sword"))}), "artifacts"));
    EXPECT_FALSE(advises(lineOf(piles, {"long sword"}), "artifacts"));
}

TEST(Advice, takesWandsOfWishingOff) {
    const Piles piles = {joined({stack("wand of wishing")}, several(8, stack("elven cloak")))};
    const Document after = fixed(lineOf(piles), "wishing");
    EXPECT_EQ(lineAfter(after)[0].stacks.size(), 8U);
    EXPECT_EQ(after.inventory.back().object, tests::object("wand of wishing"));
    EXPECT_FALSE(advises(after, "wishing"));
}

TEST(Advice, takesOffWhatNothingChanges) {
    const Piles piles = {
        joined({stack("potion of polymorph")}, several(8, stack("potion of booze", 4)))};
    EXPECT_EQ(lineAfter(fixed(lineOf(piles), "polymorph-source"))[0].stacks.size(), 8U);
    EXPECT_FALSE(advises(lineOf({several(8, stack("potion of booze", 4))}), "polymorph-source"));
    EXPECT_FALSE(advises(lineOf(piles, {"potion of polymorph"}), "polymorph-source"));
}

TEST(Advice, takesContainersOff) {
    const Piles piles = {{stack("sack"), stack("scroll of blank paper", 2)}};
    EXPECT_EQ(
        lineAfter(fixed(lineOf(piles, {"scroll of genocide"}), "containers"))[0].stacks.size(), 1U);
    EXPECT_FALSE(advises(lineOf({{stack("scroll of blank paper", 2)}}, {"scroll of genocide"}),
                         "containers"));
    const auto isAdvisedFor = [](const Stack& container) {
        return advises(
            lineOf({{container, stack("scroll of blank paper", 2)}}, {"scroll of genocide"}),
            "containers");
    };
    for (const std::string_view each :
         {"bag of holding", "oilskin sack", "large box", "chest", "ice box"}) {
        EXPECT_TRUE(isAdvisedFor(stack(each))) << each;
    }
    Stack bag;
    bag.object = tests::catalogues()
                     .objects(nethack::Game::NetHack367)
                     ->findLook(ObjectClass::Tool, "bag")
                     .value();
    EXPECT_TRUE(isAdvisedFor(bag)) << "it may be one of several that hold something";
    EXPECT_FALSE(advises(lineOf(piles, {"tin opener"}), "containers"))
        << "the sack is what becomes one";
}

TEST(Advice, takesOffWandsThatAreOfNoUse) {
    const Piles piles = {joined(several(3, stack("wand of light")), {stack("unicorn horn")})};
    EXPECT_EQ(lineAfter(fixed(lineOf(piles, {"magic marker"}), "wands"))[0].stacks.size(), 1U);
    EXPECT_FALSE(advises(lineOf(piles, {"wand of death"}), "wands"));
    EXPECT_FALSE(advises(lineOf(piles), "wands"));
}

TEST(Advice, takesWornBooksOff) {
    Stack worn = stack("spellbook of light");
    worn.timesRead = 3;
    const Piles piles = {{worn, stack("spellbook of sleep"), stack("elven cloak")}};
    EXPECT_EQ(lineAfter(fixed(lineOf(piles, {"spellbook of dig"}), "worn-books"))[0].stacks.size(),
              2U);
    EXPECT_FALSE(advises(lineOf(piles, {"spellbook of blank paper"}), "worn-books"));
    EXPECT_FALSE(advises(lineOf({{stack("spellbook of sleep")}}), "worn-books"));
}

TEST(Advice, sortsBooksByTimesRead) {
    Stack read = stack("spellbook of light");
    read.timesRead = 2;
    const Document mixed = lineOf(
        {{stack("spellbook of sleep"), stack("spellbook of dig"), read}, {stack("elven cloak")}});
    const Document sorted = fixed(mixed, "books-by-reads");
    for (const Pile& pile : lineAfter(sorted)) {
        std::set<int> reads;
        for (const Stack& each : pile.stacks) {
            if (each.object != tests::object("elven cloak")) {
                reads.insert(each.timesRead);
            }
        }
        EXPECT_LE(reads.size(), 1U);
    }
    EXPECT_FALSE(advises(lineOf({{stack("spellbook of sleep"), stack("spellbook of dig")}}),
                         "books-by-reads"));
    const Document far = lineOf({{read, stack("spellbook of sleep"), stack("spellbook of dig")},
                                 {stack("elven cloak")},
                                 {stack("elven cloak")},
                                 {stack("elven cloak")},
                                 {stack("elven cloak")}},
                                {"spellbook of finger of death"});
    EXPECT_FALSE(advises(far, "books-by-reads"))
        << "behind the line it would be reached less often";
}

TEST(Advice, putsTheBestPilesInFront) {
    Piles piles(6, {stack("dagger"), stack("elven cloak")});
    piles.push_back(several(4, stack("unicorn horn")));
    const Document behind = lineOf(piles, {"magic marker"});
    const Advice advice = adviceOn(behind);
    ASSERT_NE(findingOf(advice, "wanted-first"), nullptr);
    EXPECT_EQ(findingOf(advice, "wanted-first")->where, (Selection{{6, -1}}));
    EXPECT_EQ(lineAfter(fixed(behind, "wanted-first"))[0].stacks.size(), 4U);
    std::reverse(piles.begin(), piles.end());
    EXPECT_FALSE(advises(lineOf(piles, {"magic marker"}), "wanted-first"));
    EXPECT_FALSE(advises(lineOf({piles[1], piles[0], piles[2]}, {"magic marker"}), "wanted-first"))
        << "the first three squares are reached all the same";
}

TEST(Advice, closesGaps) {
    Document gap =
        lineOf({{stack("dagger"), stack("elven cloak")}, several(4, stack("unicorn horn"))},
               {"magic marker"});
    gap.strategies[0].polypile->line[1].distance = 12;
    const auto after = fixed(gap, "gaps");
    EXPECT_EQ(lineAfter(after)[1].distance, 2);
    gap.strategies[0].polypile->line[1].distance = 2;
    EXPECT_FALSE(advises(gap, "gaps"));
    gap.strategies[0].polypile->line[1].distance = 12;
    gap.strategies[0].polypile->goals.clear();
    EXPECT_FALSE(advises(gap, "gaps")) << "what is not reached is not lost";
}

TEST(Advice, spreadsOverSquares) {
    const Document one = lineOf({several(20, stack("unicorn horn"))}, {"magic marker"}, -13);
    const auto after = fixed(one, "spread");
    EXPECT_GE(lineAfter(after).size(), 3U);
    EXPECT_FALSE(advises(
        lineOf({{stack("unicorn horn")}, {stack("unicorn horn")}}, {"magic marker"}), "spread"));
    const Document decoys = lineOf(
        {joined(several(20, stack("rock", 5, Buc::Cursed)), several(12, stack("unicorn horn")))},
        {"magic marker"});
    EXPECT_FALSE(advises(decoys, "spread"));
}

TEST(Advice, tellsWhatTheZapMisses) {
    const Advice advice = adviceOn(lineOf({several(40, stack("unicorn horn"))}, {}, -13));
    const Finding* spread = findingOf(advice, "spread");
    ASSERT_NE(spread, nullptr);
    ASSERT_TRUE(spread->hit);
    EXPECT_DOUBLE_EQ(spread->hit->before.value, 40.0);
    EXPECT_LT(spread->hit->after.value, 40.0);
    EXPECT_NE(inJson(advice).find("\"items_hit\""), std::string::npos);
}

TEST(Advice, mixesMaterials) {
    const Document apart = lineOf({several(12, stack("unicorn horn")), several(12, stack("dagger")),
                                   several(12, stack("elven cloak"))},
                                  {}, -13);
    const Advice advice = adviceOn(apart);
    const Finding* finding = findingOf(advice, "mixed-materials");
    ASSERT_NE(finding, nullptr);
    EXPECT_TRUE(finding->found.find("12 of 12 stacks") != std::string::npos) << finding->found;
    EXPECT_FALSE(finding->hit) << "as much lies on each square";
    const Document after = fixed(apart, "mixed-materials");
    for (const Pile& pile : lineAfter(after)) {
        EXPECT_EQ(pile.stacks.size(), 12U);
    }
    EXPECT_FALSE(advises(lineOf({{stack("unicorn horn"), stack("elven cloak")},
                                 {stack("unicorn horn"), stack("elven cloak")}}),
                         "mixed-materials"));
}

TEST(Advice, laysTheLeastWantedOnTop) {
    const std::vector<Stack> wanted = several(10, stack("potion of booze", 4, Buc::Cursed));
    const std::vector<Stack> junk = several(20, stack("scroll of light", 4, Buc::Cursed));
    const Document wantedAbove = lineOf({joined(wanted, junk)}, {"potion of gain level"}, -13);
    const auto after = fixed(wantedAbove, "cheap-on-top");
    EXPECT_EQ(lineAfter(after)[0].stacks.back().object, tests::object("potion of booze"));
    EXPECT_FALSE(
        advises(lineOf({joined(junk, wanted)}, {"potion of gain level"}, -13), "cheap-on-top"));
}

TEST(Advice, picksUpGoalsBetweenZaps) {
    Document often = lineOf({several(6, stack("unicorn horn"))}, {"magic marker"});
    EXPECT_FALSE(advises(often, "collect-goals")) << "there is one zap";
    often.strategies[0].polypile->zaps = 30;
    const Advice advice = adviceOn(often);
    const Finding* finding = findingOf(advice, "collect-goals");
    ASSERT_NE(finding, nullptr);
    EXPECT_EQ(finding->zaps, 30);
    EXPECT_GT(finding->goalsGained, 0.2);
    EXPECT_EQ(finding->counting.front().label, "All goals after 30 zaps");
    EXPECT_EQ(finding->found, "goals stay on the line between 30 zaps");
    const Document after = fixed(often, "collect-goals");
    EXPECT_TRUE(after.strategies[0].polypile->collectGoalsBetweenZaps);
    EXPECT_FALSE(advises(after, "collect-goals"));
}

TEST(Advice, neverSeenToLowerAGoalForALesserLoss) {
    LineWorth before{.hasGoals = true,
                     .allGoals = {0, 0},
                     .anyGoal = {0.883, 0},
                     .wantedItems = {0.0883, 0},
                     .lostItems = {5.93, 0}};
    LineWorth after = before;
    after.lostItems.value = 5.0;
    EXPECT_EQ(judgementOn(before, after, worthAdvice), Judgement::Better);
    after.wantedItems.value = 0.08825;
    EXPECT_EQ(judgementOn(before, after, worthAdvice), Judgement::Better) << "nobody sees it";
    after.wantedItems.value = 0.08815;
    EXPECT_EQ(judgementOn(before, after, worthAdvice), Judgement::Worse);
    after.wantedItems = before.wantedItems;
    after.anyGoal.value = 0.882;
    EXPECT_EQ(judgementOn(before, after, worthAdvice), Judgement::Worse);
}

TEST(Advice, dropsGoalsThatNothingBecomes) {
    const Document athame = lineOf({{stack("unicorn horn")}}, {"magic marker", "athame"});
    const Document after = fixed(athame, "unreachable-goals");
    ASSERT_EQ(after.strategies[0].polypile->goals.size(), 1U);
    EXPECT_GT(oddsOf(after).allGoals.value, 0);
    EXPECT_FALSE(advises(lineOf({{stack("unicorn horn")}}, {"athame"}), "unreachable-goals"));
    EXPECT_FALSE(advises(lineOf({{stack("unicorn horn")}}, {"magic marker"}), "unreachable-goals"));
}

TEST(Advice, goesDeeperForGemsThatTheLevelDoesNotMake) {
    Document shallow = lineOf({{stack("agate stone", 4)}}, {"diamond"});
    EXPECT_FALSE(advises(shallow, "deeper-level")) << "a diamond may come";
    shallow.ledgerLevel = 3;
    const Document after = fixed(shallow, "deeper-level");
    EXPECT_EQ(after.ledgerLevel, 27);
    EXPECT_GT(oddsOf(after).allGoals.value, 0);
    Document horn = lineOf({{stack("unicorn horn")}}, {"diamond"});
    horn.ledgerLevel = 3;
    EXPECT_FALSE(advises(horn, "deeper-level")) << "no level makes a gem of it";
}

TEST(Advice, knowsWhatNothingBecomesAlsoBySamples) {
    const Document large =
        lineOf({several(8, stack("dagger", 300))}, {"long sword", "wand of wishing"});
    const auto advice = adviceOn(large);
    const Finding* finding = findingOf(advice, "unreachable-goals");
    ASSERT_NE(finding, nullptr);
    EXPECT_EQ(finding->found, "nothing here becomes enough of: wand of wishing");
}

TEST(Advice, namesApartWhatWouldMerge) {
    const Document equal =
        lineOf({{stack("potion of water", 4), stack("elven cloak"), stack("potion of water", 4)}},
               {"potion of gain level"});
    const Document after = fixed(equal, "merging-stacks");
    EXPECT_EQ(lineAfter(after)[0].stacks[0].name, "a");
    EXPECT_EQ(lineAfter(after)[0].stacks[2].name, "b");
    EXPECT_FALSE(advises(after, "merging-stacks"));
    Document oneNamed = equal;
    oneNamed.strategies[0].polypile->line[0].stacks[0].name = "mine";
    EXPECT_TRUE(advises(oneNamed, "merging-stacks")) << "a named one takes in one without a name";
    Document blessed = equal;
    blessed.strategies[0].polypile->line[0].stacks[0].buc = Buc::Blessed;
    EXPECT_FALSE(advises(blessed, "merging-stacks"));
    EXPECT_FALSE(advises(lineOf({{stack("potion of booze", 3, Buc::Cursed),
                                  stack("potion of booze", 3, Buc::Cursed)}},
                                {"potion of booze"}),
                         "merging-stacks"))
        << "merged they never change, and that is what is wanted";
    EXPECT_FALSE(
        advises(lineOf({{stack("gold piece", 50), stack("gold piece", 50)}}), "merging-stacks"))
        << "gold can't be named apart";
}

TEST(Advice, tellsLossesWithDecoysAside) {
    std::vector<Stack> potions = several(10, stack("potion of booze", 4, Buc::Cursed));
    const Piles piles = {joined(std::vector<Stack>(20, stack("rock", 5, Buc::Cursed)), potions)};
    const Advice advice = adviceOn(lineOf(piles, {"potion of gain level"}));
    const Finding* finding = findingOf(advice, "merging-stacks");
    ASSERT_NE(finding, nullptr);
    const auto golem = [](const std::vector<Effect>& effects) {
        return *std::ranges::find(effects, "polypile/lost/golem", &Effect::id);
    };
    EXPECT_GT(golem(finding->effects).after.value, golem(finding->effects).before.value + 3)
        << "more of the stones go into golems, which is what they are for";
    EXPECT_LT(golem(finding->counting).after.value, golem(finding->counting).before.value);
    EXPECT_EQ(golem(finding->counting).label, golem(finding->effects).label + ", decoys aside");
    EXPECT_EQ(finding->loss.label, "lost, decoys aside");
    EXPECT_TRUE(finding->loss.isGain());
    EXPECT_LT(finding->loss.before.value, 40);
    double sum = 0;
    for (const Effect& effect : finding->counting) {
        sum +=
            effect.unit == Unit::Items && effect.better == Better::Lower ? effect.after.value : 0;
    }
    EXPECT_NEAR(finding->loss.after.value, sum, 1e-9);
}

TEST(Advice, stonesThatBecomeDecoysSaveNothingByThat) {
    const Advice advice = adviceOn(lineOf(
        {joined(several(30, stack("potion of booze", 4, Buc::Cursed)), {stack("rock", 100)})},
        {"potion of gain level"}, -13));
    const Finding* finding = findingOf(advice, "decoys");
    ASSERT_NE(finding, nullptr);
    EXPECT_EQ(finding->loss.label, "lost, decoys aside");
    EXPECT_NEAR(finding->loss.before.value - finding->loss.after.value, 65, 0.5)
        << "the potions that a golem of glass would take";
}

TEST(Advice, tellsAllLossesWhereThereAreNoDecoys) {
    const Advice advice =
        adviceOn(lineOf({{stack("potion of water", 4), stack("potion of water", 4)}}));
    const Finding* finding = findingOf(advice, "merging-stacks");
    ASSERT_NE(finding, nullptr);
    EXPECT_EQ(finding->counting, finding->effects);
    EXPECT_EQ(finding->loss.label, "lost");
    EXPECT_TRUE(finding->loss.isGain());
}

/// A line to which much applies.
Document messyLine() {
    Piles piles(5, {stack("dagger", 3), stack("elven cloak"), stack("boulder")});
    piles.push_back(joined(several(4, stack("unicorn horn")),
                           {stack("potion of booze", 12), stack("potion of booze", 3),
                            stack("wand of polymorph"), stack("sack"), stack("wand of light")}));
    Document messy = lineOf(piles, {"magic marker", "athame"}, -2);
    messy.appearanceMaterials = testing::unshuffledMaterials(nethack::Game::NetHack367);
    return messy;
}

LineWorth worthOf(Estimate goals, Estimate lost) {
    return {.hasGoals = true,
            .allGoals = goals,
            .anyGoal = goals,
            .wantedItems = goals,
            .lostItems = lost};
}

TEST(Advice, whatCantBeSeenIsNoGain) {
    const LineWorth before = worthOf({0.0031}, {62.6});
    const LineWorth after = worthOf({0.003108}, {62.7});
    EXPECT_EQ(judgementOn(before, after, anyChange), Judgement::Better);
    EXPECT_EQ(judgementOn(before, after, worthAdvice), Judgement::Same);
    EXPECT_EQ(judgementOn(before, worthOf({0.0033}, {62.7}), worthAdvice), Judgement::Better);
    EXPECT_EQ(judgementOn(before, worthOf({0.003108}, {62.4}), worthAdvice), Judgement::Better)
        << "where goals are seen to stay, the loss decides";
}

TEST(Advice, aFallBeyondTheStandardErrorIsHarm) {
    const LineWorth before = worthOf({0.032, 0.0002}, {600, 1});
    EXPECT_EQ(judgementOn(before, worthOf({0.0317, 0.0002}, {580, 1}), worthAdvice),
              Judgement::Worse);
    EXPECT_EQ(judgementOn(before, worthOf({0.0319, 0.0002}, {580, 1}), worthAdvice),
              Judgement::Better)
        << "which may be chance";
    EXPECT_EQ(judgementOn(before, worthOf({0.0323, 0.0002}, {600, 1}), worthAdvice),
              Judgement::Same)
        << "a gain has to be beyond three of them";
}

TEST(Advice, seenIsWhatTheFiguresShow) {
    const auto isSeen = [](Estimate before, Estimate after, Unit unit) {
        return Effect{.id = {}, .label = {}, .unit = unit, .before = before, .after = after}
            .isSeen();
    };
    EXPECT_FALSE(isSeen({0.0321}, {0.0324}, Unit::Probability)) << "3.2 %, both of them";
    EXPECT_TRUE(isSeen({0.0321}, {0.0332}, Unit::Probability));
    EXPECT_FALSE(isSeen({0.0321, 0.002}, {0.0332, 0.002}, Unit::Probability)) << "chance";
    EXPECT_FALSE(isSeen({3575, 8}, {3560, 8}, Unit::Items)) << "chance, of two samples";
    EXPECT_TRUE(isSeen({3575, 8}, {3540, 8}, Unit::Items));
    EXPECT_TRUE(isSeen({0.0021}, {0.0022}, Unit::Probability)) << "below 1 % with two digits";
    EXPECT_FALSE(isSeen({559.2}, {558.8}, Unit::Items));
    EXPECT_TRUE(isSeen({559.2}, {558.1}, Unit::Items));
    EXPECT_TRUE(isSeen({0.0153}, {0.0119}, Unit::Items));
}

TEST(Advice, nothingIsShownForALossAlone) {
    for (const Finding& finding : adviceOn(messyLine()).findings) {
        std::vector<Effect> effects = finding.counting;
        effects.push_back(finding.loss);
        std::erase_if(effects, [](const Effect& effect) { return !effect.isSeen(); });
        EXPECT_TRUE(finding.hint == "boulders" || effects.empty() ||
                    std::ranges::any_of(effects, &Effect::isGain))
            << finding.hint;
    }
}

TEST(Advice, laysBouldersOnTop) {
    const Document below =
        lineOf({{stack("elven cloak"), stack("boulder"), stack("unicorn horn")}});
    EXPECT_EQ(lineAfter(fixed(below, "boulders"))[0].stacks[0].object, tests::object("boulder"));
    EXPECT_FALSE(advises(fixed(below, "boulders"), "boulders"));
}

TEST(Advice, aDippedLineHasOnlyWhatADipIsAbout) {
    Document dipped =
        lineOf({{stack("potion of booze", 8), stack("dagger", 4), stack("rock", 6)}}, {"ruby"});
    dipped.strategies[0].polypile->source = Source::Potion;
    const Advice advice = adviceOn(dipped);
    ASSERT_EQ(advice.findings.size(), 1U);
    EXPECT_EQ(advice.findings[0].hint, "stones");
}

TEST(Advice, effectsAreThoseOfEvaluatingByHand) {
    const Document messy = messyLine();
    const Advice advice = adviceOn(messy);
    EXPECT_GE(advice.findings.size(), 6U);
    for (const Finding& finding : advice.findings) {
        if (finding.hint == "merging-stacks") {
            continue;  // is measured against what the game makes of the plan
        }
        const LineAnswer before = oddsOf(messy);
        const LineAnswer after = oddsOf(fixed(messy, finding.hint));
        for (const Effect& effect : finding.effects) {
            if (effect.id == "polypile/goals/all") {
                EXPECT_NEAR(effect.before.value, before.allGoals.value, 1e-12) << finding.hint;
                EXPECT_NEAR(effect.after.value, after.allGoals.value, 1e-12) << finding.hint;
            } else if (effect.id == "polypile/goals/any") {
                EXPECT_NEAR(effect.after.value, after.anyGoal.value, 1e-12) << finding.hint;
            } else if (effect.id == "polypile/lost/golem") {
                double lost = 0;
                for (const auto& pile : after.piles) {
                    for (const auto& each : pile.ifHit.stacks) {
                        lost += pile.reached.value * each.items.absorbed;
                    }
                }
                EXPECT_NEAR(effect.after.value, lost, 1e-9) << finding.hint;
            }
        }
    }
}

TEST(Advice, nothingShownMakesThePlanWorse) {
    const Advice advice = adviceOn(messyLine());
    for (const Finding& finding : advice.findings) {
        if (finding.hint == "boulders") {
            continue;  // the game leaves no choice
        }
        const Effect& any = finding.effects[1];
        EXPECT_GE(any.after.value, any.before.value - 0.002 * any.before.value) << finding.hint;
    }
}

TEST(Advice, comesInStagesAndStops) {
    const Document messy = messyLine();
    const auto question = adviceQuestion(messy, messy.strategies[0], tests::catalogues(),
                                         std::make_shared<nethack::polypile::LineEvaluator>());
    std::size_t most = 0;
    Work work;
    work.stage = [&](const AnyAnswer& stage) {
        EXPECT_FALSE(stage.isComplete());
        EXPECT_EQ(stage.as<Advice>()->findings.size(), most + 1);
        most = stage.as<Advice>()->findings.size();
    };
    const AnyAnswer answer = question->answer(work);
    EXPECT_TRUE(answer.isComplete());
    EXPECT_EQ(answer.as<Advice>()->findings.size(), most);
    EXPECT_EQ(question->report(answer).remarks.size(), most);

    std::stop_source source;
    Work stopping;
    stopping.stop = source.get_token();
    stopping.stage = [&](const AnyAnswer&) { source.request_stop(); };
    EXPECT_FALSE(question->answer(stopping));
}

TEST(Advice, isTheSameWhateverWasLookedAtBefore) {
    const auto lineWith = [](int arrows) {
        return lineOf({{stack("arrow", arrows, Buc::Cursed), stack("wand of digging"),
                        stack("ring of hunger"), stack("unicorn horn")},
                       {stack("wand of light"), stack("ring of adornment"), stack("rock", 12)}},
                      {"magic marker", "wand of death"});
    };
    const Document asked = lineWith(5);
    const auto evaluator = std::make_shared<nethack::polypile::LineEvaluator>();
    const auto look = [&](const Document& at) {
        auto question = polypileQuestion(at, at.strategies[0], tests::catalogues(), evaluator);
        question->detail = nethack::polypile::Detail::Complete;
        return question->answer({}).as<LineAnswer>()->piles.front().provenance;
    };
    ASSERT_NE(look(asked), oddsOf(asked).piles.front().provenance)
        << "no odds here that are known better when looked at for longer";
    const Advice advice = adviceOn(asked);
    ASSERT_FALSE(advice.findings.empty());
    const std::string fresh = inJson(advice);
    const auto question =
        adviceQuestion(asked, asked.strategies[0], tests::catalogues(), evaluator);
    EXPECT_EQ(inJson(*question->answer({}).as<Advice>()), fresh);
    look(lineWith(3));
    look(fixed(asked, advice.findings.front().hint));
    look(asked);
    EXPECT_EQ(inJson(*question->answer({}).as<Advice>()), fresh);
}

TEST(Advice, isAskedAnewOnlyForWhatItDependsOn) {
    Document document = messyLine();
    const auto ask = [&] {
        return *adviceQuestion(document, document.strategies[0], tests::catalogues(), nullptr);
    };
    const AdviceQuestion before = ask();
    document.title = "other";
    document.inventory.push_back(stack("dagger"));
    document.strategies[0].notes = "other";
    EXPECT_EQ(ask(), before);
    document.hero.luck = 3;
    EXPECT_FALSE(ask() == before);
    const AdviceQuestion unlearned = ask();
    document.discoveries = {tests::object("wand of digging")};
    EXPECT_FALSE(ask() == unlearned) << "an iron wand is none";
}

TEST(Advice, isWrittenAsJson) {
    const Document rocks = lineOf({{stack("dagger", 4)}}, {"long sword"}, 13);
    const std::string text = inJson(adviceOn(rocks));
    for (const char* part : {"\"hint\": \"stacked-weapons\"", "\"piles\": [ 1 ]", "\"goals_all\"",
                             "\"before\"", "\"after\"", "\"lost_shocked_off\"", "\"mean\""}) {
        EXPECT_NE(text.find(part), std::string::npos) << part << " in " << text;
    }
}

TEST(Advice, everyHintSaysWhyAndWhere) {
    std::set<std::string_view> ids;
    for (const Hint& hint : hints()) {
        EXPECT_TRUE(ids.insert(hint.id).second) << hint.id;
        EXPECT_FALSE(hint.title.empty() || hint.fix.empty() || hint.explanation.empty());
        EXPECT_NE(hint.source.find(".c "), std::string_view::npos) << hint.id;
    }
    EXPECT_EQ(ids.size(), 25U);
}

TEST(Advice, helpTellsOfEveryHintByItsNameAndFix) {
    std::ifstream file(POLYPLAN_SOURCE_DIR "/resources/help/advice.md");
    const std::string page((std::istreambuf_iterator<char>(file)), {});
    std::size_t headings = 0;
    for (std::size_t at = page.find("\n## "); at != std::string::npos;
         at = page.find("\n## ", at + 1)) {
        ++headings;
    }
    EXPECT_EQ(headings, hints().size());
    for (const Hint& hint : hints()) {
        const auto begin = page.find("\n## " + std::string(hint.title) + '\n');
        ASSERT_NE(begin, std::string::npos) << hint.title;
        const std::string section = page.substr(begin, page.find("\n## ", begin + 1) - begin);
        std::string fix(hint.fix);
        fix[0] = static_cast<char>(std::tolower(fix[0]));
        EXPECT_NE(section.find("*Fix:* " + fix), std::string::npos) << hint.title;
        EXPECT_NE(section.find('*' + std::string(hint.source) + ".*"), std::string::npos)
            << hint.title;
    }
}

}  // namespace
}  // namespace polyplan::plan
