#include "core/nethack/polypile/dip.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "core/nethack/polypile/evaluate.h"
#include "core/nethack/polypile/report.h"
#include "tests/core/support/situations.h"

namespace polyplan::nethack::polypile {
namespace {

using namespace polyplan::testing;

Situation dippingIn(Game game) {
    Situation situation = situationIn(game);
    situation.source = Source::Potion;
    return situation;
}

PotionOdds potions(Game game, const std::vector<std::string>& stacks) {
    const std::vector<Pile> piles = {pileOf(game, 1, stacks)};
    return potionsFor(dippingIn(game), piles);
}

TEST(Dip, EveryStackThatCanChangeTakesAPotionUnlessItResists) {
    const PotionOdds two = potions(Game::NetHack367, {"7 dagger", "unicorn horn"});
    EXPECT_EQ(two.most, 2);
    EXPECT_NEAR(two.mean, 1.9, 1e-12);
    EXPECT_NEAR(oddsOf(two.taken, 0), 0.05 * 0.05, 1e-15);
    EXPECT_NEAR(oddsOf(two.taken, 1), 2 * 0.95 * 0.05, 1e-12);
    EXPECT_NEAR(oddsOf(two.taken, 2), 0.95 * 0.95, 1e-12);
}

TEST(Dip, WhatNoPotionChangesTakesNone) {
    const PotionOdds none = potions(Game::NetHack37, {"3 potion of polymorph", "wand of polymorph",
                                                      "amulet of unchanging", "Bell of Opening"});
    EXPECT_EQ(none.most, 0);
    EXPECT_EQ(none.mean, 0.0);
    EXPECT_EQ(none.taken, (std::vector<ValueOdds>{{0, 1.0}}));
    EXPECT_EQ(potions(Game::NetHack367, {"amulet of unchanging"}).most, 1);
}

TEST(Dip, WaterIsDippedButInSlashEm) {
    EXPECT_EQ(potions(Game::NetHack343, {"3 potion of water"}).most, 1);
    EXPECT_EQ(potions(Game::SlashEm007, {"3 potion of water"}).most, 0);
}

TEST(Dip, ManyStacksKeepTheirMean) {
    const PotionOdds many =
        potions(Game::NetHack367, std::vector<std::string>(2'000, "scroll of light"));
    EXPECT_EQ(many.most, 2'000);
    double total = 0.0;
    double mean = 0.0;
    for (const ValueOdds& entry : many.taken) {
        total += entry.probability;
        mean += entry.value * entry.probability;
    }
    EXPECT_NEAR(total, 1.0, 1e-12);
    EXPECT_NEAR(mean, 1'900.0, 1e-8);
    EXPECT_LT(many.taken.size(), 400U);
}

TEST(Dip, TheAnswerTellsOfPotionsWhereStacksAreDipped) {
    const std::vector<Pile> piles = {pileOf(Game::NetHack367, 1, {"3 dagger", "ruby"})};
    EXPECT_EQ(evaluateLine(dippingIn(Game::NetHack367), piles, {})->potions,
              potionsFor(dippingIn(Game::NetHack367), piles));
    EXPECT_EQ(evaluateLine(dippingIn(Game::NetHack367), piles, {},
                           {.method = Method::Sampled, .stop = {}})
                  ->potions,
              potionsFor(dippingIn(Game::NetHack367), piles));
    EXPECT_FALSE(evaluateLine(situationIn(Game::NetHack367), piles, {})->potions);
}

TEST(Dip, IsExactWhateverAppearancesAreOf) {
    const Game game = Game::NetHack367;
    const std::vector<Pile> piles = {
        pileOf(game, 1, {"wand of light", "ring of hunger", "spellbook of dig"}),
        pileOf(game, 2, {"wand of digging", "ring of adornment", "unicorn horn"})};
    const std::vector<Goal> goals = {{.object = objectOf(game, "magic marker"), .atLeast = 1}};
    const auto dipped = evaluateLine(dippingIn(game), piles, goals).value();
    EXPECT_EQ(dipped.provenance, Provenance()) << "nothing shudders, so that no golem rises";
    for (const PileAnswer& pile : dipped.piles) {
        EXPECT_EQ(pile.provenance, Provenance());
    }
    const auto zapped = evaluateLine(situationIn(game), piles, goals).value();
    EXPECT_EQ(zapped.provenance.method, Method::Sampled);
    EXPECT_GT(zapped.allGoals.standardError, 0.0);
}

TEST(Dip, LoneItemsAreExactWhateverAppearancesAreOf) {
    const Game game = Game::NetHack367;
    const std::vector<Pile> lone = {pileOf(game, 1, {"wand of light"}),
                                    pileOf(game, 2, {"ring of hunger"})};
    const std::vector<Goal> goals = {{.object = objectOf(game, "wand of death"), .atLeast = 1}};
    EXPECT_EQ(evaluateLine(situationIn(game), lone, goals).value().provenance, Provenance())
        << "a golem takes what is left of a pile";
}

TEST(Dip, PotionsOfPolymorphChangeInAnotherPotion) {
    for (const Game game : {Game::NetHack343, Game::NetHack37, Game::SlashEm007}) {
        const Situation situation = situationIn(game);
        const auto stack = [game](std::string_view words) { return stackOf(game, words); };
        const auto odds =
            dippedInto(situation, stack("3 potion of polymorph"), stack("potion of booze"));
        ASSERT_TRUE(odds);
        EXPECT_DOUBLE_EQ(odds->resisted, 0.05);
        EXPECT_DOUBLE_EQ(odds->polymorphed, 0.95);
        EXPECT_NEAR(oddsOf(odds->quantityAfterPolymorph, 3), 0.95 * 0.997, 1e-12);
        EXPECT_EQ(oddsOf(odds->polymorphedInto, objectOf(game, "potion of polymorph")), 0.0);
        EXPECT_GT(oddsOf(odds->polymorphedInto, objectOf(game, "potion of full healing")), 0.01);
        EXPECT_EQ(odds->hazyAfterPolymorph.has_value(), game == Game::SlashEm007);
        for (const char* liquid : {"potion of water", "potion of polymorph", "dagger"}) {
            EXPECT_FALSE(dippedInto(situation, stack("3 potion of polymorph"), stack(liquid)))
                << liquid;
        }
    }
}

TEST(Dip, WhatResistsIsDippedAgainUntilItChanges) {
    EXPECT_NEAR(potions(Game::NetHack367, {"7 dagger", "unicorn horn"}).dipsUntilAll, 2 / 0.95,
                1e-12);
    EXPECT_EQ(potions(Game::NetHack367, {"Bell of Opening"}).dipsUntilAll, 0.0);
}

TEST(Dip, PotionsOfPolymorphOnTheLineAreToldOfTheOtherWayRound) {
    const PotionOdds odds = potions(Game::NetHack367, {"dagger", "3 potion of polymorph"});
    ASSERT_EQ(odds.reversed.size(), 1U);
    EXPECT_EQ(odds.reversed.front().stack, 1U);
    EXPECT_DOUBLE_EQ(odds.reversed.front().odds.polymorphed, 0.95);
}

/// The figures of the stack under the id's last part.
double told(const Report& report, std::string_view id) {
    const auto found = std::ranges::find_if(
        report.figures, [id](const Figure& figure) { return figure.id.ends_with(id); });
    EXPECT_NE(found, report.figures.end()) << id;
    return found == report.figures.end() ? -1 : *found->share;
}

TEST(Dip, TheReportOfAStackTellsWhatADipDoes) {
    const std::vector<Pile> piles = {
        pileOf(Game::NetHack367, 1, {"4 dagger", "3 potion of polymorph"})};
    const LineAnswer answer = evaluateLine(dippingIn(Game::NetHack367), piles, {}).value();
    const LineView view = {.piles = piles, .answer = answer, .table = objectsOf(Game::NetHack367)};
    const Report daggers = stackReport(view, 0, 0);
    EXPECT_NEAR(told(daggers, "dip/used"), 0.95, 1e-12);
    EXPECT_NEAR(told(daggers, "dip/same"), 0.95 * 0.03, 1e-12);
    EXPECT_NEAR(told(daggers, "dip/fused"), 0.95 * (1 - 0.464 * 0.996), 1e-12);
    const Report polymorph = stackReport(view, 0, 1);
    EXPECT_NEAR(told(polymorph, "dip/into_liquid"), 0.95, 1e-12);
    const Series* into = polymorph.seriesOf("polypile/pile/1/potion of polymorph/dip/into_liquid");
    ASSERT_NE(into, nullptr);
    EXPECT_EQ(into->points.size(), 25U);
}

/// All that a report says to people.
std::vector<std::string> textsOf(const Report& report) {
    std::vector<std::string> texts = report.groups;
    for (const Figure& figure : report.figures) {
        texts.insert(texts.end(), {figure.group, figure.label, figure.rule, figure.text,
                                   std::string(wordAfter(figure.unit, 2))});
    }
    for (const Series& series : report.series) {
        texts.insert(texts.end(), {series.label, series.xLabel});
    }
    for (const Table& table : report.tables) {
        texts.push_back(table.title);
        for (const Column& column : table.columns) {
            texts.push_back(column.label);
        }
    }
    return texts;
}

void expectNoZaps(const Report& report) {
    for (const std::string& text : textsOf(report)) {
        for (const char* word : {"zap", "Zap", "beam", "Range", "reached", "hit", "golem", "Golem",
                                 "shock", "shudder", "lost by", "All lost", "Some lost"}) {
            EXPECT_EQ(text.find(word), std::string::npos) << text;
        }
    }
}

TEST(Dip, ReportsKeepWhatOnlyZapsBringForAComparison) {
    const std::vector<Pile> piles = {pileOf(Game::NetHack367, 1, {"4 dagger", "wand of digging"})};
    const LineAnswer dipped = evaluateLine(dippingIn(Game::NetHack367), piles, {}).value();
    const LineAnswer zapped = evaluateLine(situationIn(Game::NetHack367), piles, {}).value();
    const auto reportOf = [&piles](const LineAnswer& answer) {
        return lineReport({.piles = piles, .answer = answer, .table = objectsOf(Game::NetHack367)});
    };
    const Report dips = reportOf(dipped);
    EXPECT_EQ(dips.figure("polypile/golems"), nullptr);
    ASSERT_EQ(dips.tacit.size(), 1U);
    EXPECT_EQ(dips.tacit.front().id, "polypile/golems");
    EXPECT_EQ(dips.tacit.front().value, Estimate{});
    for (const char* id : {"polypile/golem_by_pile", "polypile/lost_by_pile/shocked_away",
                           "polypile/lost_by_pile/shocked_off", "polypile/lost_by_pile/golem",
                           "polypile/golems/side_by_side"}) {
        EXPECT_EQ(dips.seriesOf(id), nullptr) << id;
        EXPECT_NE(reportOf(zapped).seriesOf(id), nullptr) << id;
    }
    EXPECT_NE(dips.seriesOf("polypile/lost_by_pile/fused"), nullptr);
    EXPECT_TRUE(reportOf(zapped).tacit.empty());
}

TEST(Dip, ThePilesTableHasTheFatesOfADip) {
    const std::vector<Pile> piles = {pileOf(Game::NetHack367, 1, {"4 dagger", "unicorn horn"})};
    const auto tableOf = [&piles](const Situation& situation) {
        const LineAnswer answer = evaluateLine(situation, piles, {}).value();
        return *pileReport({.piles = piles, .answer = answer, .table = situation.table}, 0)
                    .table("polypile/pile/1/stacks");
    };
    const Table dips = tableOf(dippingIn(Game::NetHack367));
    ASSERT_EQ(dips.columns.size(), 3U);
    ASSERT_EQ(dips.rows.size(), 2U);
    ASSERT_EQ(dips.rows[0].size(), 3U);
    EXPECT_EQ(dips.columns[1].label, "Kept");
    EXPECT_NEAR(std::get<Estimate>(dips.rows[0][1]).value, 0.05, 1e-12);
    EXPECT_EQ(dips.columns[2].label, "Changed");
    EXPECT_NEAR(std::get<Estimate>(dips.rows[0][2]).value, 0.95, 1e-12);
    const Table zaps = tableOf(situationIn(Game::NetHack367));
    ASSERT_EQ(zaps.columns.size(), 6U);
    ASSERT_EQ(zaps.rows[1].size(), 6U);
    EXPECT_EQ(zaps.columns[2].label, "All lost");
    EXPECT_NEAR(std::get<Estimate>(zaps.rows[1][2]).value, 0.95 / 8, 1e-12);
}

TEST(Dip, ReportsSpeakOfDips) {
    const std::vector<Pile> piles = {pileOf(Game::NetHack367, 1, {"4 dagger", "wand of digging"}),
                                     pileOf(Game::NetHack367, 3, {"unicorn horn"})};
    const Situation situation = dippingIn(Game::NetHack367);
    const LineAnswer answer = evaluateLine(situation, piles, {}).value();
    const LineView view = {.piles = piles, .answer = answer, .table = objectsOf(Game::NetHack367)};
    const Report line = lineReport(view);
    expectNoZaps(line);
    EXPECT_EQ(line.figure("polypile/piles/reached"), nullptr);
    EXPECT_EQ(line.seriesOf("polypile/reached_by_pile"), nullptr);
    EXPECT_EQ(line.figure("polypile/items/left")->rule, "After one dip of each stack.");
    EXPECT_EQ(line.figure("polypile/items/left")->source, "potion.c dodip()");
    const Report pile = pileReport(view, 0);
    expectNoZaps(pile);
    EXPECT_EQ(pile.figure("polypile/pile/1/reached"), nullptr);
    EXPECT_EQ(pile.figure("polypile/pile/1/items/left")->label, "items left, on average");
    expectNoZaps(stackReport(view, 0, 1));
}

}  // namespace
}  // namespace polyplan::nethack::polypile
