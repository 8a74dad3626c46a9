#include "core/plan/series_question.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/plan/line_question.h"
#include "tests/core/support/catalogues.h"

namespace polyplan::plan {
namespace {

using nethack::polypile::LineAnswer;
using nethack::polypile::LineEvaluator;
using nethack::polypile::SeriesAnswer;

/// So many horns on the first square, zapped for a magic marker.
Document hornsZapped(int zaps, int horns) {
    const ObjectTable& table = *tests::catalogues().objects(Document{}.game);
    Document document;
    Polypile& polypile = document.strategies.emplace_back().polypile.emplace();
    polypile.zaps = zaps;
    Pile& pile = polypile.line.emplace_back();
    pile.distance = 1;
    for (int horn = 0; horn < horns; ++horn) {
        pile.stacks.emplace_back().object = table.byId("unicorn_horn");
    }
    polypile.goals.emplace_back().object = table.byId("magic_marker");
    return document;
}

std::optional<SeriesQuestion> askedOf(const Document& document) {
    return seriesQuestion(document, document.strategies.front(), tests::catalogues(),
                          std::make_shared<LineEvaluator>());
}

TEST(SeriesQuestion, OneZapAsksNothing) {
    EXPECT_FALSE(askedOf(hornsZapped(1, 1)));
    Document other = hornsZapped(2, 1);
    other.strategies.front().polypile.reset();
    EXPECT_FALSE(askedOf(other));
}

TEST(SeriesQuestion, LoneStackIsAnsweredAtOnce) {
    const auto question = askedOf(hornsZapped(3, 1));
    int stages = 0;
    const AnyAnswer answer =
        question->answer({.stop = {}, .stage = [&](const AnyAnswer&) { ++stages; }});
    EXPECT_EQ(stages, 0);
    EXPECT_TRUE(answer.isComplete());
    const auto series = answer.as<SeriesAnswer>();
    ASSERT_EQ(series->byZap.size(), 3U);
    EXPECT_EQ(series->byZap.back().provenance.method, Method::Exact);
    EXPECT_NEAR(series->byZap.front().allGoals.value, 0.0320085780, 1e-9);
    EXPECT_NE(question->report(answer).figure("polypile/zaps/for/all/95"), nullptr);
    EXPECT_TRUE(question->report({}).figures.empty());
}

TEST(SeriesQuestion, EachStageRestsOnMoreRunsUntilItIsStopped) {
    const auto question = askedOf(hornsZapped(40, 60));
    std::vector<std::int64_t> runs;
    std::stop_source stop;
    const auto take = [&](const AnyAnswer& answer) {
        EXPECT_FALSE(answer.isComplete());
        EXPECT_EQ(answer.stage(), static_cast<int>(runs.size()));
        const auto series = answer.as<SeriesAnswer>();
        EXPECT_EQ(series->byZap.front().provenance.method, Method::Exact);
        runs.push_back(series->byZap.back().provenance.samples);
        if (runs.size() == 2) {
            stop.request_stop();
        }
    };
    EXPECT_FALSE(question->answer({.stop = stop.get_token(), .stage = take}));
    ASSERT_EQ(runs.size(), 2U);
    EXPECT_GT(runs[1], runs[0]);
}

/// What is said first of the zaps; the work ends then.
SeriesAnswer firstStageOf(const SeriesQuestion& question) {
    SeriesAnswer said;
    std::stop_source stop;
    question.answer({.stop = stop.get_token(), .stage = [&](const AnyAnswer& answer) {
                         said = *answer.as<SeriesAnswer>();
                         stop.request_stop();
                     }});
    return said;
}

// What is known of the first zap sharpens the figures of those after it: it must not hang on how
// far the line beside it has come.
TEST(SeriesQuestion, IsAnsweredAlikeWhateverIsRememberedOfItsLine) {
    const ObjectTable& table = *tests::catalogues().objects(Document{}.game);
    Document document = hornsZapped(3, 1);
    auto& stacks = document.strategies.front().polypile->line.front().stacks;
    for (const char* id : {"wan_striking", "rin_adornment", "pot_booze", "scr_light", "wan_light",
                           "rin_hunger", "amulet_of_strangulation"}) {
        stacks.emplace_back().object = table.byId(id);
    }
    const auto beforeIt = askedOf(document);
    const auto afterIt = askedOf(document);
    const auto line = polypileQuestion(document, document.strategies.front(), tests::catalogues(),
                                       afterIt->evaluator);
    std::vector<Method> methods;
    line->answer({.stop = {}, .stage = [&](const AnyAnswer& answer) {
                      methods.push_back(answer.as<LineAnswer>()->provenance.method);
                  }});
    ASSERT_EQ(methods, (std::vector{Method::Sampled, Method::Exact}));
    const SeriesAnswer before = firstStageOf(*beforeIt);
    ASSERT_EQ(before.byZap.size(), 3U);
    EXPECT_EQ(before.byZap.front().provenance.method, Method::Exact);
    EXPECT_EQ(before, firstStageOf(*afterIt));
}

TEST(SeriesQuestion, WhatIsOfTheFirstZapSaysSoBesideIt) {
    for (const int zaps : {1, 3}) {
        const Document horns = hornsZapped(zaps, 1);
        const auto questions =
            polypileCalculator(tests::catalogues()).questions(horns, horns.strategies.front());
        ASSERT_EQ(questions.size(), zaps == 1 ? 1U : 2U);
        // As if it were sampled, which the report remarks.
        auto odds = *questions.front().answer({}).as<LineAnswer>();
        odds.provenance = {.method = Method::Sampled, .samples = 1'000, .seed = 1};
        const Report first = questions.front().report(AnyAnswer::of(std::move(odds)));
        EXPECT_EQ(first.figure("polypile/goals/all") != nullptr, zaps == 1);
        const Figure* left = first.figure("polypile/items/left");
        ASSERT_NE(left, nullptr);
        EXPECT_EQ(left->group, zaps == 1 ? "What is left" : "What is left by the first zap");
        EXPECT_NE(std::ranges::find(first.groups, left->group), first.groups.end());
        for (const Series& series : first.series) {
            EXPECT_EQ(series.label.ends_with(" by the first zap"), zaps > 1) << series.label;
        }
        ASSERT_FALSE(first.tables.empty());
        for (const Table& table : first.tables) {
            EXPECT_EQ(table.title.ends_with(" by the first zap"), zaps > 1) << table.title;
        }
        ASSERT_EQ(first.remarks.size(), 1U);
        EXPECT_NE(std::ranges::find(first.groups, first.remarks.front().group), first.groups.end());
    }
}

TEST(SeriesQuestion, TellsWhatAWandTakes) {
    Document horns = hornsZapped(3, 1);
    const auto question = askedOf(horns);
    const Report wand = question->report(question->answer({}));
    ASSERT_NE(wand.figure("polypile/zaps/charges"), nullptr);
    EXPECT_EQ(wand.figure("polypile/zaps/charges")->value.value, 3);
    // zap.c zappable(): rn2(121).
    EXPECT_EQ(wand.figure("polypile/zaps/wrested/tries")->value.value, 121);
    EXPECT_NEAR(wand.figure("polypile/zaps/wrested/within")->value.value,
                1 - std::pow(120.0 / 121.0, 100), 1e-12);
    horns.strategies.front().polypile->source = nethack::polypile::Source::Spell;
    const auto cast = askedOf(horns);
    EXPECT_EQ(cast->report(cast->answer({})).figure("polypile/zaps/charges"), nullptr);
}

TEST(SeriesQuestion, SpeaksOfDipsWhereStacksAreDipped) {
    Document horns = hornsZapped(3, 1);
    horns.strategies.front().polypile->source = nethack::polypile::Source::Potion;
    horns.strategies.front().polypile->collectGoalsBetweenZaps = true;
    const auto question = askedOf(horns);
    const Report dips = question->report(question->answer({}));
    EXPECT_EQ(dips.groups.front(), "After 3 dips");
    ASSERT_NE(dips.figure("polypile/zaps/until/all"), nullptr);
    EXPECT_EQ(dips.figure("polypile/zaps/until/all")->unit, Unit::Dips);
    EXPECT_EQ(dips.seriesOf("polypile/goals/all/by_zap")->xLabel, "dips");
    for (const Figure& figure : dips.figures) {
        for (const std::string& text : {figure.group, figure.label, figure.rule}) {
            EXPECT_EQ(text.find("zap"), std::string::npos) << text;
            EXPECT_EQ(text.find("Zap"), std::string::npos) << text;
            EXPECT_EQ(text.find("olem"), std::string::npos) << text;
            EXPECT_EQ(text.find("shock"), std::string::npos) << text;
        }
    }
    const auto zapped = askedOf(hornsZapped(3, 1));
    const Report zaps = zapped->report(zapped->answer({}));
    EXPECT_EQ(zaps.groups.front(), "After 3 zaps");
    EXPECT_TRUE(zaps.tacit.empty());
    for (const char* id :
         {"polypile/zaps/golems", "polypile/zaps/lost/shock", "polypile/zaps/lost/golem"}) {
        EXPECT_NE(zaps.figure(id), nullptr) << id;
        EXPECT_NE(zaps.seriesOf(std::string(id) + "/by_zap"), nullptr) << id;
        EXPECT_EQ(dips.seriesOf(std::string(id) + "/by_zap"), nullptr) << id;
        const auto tacit = std::ranges::find(dips.tacit, id, &Figure::id);
        ASSERT_NE(tacit, dips.tacit.end()) << id;
        EXPECT_EQ(tacit->value.value, 0) << id;
    }
    EXPECT_EQ(zaps.figure("polypile/zaps/for/all/25")->group, "Zaps that it takes");
    EXPECT_EQ(zaps.seriesOf("polypile/goals/all/by_zap")->xLabel, "zaps");
}

// A marker that lies there after one zap may be gone after the next: how likely it lies there after
// each says nothing of when it first did.
TEST(SeriesQuestion, SaysThatWhatTurnsBackCountsAsWhatItIs) {
    const auto isOfHaze = [](const Remark& remark) {
        return remark.text.starts_with("What changes is hazy");
    };
    for (const auto game : {nethack::Game::NetHack367, nethack::Game::SlashEm007}) {
        Document horns = hornsZapped(3, 1);
        horns.game = game;
        for (Stack& stack : horns.strategies.front().polypile->line.front().stacks) {
            stack.object = tests::catalogues().objects(game)->byId("unicorn_horn");
        }
        horns.strategies.front().polypile->goals.front().object =
            tests::catalogues().objects(game)->byId("magic_marker");
        const auto question = askedOf(horns);
        const Report report = question->report(question->answer({}));
        EXPECT_EQ(std::ranges::count_if(report.remarks, isOfHaze),
                  game == nethack::Game::SlashEm007 ? 1 : 0);
    }
}

TEST(SeriesQuestion, TellsWhenOneStopsWhereGoalsArePickedUp) {
    Document horns = hornsZapped(15, 7);
    const auto isTold = [&horns] {
        const auto question = askedOf(horns);
        const Report report = question->report(question->answer({}));
        EXPECT_NE(report.figure("polypile/zaps/for/any/25"), nullptr);
        EXPECT_NE(report.remarks.empty(), report.figure("polypile/zaps/until/any") == nullptr);
        return report.figure("polypile/zaps/until/any") != nullptr;
    };
    EXPECT_FALSE(isTold());
    horns.strategies.front().polypile->collectGoalsBetweenZaps = true;
    EXPECT_TRUE(isTold());
}

TEST(SeriesQuestion, IsTheSameWhereLineAndZapsAre) {
    const auto question = askedOf(hornsZapped(3, 2));
    EXPECT_EQ(*question, *askedOf(hornsZapped(3, 2)));
    EXPECT_NE(*question, *askedOf(hornsZapped(4, 2)));
    EXPECT_NE(*question, *askedOf(hornsZapped(3, 1)));
    Document collecting = hornsZapped(3, 2);
    collecting.strategies.front().polypile->collectGoalsBetweenZaps = true;
    EXPECT_NE(*question, *askedOf(collecting));
}

}  // namespace
}  // namespace polyplan::plan
