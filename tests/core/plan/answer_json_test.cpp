#include "core/plan/answer_json.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>

#include "tests/core/plan/hand_made_answer.h"
#include "tests/core/support/catalogues.h"

namespace polyplan::plan {
namespace {

using nethack::polypile::LineAnswer;
using nethack::polypile::PileOdds;
using UnorderedJson = nlohmann::json;

UnorderedJson written(const tests::HandMade& made) {
    std::ostringstream out;
    JsonWriter json(out);
    const LineQuestion question{
        .situation = {.table = *tests::catalogues().objects(nethack::Game::NetHack367),
                      .rules = *nethack::polypile::rulesOf(nethack::Game::NetHack367)},
        .piles = {},
        .goals = {},
        .series = {}};
    writeAnswer(json, made.strategy, made.answer, made.series, question);
    return UnorderedJson::parse(out.str());
}

TEST(AnswerJson, ExactAnswerHasTheMembersOfTheFormat) {
    EXPECT_EQ(written(tests::handMadeAnswer()), UnorderedJson::parse(R"({
      "name": "Made by hand", "method": "exact",
      "goals": [{"object": "magic marker", "at_least": 2, "probability": 0.25,
                 "standard_error": 0}],
      "all_goals_probability": 0.25, "all_goals_standard_error": 0,
      "any_goal_probability": 0.5, "any_goal_standard_error": 0,
      "by_zap": [{"zap": 1, "method": "exact",
                  "all_goals_probability": 0.25, "all_goals_standard_error": 0,
                  "any_goal_probability": 0.5, "any_goal_standard_error": 0,
                  "goals": [{"object": "magic marker", "at_least": 2, "probability": 0.25,
                             "standard_error": 0}],
                  "items_left": {"mean": 1.5, "standard_error": 0},
                  "stacks_left": {"mean": 1.25, "standard_error": 0},
                  "collected": {"magic marker": {"mean": 0.125, "standard_error": 0}},
                  "golems": {"mean": 0.25, "standard_error": 0},
                  "lost": {"shock": {"mean": 0.375, "standard_error": 0},
                           "fused": {"mean": 0, "standard_error": 0},
                           "golem": {"mean": 0.625, "standard_error": 0}}}],
      "after_zaps": {"method": "exact", "final_quantity_by_object": {
        "wand of sleep": {"mean_quantity": 0.5, "p_at_least_one": 0.45}}},
      "piles": [{
        "distance": 3, "method": "exact", "reached": 0.875,
        "if_hit": {
          "golem": {"none": 0.75, "stone golem": 0.25},
          "stack_fate": [
            {"object": "wand of digging",
             "unaffected": 0, "resisted": 0.05, "shuddered_all_lost": 0.25,
             "shuddered_some_left": 0, "shuddered_but_unharmed": 0, "polymorphed": 0.7,
             "remainder_absorbed_by_golem": 0.125,
             "quantity_after_shudder": {}, "quantity_after_polymorph": {"1": 0.7},
             "recharged_after_polymorph": {"0": 0.6, "1": 0.1},
             "polymorphed_into": {"wand of sleep": 0.7}},
            {"object": "spellbook of sleep",
             "unaffected": 0, "resisted": 0.05, "shuddered_all_lost": 0,
             "shuddered_some_left": 0, "shuddered_but_unharmed": 0, "polymorphed": 0.95,
             "remainder_absorbed_by_golem": 0,
             "quantity_after_shudder": {"1": 0.5}, "quantity_after_polymorph": {},
             "times_read_after_polymorph": {"nonblank": {"1": 0.9}, "blank": {"0": 0.05}},
             "polymorphed_into": {}}],
          "final_quantity_by_object": {
            "wand of sleep": {"mean_quantity": 0.7, "p_at_least_one": 0.65}},
          "objects_left": {"0": 0.1, "1": 0.9},
          "items_left": {"0": 0.1, "10000-10009": 0.9}
        },
        "overall": {"final_quantity_by_object": {
          "wand of sleep": {"mean_quantity": 0.6, "p_at_least_one": 0.55}}}
      }]
    })"));
}

TEST(AnswerJson, SampledPileCarriesErrorsInEachFiguresPlace) {
    tests::HandMade made = tests::handMadeAnswer();
    nethack::polypile::PileAnswer& pile = made.answer.piles[0];
    made.answer.provenance = pile.provenance = {Method::Sampled, 1'000, 18446744073709551615U};
    made.series.byZap[0].provenance = made.answer.provenance;
    made.series.byZap[0].allGoals.standardError = 0.5;
    pile.reached.standardError = 0.001;
    PileOdds errors;
    errors.golem = {{nethack::polypile::Golem::None, 0.002}};
    errors.stacks.resize(2);
    errors.stacks[1].polymorphed = 0.003;
    errors.finalQuantity = {{pile.overall[0].object, 0.004, 0.0}};
    errors.itemsLeft = {{10'000, 10'009, 0.005}};
    pile.ifHitErrors = std::make_shared<const PileOdds>(errors);
    pile.overallErrors = {{pile.overall[0].object, 0.0, 0.006}};

    const UnorderedJson answer = written(made);
    EXPECT_EQ(answer["method"], "sampled");
    EXPECT_EQ(answer["samples"], 1'000);
    EXPECT_EQ(answer["seed"], 18446744073709551615U);
    EXPECT_EQ(answer["all_goals_standard_error"], 0.5);
    EXPECT_EQ(answer["by_zap"][0]["method"], "sampled");
    EXPECT_EQ(answer["piles"][0]["method"], "sampled");
    EXPECT_EQ(answer["piles"][0]["standard_error"], UnorderedJson::parse(R"({
      "reached": 0.001,
      "if_hit": {
        "golem": {"none": 0.002},
        "stack_fate": [
          {"quantity_after_shudder": {}, "quantity_after_polymorph": {}, "polymorphed_into": {}},
          {"polymorphed": 0.003,
           "quantity_after_shudder": {}, "quantity_after_polymorph": {}, "polymorphed_into": {}}],
        "final_quantity_by_object": {"wand of sleep": {"mean_quantity": 0.004}},
        "objects_left": {}, "items_left": {"10000-10009": 0.005}
      },
      "overall": {"final_quantity_by_object": {"wand of sleep": {"p_at_least_one": 0.006}}}
    })"));
}

TEST(AnswerJson, WhatTurnsBackAndPotionsAreTold) {
    tests::HandMade made = tests::handMadeAnswer();
    nethack::polypile::StackOdds& wand = made.answer.piles[0].ifHit.stacks[0];
    wand.hazyAfterPolymorph = 0.5;
    wand.revertsInto = {{wand.polymorphedInto[0].object, 0.5}};
    made.answer.potions = {.most = 2, .mean = 1.5, .taken = {{1, 0.5}, {2, 0.5}}};
    const UnorderedJson answer = written(made);
    const UnorderedJson& fates = answer["piles"][0]["if_hit"]["stack_fate"];
    EXPECT_EQ(fates[0]["hazy_after_polymorph"], 0.5);
    EXPECT_EQ(fates[0]["reverts_into"], UnorderedJson::parse(R"({"wand of sleep": 0.5})"));
    EXPECT_FALSE(fates[1].contains("hazy_after_polymorph"));
    EXPECT_FALSE(fates[1].contains("reverts_into"));
    EXPECT_EQ(answer["potions"],
              UnorderedJson::parse(R"({"most": 2, "mean": 1.5, "dips_until_all": 0,
                                                 "taken": {"1": 0.5, "2": 0.5}})"));
}

TEST(AnswerJson, SeveralZapsAreToldOneByOneAndGoalsAfterTheLast) {
    tests::HandMade made = tests::handMadeAnswer();
    nethack::polypile::ZapAnswer second = made.series.byZap[0];
    second.provenance = {Method::Sampled, 500, 7};
    second.goals[0].probability = {0.75, 0.01};
    second.allGoals = {0.75, 0.01};
    second.anyGoal = {0.875, 0.02};
    made.series.byZap.push_back(second);
    made.series.finalProvenance = second.provenance;
    made.series.finalQuantityErrors = {{made.series.finalQuantity[0].object, 0.003, 0.004}, {}};

    const UnorderedJson answer = written(made);
    EXPECT_EQ(answer["method"], "sampled");
    EXPECT_EQ(answer["samples"], 500);
    EXPECT_EQ(answer["goals"][0]["probability"], 0.75);
    EXPECT_EQ(answer["all_goals_probability"], 0.75);
    EXPECT_EQ(answer["any_goal_standard_error"], 0.02);
    ASSERT_EQ(answer["by_zap"].size(), 2U);
    EXPECT_EQ(answer["by_zap"][0]["method"], "exact");
    EXPECT_EQ(answer["by_zap"][0]["all_goals_probability"], 0.25);
    EXPECT_EQ(answer["by_zap"][1]["zap"], 2);
    EXPECT_EQ(answer["by_zap"][1]["seed"], 7);
    EXPECT_EQ(answer["by_zap"][1]["goals"][0]["standard_error"], 0.01);
    EXPECT_EQ(answer["after_zaps"]["samples"], 500);
    EXPECT_EQ(answer["after_zaps"]["standard_error"]["final_quantity_by_object"],
              UnorderedJson::parse(R"({"wand of sleep": {"mean_quantity": 0.003,
                                                "p_at_least_one": 0.004}})"));
    EXPECT_EQ(answer["piles"][0]["method"], "exact");
}

TEST(AnswerJson, FiguresAreWrittenToTheLastBit) {
    tests::HandMade made = tests::handMadeAnswer();
    for (const double figure : {1.0 / 3.0, 4.9406564584124654e-324, 1e-300, 0.1 + 0.2}) {
        made.series.byZap[0].anyGoal.value = figure;
        EXPECT_EQ(written(made)["any_goal_probability"].get<double>(), figure);
    }
}

}  // namespace
}  // namespace polyplan::plan
