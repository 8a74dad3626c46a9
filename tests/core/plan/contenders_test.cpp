#include "core/plan/contenders.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>

#include "core/calculator/comparison.h"
#include "core/plan/compared.h"
#include "core/plan/difference_words.h"
#include "core/plan/json.h"
#include "core/plan/line_question.h"
#include "core/plan/named_ids.h"
#include "core/plan/question_differences.h"
#include "tests/core/support/catalogues.h"

namespace polyplan::plan {
namespace {

constexpr const char* strategies = R"({
  "format": "polyplan", "version": 1, "game": "nethack-3.6.7",
  "appearance_materials": {"wand of sleep": "iron"},
  "strategies": [
    {"name": "lucky", "hero": {"luck": 13},
     "polypile": {"source": "wand",
       "goals": [{"object": "magic marker"}],
       "line": [
         {"distance": 1, "stacks": [{"object": "pick-axe"}, {"object": "oil lamp"}]},
         {"distance": 2, "stacks": [{"object": "oil lamp"}]}]}},
    {"name": "unlucky", "hero": {"luck": -13}, "notes": "no good",
     "polypile": {"source": "wand",
       "goals": [{"object": "magic lamp", "at_least": 2}],
       "line": [
         {"distance": 1, "stacks": [{"object": "pick-axe", "buc": "blessed"},
                                    {"object": "oil lamp", "buc": "blessed"}]}]}},
    {"name": "engraves", "engraving": {"text": "Elbereth"}}
  ]})";

std::shared_ptr<const Document> planIn(const std::string& text) {
    ReadResult result = readDocument(text, tests::catalogues());
    if (const auto* faults = std::get_if<std::vector<Fault>>(&result)) {
        throw std::runtime_error(faults->front().pointer + ": " + faults->front().message);
    }
    return std::make_shared<const Document>(std::get<Document>(std::move(result)));
}

std::vector<Contender> contenders(const std::vector<std::string>& names) {
    const std::vector<NamedDocument> documents = {{planIn(strategies), "plan.polyplan"}};
    return std::get<std::vector<Contender>>(contendersOf(documents, names));
}

TEST(Contenders, AreAllWhereNoneAreNamed) {
    const auto all = contenders({});
    ASSERT_EQ(all.size(), 3U);
    EXPECT_EQ(all[2].name, "engraves");
    EXPECT_EQ(all[2].file, "plan.polyplan");
}

TEST(Contenders, OfOneNameAreToldApartByTheirFiles) {
    const auto document = planIn(strategies);
    const std::vector<NamedDocument> documents = {{document, "a.polyplan"},
                                                  {document, "b.polyplan"}};
    const auto chosen = std::get<std::vector<Contender>>(contendersOf(
        documents, std::vector<std::string>{"lucky", "lucky (b.polyplan)", "engraves"}));
    ASSERT_EQ(chosen.size(), 3U);
    EXPECT_EQ(chosen[0].name, "lucky (a.polyplan)");
    EXPECT_EQ(chosen[1].name, "lucky (b.polyplan)");
    EXPECT_EQ(chosen[2].name, "engraves");
}

TEST(Contenders, AreTwoToFour) {
    const auto document = planIn(strategies);
    const std::vector<NamedDocument> documents = {{document, "a"}, {document, "b"}};
    EXPECT_NE(std::get<std::string>(contendersOf(documents, {})).find("6 strategies"),
              std::string::npos);
    const std::vector<std::string> one = {"lucky"};
    EXPECT_NE(std::get<std::string>(contendersOf(documents, one)).find("not 1"), std::string::npos);
    const std::vector<std::string> none = {"lucky", "nobody"};
    EXPECT_NE(std::get<std::string>(contendersOf(documents, none)).find("\"nobody\""),
              std::string::npos);
}

TEST(Contenders, AskForEachOthersGoals) {
    const auto chosen = contenders({"lucky", "unlucky", "engraves"});
    const auto questions =
        questionsOf(chosen, calculators(tests::catalogues()), tests::catalogues());
    ASSERT_EQ(questions.size(), 3U);
    for (std::size_t i = 0; i < 2; ++i) {
        ASSERT_EQ(questions[i].size(), 1U);
        const auto* line = questions[i][0].question.as<PolypileQuestion>();
        ASSERT_NE(line, nullptr);
        ASSERT_EQ(line->line.goals.size(), 2U);
        EXPECT_EQ(line->line.goals[0].atLeast, 1);
        EXPECT_EQ(line->line.goals[1].atLeast, 2);
    }
    ASSERT_EQ(questions[2].size(), 1U);
    EXPECT_EQ(questions[2][0].question.key(), "engraving");
}

TEST(Contenders, DoNotAskOfEmptyLinesBesideSomethingElse) {
    const auto keysOf = [](const char* second) {
        const std::string member = R"("polypile": {"source": "wand", "line": [],
                                                   "goals": [{"object": "magic marker"}]})";
        const std::vector<NamedDocument> documents = {
            {planIn(R"({"format": "polyplan", "version": 1, "game": "nethack-3.6.7", "strategies": [
              {"name": "one", )" +
                    member + R"(}, {"name": "other", )" + member + second + "}]}"),
             "plan.polyplan"}};
        const auto chosen = std::get<std::vector<Contender>>(contendersOf(documents, {}));
        std::vector<std::string> keys;
        for (const auto& asked :
             questionsOf(chosen, calculators(tests::catalogues()), tests::catalogues())) {
            for (const AskedQuestion& each : asked) {
                keys.emplace_back(each.question.key());
            }
        }
        return keys;
    };
    EXPECT_EQ(keysOf(R"(, "engraving": {"text": "Elbereth", "stylus": "fingers"})"),
              std::vector<std::string>{"engraving"});
    EXPECT_EQ(keysOf("").size(), 2U) << "there is nothing else";
}

TEST(Contenders, AskWhatOneZapComesToBesideSeveral) {
    const std::vector<NamedDocument> documents = {
        {planIn(R"({"format": "polyplan", "version": 1, "game": "nethack-3.6.7", "strategies": [
          {"name": "one", "polypile": {"source": "wand", "goals": [{"object": "magic marker"}],
            "line": [{"distance": 1, "stacks": [{"object": "unicorn horn"}]}]}},
          {"name": "three", "polypile": {"source": "wand", "zaps": 3,
            "goals": [{"object": "magic marker"}],
            "line": [{"distance": 1, "stacks": [{"object": "unicorn horn"}]}]}}]})"),
         "plan.polyplan"}};
    const auto chosen = std::get<std::vector<Contender>>(contendersOf(documents, {}));
    const Comparison comparison = compared(chosen, 0, tests::catalogues())->comparison;
    const auto at = [&comparison](const std::string& id) {
        return std::ranges::find(comparison.figures, id,
                                 [](const ComparedFigure& each) { return each.about.id; });
    };
    for (const char* id : {"polypile/goal/magic marker/1", "polypile/goals/all",
                           "polypile/zaps/lost/all", "polypile/zaps/items/left"}) {
        const auto figure = at(id);
        ASSERT_NE(figure, comparison.figures.end()) << id;
        EXPECT_TRUE(figure->each[0] && figure->each[1]) << id;
        EXPECT_EQ(figure->about.group, "After 1 / 3 zaps") << id;
    }
    EXPECT_EQ(at("polypile/zaps/items/left")->about.labelApart(),
              "Items left on the line, after 1 / 3 zaps");
    EXPECT_EQ(at("polypile/items/left")->about.labelApart(),
              "items left, on average, by the first zap");
    EXPECT_EQ(at("polypile/goals/all")->verdicts[1], Verdict::Worse)
        << "what one zap has made the next ones change again";
    EXPECT_NEAR(at("polypile/goals/all")->each[0]->value.value, 0.0320085780, 1e-9);
    const auto alone = compared({chosen[0], chosen[0]}, 0, tests::catalogues());
    EXPECT_TRUE(std::ranges::none_of(alone->comparison.figures, [](const ComparedFigure& each) {
        return each.about.id.starts_with("polypile/zaps");
    }));
}

TEST(Contenders, SayWhoseAFigureIsWithoutItsHeading) {
    const std::vector<NamedDocument> documents = {
        {planIn(R"({"format": "polyplan", "version": 1, "game": "nethack-3.6.7", "strategies": [
          {"name": "a", "damage": [
            {"name": "bolt", "damage_type": "FIRE", "damage": 20, "monster": {"name": "Ogre"}},
            {"name": "ball", "damage_type": "COLD", "damage": 9, "monster": {"name": "Ogre"}}]},
          {"name": "written", "engraving": {"text": "Elbereth", "type": "engrave",
                                            "stylus": "dagger"}},
          {"name": "b", "heartbeat": {"creature": {"max_hp": 30}, "heartbeats": 5,
                                      "other_outfit": {"worn": [{"slot": "feet"}]}}}]})"),
         "plan.polyplan"}};
    const auto chosen = std::get<std::vector<Contender>>(contendersOf(documents, {}));
    const Comparison comparison = compared(chosen, 0, tests::catalogues())->comparison;
    std::vector<std::string> labels;
    for (const ComparedFigure& each : comparison.figures) {
        labels.push_back(each.about.labelApart());
    }
    for (const char* label :
         {"bolt: mean damage", "ball: mean damage", "alive after 5 heartbeats",
          "alive after 5 heartbeats, other outfit", "HP, on average, at the end, other outfit",
          "game turns of the first go", "helpless turns while writing",
          "writing takes from the stylus"}) {
        EXPECT_EQ(std::ranges::count(labels, label), 1) << label;
    }
}

/// Strategies "a", "b" … that each make such attacks on a Skeleton troll, side by side.
Comparison comparedAttacks(const std::vector<std::vector<std::string>>& typesOfEach) {
    std::string text;
    char name = 'a';
    for (const std::vector<std::string>& types : typesOfEach) {
        std::string attacks;
        for (const std::string& type : types) {
            attacks += (attacks.empty() ? "" : ", ") + (R"({"damage_type": ")" + type) +
                       R"(", "damage": "6d8", "casts": 3, "monster": {"name": "Skeleton troll"}})";
        }
        text += (text.empty() ? "" : ",\n") + (R"({"name": ")" + std::string(1, name++)) +
                R"(", "damage": [)" + attacks + "]}";
    }
    const std::vector<NamedDocument> documents = {
        {planIn(R"({"format": "polyplan", "version": 1, "game": "nethack-3.6.7", "strategies": [)" +
                text + "]}"),
         "plan.polyplan"}};
    const auto chosen = std::get<std::vector<Contender>>(contendersOf(documents, {}));
    return compared(chosen, 0, tests::catalogues())->comparison;
}

const ComparedFigure* figureIn(const Comparison& comparison, const std::string& id) {
    const auto found = std::ranges::find(
        comparison.figures, id, [](const ComparedFigure& figure) { return figure.about.id; });
    return found == comparison.figures.end() ? nullptr : &*found;
}

TEST(Contenders, SetTheirSoleAttacksBesideEachOther) {
    for (const bool isFireFirst : {true, false}) {
        const Comparison comparison = isFireFirst ? comparedAttacks({{"FIRE"}, {"COLD"}})
                                                  : comparedAttacks({{"COLD"}, {"FIRE"}});
        const auto* mean = figureIn(comparison, "damage/COLD on Skeleton troll/damage");
        ASSERT_NE(mean, nullptr) << "in whatever order they stand";
        ASSERT_TRUE(mean->each[0] && mean->each[1]);
        EXPECT_NE(mean->each[0]->value, mean->each[1]->value);
        EXPECT_EQ(mean->verdicts[1], isFireFirst ? Verdict::Worse : Verdict::Better);
        EXPECT_EQ(mean->about.group, isFireFirst ? "FIRE / COLD on Skeleton troll: Damage"
                                                 : "COLD / FIRE on Skeleton troll: Damage");
        EXPECT_EQ(figureIn(comparison, "damage/FIRE on Skeleton troll/damage"), nullptr);
        const auto* killed = figureIn(comparison, "damage/COLD on Skeleton troll/killed_by_casts");
        ASSERT_NE(killed, nullptr);
        EXPECT_TRUE(killed->isCompared());
        for (const ComparedSeries& each : comparison.series) {
            EXPECT_TRUE(each.each[0] && each.each[1]) << each.about.id;
        }
    }
}

TEST(Contenders, SetAttacksOfOneNameBesideEachOtherFirst) {
    const Comparison comparison = comparedAttacks({{"ACID", "FIRE"}, {"COLD", "ACID"}});
    const auto* acid = figureIn(comparison, "damage/ACID on Skeleton troll/damage");
    const auto* others = figureIn(comparison, "damage/COLD on Skeleton troll/damage");
    ASSERT_TRUE(acid != nullptr && others != nullptr);
    EXPECT_EQ(acid->verdicts[1], Verdict::Same);
    EXPECT_EQ(acid->about.group, "ACID on Skeleton troll: Damage");
    EXPECT_TRUE(others->isCompared());
    EXPECT_EQ(others->about.labelApart(), "FIRE / COLD on Skeleton troll: mean damage");
}

TEST(Contenders, KeepTheNameOfSoleAttacksThatMostHave) {
    const Comparison three = comparedAttacks({{"FIRE"}, {"COLD"}, {"FIRE"}});
    const auto* mean = figureIn(three, "damage/FIRE on Skeleton troll/damage");
    ASSERT_NE(mean, nullptr);
    EXPECT_TRUE(mean->each[0] && mean->each[1] && mean->each[2]);
    EXPECT_EQ(mean->verdicts[2], Verdict::Same);
    const Comparison alike = comparedAttacks({{"FIRE"}, {"FIRE"}});
    ASSERT_NE(figureIn(alike, "damage/FIRE on Skeleton troll/damage"), nullptr);
    EXPECT_EQ(figureIn(alike, "damage/FIRE on Skeleton troll/damage")->about.group, "Damage")
        << "needs no name";
    const Comparison besideNone = comparedAttacks({{}, {"FIRE"}});
    EXPECT_NE(figureIn(besideNone, "damage/FIRE on Skeleton troll/damage"), nullptr);
}

TEST(Contenders, NameAttacksOfWhichSeveralMayMeet) {
    const Comparison comparison = comparedAttacks({{"FIRE", "ACID"}, {"COLD"}});
    for (const char* type : {"FIRE", "ACID", "COLD"}) {
        const std::string name = std::string(type) + " on Skeleton troll";
        const auto* mean = figureIn(comparison, "damage/" + name + "/damage");
        ASSERT_NE(mean, nullptr) << name;
        EXPECT_FALSE(mean->isCompared()) << name;
        EXPECT_EQ(mean->about.labelApart(), name + ": mean damage");
    }
}

/// Strategies that engrave Elbereth with such styluses, side by side.
Comparison comparedStyluses(const std::string& one, const std::string& other) {
    const auto strategy = [](const std::string& stylus) {
        return R"({"name": ")" + stylus + R"(", "engraving": {"text": "Elbereth", "stylus": ")" +
               stylus + R"("}})";
    };
    const std::vector<NamedDocument> documents = {
        {planIn(R"({"format": "polyplan", "version": 1, "game": "nethack-3.6.7", "strategies": [)" +
                strategy(one) + ", " + strategy(other) + "]}"),
         "plan.polyplan"}};
    const auto chosen = std::get<std::vector<Contender>>(contendersOf(documents, {}));
    return compared(chosen, 0, tests::catalogues())->comparison;
}

TEST(Contenders, MeasureSeveralGoesByTheOneThatDoesIt) {
    const Comparison comparison = comparedStyluses("dagger", "diamond");
    const auto at = [&comparison](const std::string& id) {
        const ComparedFigure* figure = figureIn(comparison, "engraving/" + id);
        return figure == nullptr ? ComparedFigure() : *figure;
    };
    const auto valuesOf = [&at](const std::string& id) {
        std::vector<double> values;
        for (const auto& each : at(id).each) {
            values.push_back(each ? each->value.value : -1);
        }
        return values;
    };
    EXPECT_EQ(valuesOf("goes"), (std::vector<double>{2, 1}));
    EXPECT_EQ(valuesOf("time of goes"), (std::vector<double>{8, 8}));
    EXPECT_EQ(valuesOf("reads elbereth in goes"), (std::vector<double>{1, 1}));
    EXPECT_EQ(valuesOf("unchanged in goes"), (std::vector<double>{1, 1}));
    EXPECT_EQ(valuesOf("enchantment"), (std::vector<double>{3, 0}));
    EXPECT_EQ(at("unchanged in goes").about.group, "What comes out");
    EXPECT_EQ(at("time of goes").verdicts[1], Verdict::Same);
    EXPECT_EQ(at("goes").verdicts[1], Verdict::Better);
    EXPECT_EQ(at("enchantment").verdicts[1], Verdict::Better);

    EXPECT_EQ(valuesOf("turns"), (std::vector<double>{7, 8})) << "of a part, and of the whole";
    EXPECT_EQ(at("turns").about.labelApart(),
              "game turns of the first go / game turns to write it");
    for (const char* ofOneGo : {"turns", "unchanged", "reads elbereth", "contains elbereth"}) {
        EXPECT_EQ(at(ofOneGo).verdicts[1], Verdict::Differs) << ofOneGo;
    }
    EXPECT_EQ(figureIn(comparison, "engraving/marker charges"), nullptr) << "neither has any";
    EXPECT_EQ(figureIn(comparedStyluses("diamond", "fingers"), "engraving/goes"), nullptr)
        << "goes without saying where one go does it for both";
    const Comparison inversely = comparedStyluses("diamond", "dagger");
    EXPECT_EQ(figureIn(inversely, "engraving/turns")->verdicts[1], Verdict::Differs);
}

TEST(Contenders, HaveReportsThatMeet) {
    const auto chosen = contenders({"lucky", "unlucky"});
    std::vector<Report> reports;
    for (const auto& asked :
         questionsOf(chosen, calculators(tests::catalogues()), tests::catalogues())) {
        const JoinedQuestion question{.name = {}, .asked = asked};
        reports.push_back(question.report(question.answer({})));
    }
    const Comparison comparison = compare(reports, 0);
    const auto found = std::find_if(
        comparison.figures.begin(), comparison.figures.end(),
        [](const auto& figure) { return figure.about.id == "polypile/goal/magic marker/1"; });
    ASSERT_NE(found, comparison.figures.end());
    EXPECT_TRUE(found->each[0] && found->each[1]);
    EXPECT_NE(found->verdicts[1], Verdict::Missing);
}

TEST(Contenders, PickUpNothingThatOthersName) {
    const auto beside = [](const std::string& collects, const std::vector<std::string>& names) {
        const auto strategy = [&](const std::string& name, const std::string& goals) {
            return R"({"name": ")" + name + R"(", "polypile": {"source": "wand", "zaps": 4,
              "collect_goals_between_zaps": )" +
                   collects + R"(, "goals": [{"object": "magic marker"})" + goals + R"(],
              "line": [{"distance": 1, "stacks": [{"object": "pick-axe"}]},
                       {"distance": 2, "stacks": [{"object": "oil lamp"}]}]}})";
        };
        const std::vector<NamedDocument> documents = {
            {planIn(R"({"format": "polyplan", "version": 1, "game": "nethack-3.6.7",
                      "strategies": [)" +
                    strategy("marker", "") + ", " + strategy("any", R"(, {"object": "saddle"},
                                        {"object": "magic marker", "at_least": 2})") +
                    "]}"),
             "plan.polyplan"}};
        const auto chosen = std::get<std::vector<Contender>>(contendersOf(documents, names));
        return compared(chosen, 0, tests::catalogues())->comparison;
    };
    const auto firstAt = [](const Comparison& comparison, const char* id) {
        const ComparedFigure* figure = figureIn(comparison, id);
        return figure == nullptr ? std::optional<Figure>() : figure->each[0];
    };
    const Comparison alone = beside("true", {"marker", "marker"});
    const Comparison both = beside("true", {"marker", "any"});
    for (const char* id : {"polypile/zaps/items/left", "polypile/goal/magic marker/1"}) {
        ASSERT_TRUE(firstAt(alone, id)) << id;
        EXPECT_EQ(firstAt(both, id)->value, firstAt(alone, id)->value) << id;
    }
    EXPECT_NE(figureIn(both, "polypile/goal/magic marker/1")->verdicts[1], Verdict::Same);
    EXPECT_TRUE(firstAt(both, "polypile/goal/magic marker/2"));
    EXPECT_FALSE(firstAt(both, "polypile/goal/saddle/1"));
    for (const char* id : {"polypile/goals/any", "polypile/zaps/until/any"}) {
        ASSERT_NE(figureIn(both, id), nullptr) << id;
        EXPECT_EQ(figureIn(both, id)->spansInWords(), "over 2 / 3 goals") << id;
    }
    EXPECT_TRUE(firstAt(beside("false", {"marker", "any"}), "polypile/goal/saddle/1"));
}

/// Whoever stops at a goal stops at the last zap in any case.
TEST(Contenders, DoNotJudgeZapsMadeUntilAGoalOverOthers) {
    const auto strategy = [](const char* name, int zaps, const char* goals) {
        return R"({"name": ")" + std::string(name) +
               R"(", "polypile": {"source": "wand", "collect_goals_between_zaps": true, "zaps": )" +
               std::to_string(zaps) + R"(, "goals": [{"object": "magic marker"})" + goals +
               R"(], "line": [{"distance": 1, "stacks": [{"object": "pick-axe"}]}]}})";
    };
    const std::vector<NamedDocument> documents = {
        {planIn(R"({"format": "polyplan", "version": 1, "game": "nethack-3.6.7", "strategies": [)" +
                strategy("two", 2, "") + ", " + strategy("two more", 2, "") + ", " +
                strategy("four", 4, "") + ", " +
                strategy("four of two", 4, R"(, {"object": "saddle"})") + "]}"),
         "plan.polyplan"}};
    const auto untilAny = [&documents](const char* one, const char* other) {
        const std::array<std::string, 2> names = {one, other};
        const auto chosen = std::get<std::vector<Contender>>(contendersOf(documents, names));
        const auto all = compared(chosen, 0, tests::catalogues());
        return *figureIn(all->comparison, "polypile/zaps/until/any");
    };
    EXPECT_EQ(untilAny("two", "two more").verdicts[1], Verdict::Same);
    EXPECT_EQ(untilAny("two", "four").verdicts[1], Verdict::OtherSpan);
    EXPECT_EQ(untilAny("two", "four").spansInWords(), "over 2 / 4 zaps");
    const ComparedFigure ofTwo = untilAny("two", "four of two");
    EXPECT_EQ(ofTwo.verdicts[1], Verdict::OtherSpan);
    EXPECT_EQ(ofTwo.spanInWords(0), "over 1 goal, over 2 zaps");
    EXPECT_EQ(ofTwo.spanInWords(1), "over 2 goals, over 4 zaps");
}

/// Of so many goals, rings on a line of rings that nobody has identified, and one that is hungry.
std::string ringStrategy(const std::string& name, int unknown, int goals) {
    constexpr std::array wanted = {"ring of increase damage", "ring of conflict",
                                   "ring of free action", "ring of slow digestion"};
    constexpr std::array looks = {"diamond ring", "moonstone ring", "copper ring"};
    std::string text = R"({"name": ")" + name + R"(", "polypile": {"source": "wand", "goals": [)";
    for (int i = 0; i < goals; ++i) {
        text += (i == 0 ? R"({"object": ")" : R"(, {"object": ")") +
                std::string(wanted[static_cast<std::size_t>(i)]) + "\"}";
    }
    text += R"(], "line": [{"distance": 1, "stacks": [{"object": "ring of hunger"})";
    for (int i = 0; i < unknown; ++i) {
        text += R"(, {"class": "ring", "appearance": ")" +
                std::string(looks[static_cast<std::size_t>(i)]) + "\"}";
    }
    return text + "]}]}}";
}

/// Whether a column's goals as bars have one of this label.
bool hasBar(const Comparison& comparison, std::size_t column, std::string_view label) {
    const auto bars = std::ranges::find_if(comparison.series, [](const ComparedSeries& each) {
        return each.about.id == "polypile/goals/side_by_side";
    });
    return bars != comparison.series.end() && bars->each[column] &&
           std::ranges::any_of(bars->each[column]->points,
                               [label](const SeriesPoint& point) { return point.label == label; });
}

TEST(Contenders, KeepOwnGoalsThatAreAveragedOver) {
    const auto beside = [](const std::string& one, const std::string& other) {
        const std::vector<NamedDocument> documents = {
            {planIn(R"({"format": "polyplan", "version": 1, "game": "nethack-3.6.7",
                      "strategies": [)" +
                    one + ", " + other + "]}"),
             "plan.polyplan"}};
        const auto chosen = std::get<std::vector<Contender>>(
            contendersOf(documents, std::vector<std::string>{"one", "other"}));
        return compared(chosen, 0, tests::catalogues())->comparison;
    };
    constexpr const char* damage = "polypile/goal/ring of increase damage/1";
    const Comparison alone = beside(ringStrategy("one", 3, 1), ringStrategy("other", 1, 1));
    const Comparison more = beside(ringStrategy("one", 3, 1), ringStrategy("other", 1, 4));
    EXPECT_EQ(figureIn(more, damage)->each[0]->value, figureIn(alone, damage)->each[0]->value);
    EXPECT_EQ(figureIn(more, "polypile/goals/any")->spansInWords(), "over 1 / 4 goals");
    EXPECT_TRUE(hasBar(more, 0, "Any goal, over 1 goal"));
    EXPECT_TRUE(hasBar(more, 1, "Any goal, over 4 goals"));
    // Its own goals are too many already.
    const Comparison uncounted = beside(ringStrategy("one", 3, 4), ringStrategy("other", 1, 4));
    EXPECT_EQ(figureIn(uncounted, damage)->verdicts[1], Verdict::OtherSpan);
    EXPECT_EQ(figureIn(uncounted, damage)->spanInWords(0), "without what may be one");
    EXPECT_EQ(figureIn(uncounted, "polypile/goals/any")->verdicts[1], Verdict::OtherSpan);
    EXPECT_TRUE(hasBar(uncounted, 0, "Any goal, without what may be one"));
    EXPECT_TRUE(hasBar(uncounted, 1, "Any goal"));
    const Comparison both = beside(ringStrategy("one", 3, 4), ringStrategy("other", 3, 4));
    EXPECT_EQ(figureIn(both, damage)->about.label,
              "At least 1 ring of increase damage, without what may be one");
}

TEST(Contenders, AreNotJudgedByOtherNumbersOfGoals) {
    const auto comparisonAfter = [](const std::string& zaps) {
        const std::string polypile = R"("polypile": {"source": "wand", "zaps": )" + zaps + R"(,
          "goals": [{"object": "amulet of guarding"}, {"object": "magic marker"}],
          "line": [{"distance": 1, "stacks": [{"object": "unicorn horn"},
                                              {"object": "amulet of strangulation"}]}]})";
        std::string older = polypile;
        older.replace(older.find("{\"object\": \"amulet of guarding\"}, "),
                      std::string("{\"object\": \"amulet of guarding\"}, ").size(), "");
        const std::vector<NamedDocument> documents = {
            {planIn(R"({"format": "polyplan", "version": 1, "game": "nethack-3.7", "strategies": [
               {"name": "new", )" +
                    polypile + R"(},
               {"name": "old", "game": "nethack-3.6.7", )" +
                    older + "}]}"),
             "plan.polyplan"}};
        const auto chosen = std::get<std::vector<Contender>>(
            contendersOf(documents, std::vector<std::string>{"new", "old"}));
        return compared(chosen, 0, tests::catalogues())->comparison;
    };
    const Comparison once = comparisonAfter("1");
    for (const char* id : {"polypile/goals/all", "polypile/goals/any", "polypile/items/wanted"}) {
        const ComparedFigure* figure = figureIn(once, id);
        ASSERT_NE(figure, nullptr) << id;
        EXPECT_EQ(figure->verdicts[1], Verdict::OtherSpan) << id;
        EXPECT_EQ(figure->spansInWords(), "over 2 / 1 goals") << id;
    }
    EXPECT_NE(figureIn(once, "polypile/goal/magic marker/1")->verdicts[1], Verdict::OtherSpan);
    const Comparison twice = comparisonAfter("2");
    EXPECT_EQ(figureIn(twice, "polypile/goals/any")->verdicts[1], Verdict::OtherSpan);
    const Comparison alike =
        compared(contenders({"lucky", "unlucky"}), 0, tests::catalogues())->comparison;
    EXPECT_EQ(figureIn(alike, "polypile/goals/all")->each[0]->span, std::nullopt);
}

TEST(Contenders, AreToldOfWhenThereIsSomethingOfEachQuestion) {
    const std::vector<NamedDocument> documents = {{planIn(R"({
      "format": "polyplan", "version": 1, "game": "nethack-3.6.7", "strategies": [
        {"name": "all", "engraving": {"text": "Elbereth"},
         "theft": {"monster": "Wizard of Yendor", "turns": 5, "inventory": [
           {"kind": "quest artifact"}, {"kind": "Amulet of Yendor"}]},
         "polypile": {"source": "wand", "goals": [{"object": "magic marker"}],
           "line": [{"distance": 1, "stacks": [{"object": "oil lamp"}, {"object": "pick-axe"}]}]}},
        {"name": "none", "engraving": {"text": "x"}}]})"),
                                                   "plan.polyplan"}};
    const auto chosen = std::get<std::vector<Contender>>(contendersOf(documents, {}));
    const JoinedQuestion question{
        .name = {},
        .asked =
            questionsOf(chosen, calculators(tests::catalogues()), tests::catalogues()).front()};
    ASSERT_EQ(question.asked.size(), 3U);
    const auto headings = [&](const AnyAnswer& answer) {
        std::set<std::string> all;
        for (const Figure& figure : question.report(answer).figures) {
            all.insert(figure.id.substr(0, figure.id.find('/')));
        }
        return all;
    };
    const std::set<std::string> every = {"engraving", "polypile", "theft"};
    std::vector<AnyAnswer> stages;
    const AnyAnswer answer = question.answer(
        {.stop = {}, .stage = [&](const AnyAnswer& each) { stages.push_back(each); }});
    EXPECT_EQ(headings(answer), every);
    ASSERT_FALSE(stages.empty());
    for (const AnyAnswer& each : stages) {
        EXPECT_FALSE(each.isComplete());
        EXPECT_EQ(headings(each), every);
    }
}

TEST(Contenders, WithASafeThingCountItAsNeverGone) {
    const std::vector<NamedDocument> documents = {{planIn(R"({
      "format": "polyplan", "version": 1, "game": "nethack-3.6.7", "strategies": [
        {"name": "carried", "theft": {"monster": "Wizard of Yendor", "turns": 50, "inventory": [
          {"kind": "quest artifact"}, {"kind": "Amulet of Yendor"}]}},
        {"name": "in a bag", "theft": {"monster": "Wizard of Yendor", "turns": 50, "inventory": [
          {"kind": "quest artifact", "in_container": true}, {"kind": "Amulet of Yendor"}]}},
        {"name": "left at home", "theft": {"monster": "Wizard of Yendor", "turns": 50,
          "inventory": [{"kind": "Amulet of Yendor"}]}},
        {"name": "no thief", "engraving": {"text": "Elbereth"}}]})"),
                                                   "plan.polyplan"}};
    const auto chosen = std::get<std::vector<Contender>>(contendersOf(documents, {}));
    const auto comparison = compared(chosen, 0, tests::catalogues())->comparison;
    const auto gone =
        std::ranges::find(comparison.figures, "theft/gone/quest artifact",
                          [](const ComparedFigure& figure) { return figure.about.id; });
    ASSERT_NE(gone, comparison.figures.end());
    EXPECT_EQ(gone->verdicts, (std::vector{Verdict::Baseline, Verdict::Better, Verdict::Missing,
                                           Verdict::Missing}));
    EXPECT_EQ(gone->each[1]->value.value, 0.0);
    EXPECT_EQ(gone->differences[1], -gone->each[0]->value.value);
    EXPECT_FALSE(gone->each[2]) << "is not carried";
    EXPECT_FALSE(gone->each[3]) << "asks of no theft";
    const auto curve =
        std::ranges::find(comparison.series, "theft/by_entry/quest artifact",
                          [](const ComparedSeries& series) { return series.about.id; });
    ASSERT_NE(curve, comparison.series.end());
    ASSERT_TRUE(curve->each[0] && curve->each[1]);
    ASSERT_EQ(curve->each[1]->points.size(), curve->each[0]->points.size());
    EXPECT_GT(curve->each[0]->points.back().value, 0.0);
    EXPECT_EQ(curve->each[1]->points.back().x, 50.0);
    EXPECT_TRUE(std::ranges::all_of(curve->each[1]->points,
                                    [](const SeriesPoint& point) { return point.value == 0.0; }));
    EXPECT_FALSE(curve->each[2]) << "is not carried";
    EXPECT_FALSE(curve->each[3]) << "asks of no theft";
}

TEST(DifferencesOfQuestions, ComeDownToSingleMembers) {
    const auto differences = differencesOf(contenders({"lucky", "unlucky"}), tests::catalogues());
    const auto at = [&](const std::string& pointer) {
        const auto found = std::find_if(differences.begin(), differences.end(),
                                        [&](const auto& each) { return each.pointer == pointer; });
        return found == differences.end() ? MemberDifference{} : *found;
    };
    EXPECT_EQ(at("/hero/luck").label, "Luck");
    EXPECT_EQ(at("/hero/luck").values, (std::vector<std::string>{"13", "-13"}));
    EXPECT_EQ(at("/polypile/line/0/stacks/1/buc").label, "piles 1 › stacks 2 › blessed or cursed");
    EXPECT_EQ(at("/polypile/line/0/stacks/1/buc").values,
              (std::vector<std::string>{"\"uncursed\"", "\"blessed\""}))
        << "what is left out is at its default";
    EXPECT_EQ(at("/polypile/line/1").values[1], "null");
    EXPECT_TRUE(at("/notes").pointer.empty());
    EXPECT_TRUE(at("/name").pointer.empty());
    EXPECT_TRUE(at("/game").pointer.empty());
    EXPECT_TRUE(at("/appearance_materials").pointer.empty());
}

TEST(DifferencesOfQuestions, AreToldInAFewWords) {
    const auto texts =
        differencesInWords(differencesOf(contenders({"lucky", "unlucky"}), tests::catalogues()));
    EXPECT_NE(std::find(texts.begin(), texts.end(), "Luck 13 / −13"), texts.end());
    EXPECT_NE(std::find(texts.begin(), texts.end(), "piles 2 / 1"), texts.end());
    EXPECT_EQ(std::find_if(texts.begin(), texts.end(),
                           [](const std::string& each) {
                               return each.find("blessed") != std::string::npos;
                           }),
              texts.end())
        << "what is in lists of different lengths is left out";
    const std::vector<MemberDifference> alike = {{"/polypile/line/0/stacks/0/buc",
                                                  "piles 1 › stacks 1 › blessed or cursed",
                                                  {"\"uncursed\"", "\"blessed\""}},
                                                 {"/polypile/line/0/stacks/1/buc",
                                                  "piles 1 › stacks 2 › blessed or cursed",
                                                  {"\"uncursed\"", "\"blessed\""}}};
    EXPECT_EQ(differencesInWords(alike),
              std::vector<std::string>{"blessed or cursed uncursed / blessed (2 places)"});
}

TEST(DifferencesOfQuestions, CallThingsOfPowderByTheirNames) {
    const std::vector<NamedDocument> documents = {{planIn(R"({
      "format": "polyplan", "version": 1, "game": "nethack-3.6.7", "strategies": [
        {"name": "a", "heartbeat": {"creature": {"definition": "GREENDRAGON", "max_hp": 30},
                                    "square": {"terrain": "FLOORSPIKEDPIT"}}},
        {"name": "b", "heartbeat": {"creature": {"definition": "MOUSE", "max_hp": 30},
                                    "square": {"terrain": "LAVA"}}}]})"),
                                                   "plan.polyplan"}};
    const auto chosen = std::get<std::vector<Contender>>(
        contendersOf(documents, std::vector<std::string>{"a", "b"}));
    const auto differences = differencesOf(chosen, tests::catalogues());
    ASSERT_EQ(differences.size(), 2U);
    EXPECT_EQ(differences[0].values, (std::vector<std::string>{"\"GREENDRAGON\"", "\"MOUSE\""}))
        << "as files have it";
    EXPECT_EQ(differences[0].shown(), (std::vector<std::string>{"\"green dragon\"", "\"mouse\""}));
    const auto texts = differencesInWords(differences);
    ASSERT_EQ(texts.size(), 2U);
    EXPECT_TRUE(texts[0].ends_with(" green dragon / mouse")) << texts[0];
    EXPECT_TRUE(texts[1].ends_with(" floor, spiked pit / lava")) << texts[1];
}

TEST(DifferencesOfQuestions, CallIntrinsicsAndSmokeInWords) {
    const std::vector<NamedDocument> documents = {{planIn(R"({
      "format": "polyplan", "version": 1, "game": "nethack-3.6.7", "strategies": [
        {"name": "a", "heartbeat": {
          "creature": {"max_hp": 30, "intrinsics": [{"name": "AFLAME"}],
                       "worn": [{"slot": "left ring", "gives": ["RESISTFIRE"]}]},
          "square": {"smoke": "POISON"}}},
        {"name": "b", "heartbeat": {
          "creature": {"max_hp": 30, "intrinsics": [{"name": "POISON_HARSH"}],
                       "worn": [{"slot": "left ring", "gives": ["WATERWALK"]}]}}}]})"),
                                                   "plan.polyplan"}};
    const auto chosen = std::get<std::vector<Contender>>(
        contendersOf(documents, std::vector<std::string>{"a", "b"}));
    const auto differences = differencesOf(chosen, tests::catalogues());
    ASSERT_EQ(differences.size(), 4U);
    EXPECT_EQ(differences[0].values, (std::vector<std::string>{R"({"name":"AFLAME"})", "null"}))
        << "as files have it";
    const auto texts = differencesInWords(differences);
    ASSERT_EQ(texts.size(), 4U);
    EXPECT_EQ(texts[0], "aflame yes / no");
    EXPECT_EQ(texts[1], "harsh poison no / yes");
    EXPECT_TRUE(texts[2].ends_with(" fire resistance / walk on water")) << texts[2];
    EXPECT_TRUE(texts[3].ends_with(" poison gas / clear air")) << texts[3];
}

TEST(DifferencesOfQuestions, NameWholeListsOfIntrinsics) {
    MemberDifference difference{.pointer = "/heartbeat/other_outfit/worn/0/gives",
                                .label = "gives",
                                .values = {R"(["FAST","SEARCH"])", "null"}};
    nameIds(difference, tests::catalogues().powder());
    EXPECT_EQ(difference.shown(), (std::vector<std::string>{R"(["fast","search"])", "null"}));
    EXPECT_EQ(wordedValue(difference.shown().front()), "fast, search");
}

TEST(DifferencesOfQuestions, AreToldBesideWhatIsLeftOut) {
    const std::vector<NamedDocument> documents = {{planIn(R"({
      "format": "polyplan", "version": 1, "game": "nethack-3.6.7", "strategies": [
        {"name": "a", "heartbeat": {"creature": {"max_hp": 30},
                                    "square": {"terrain": "LAVA"},
                                    "other_outfit": {"worn": [{"slot": "head"}]}}},
        {"name": "b", "heartbeat": {"creature": {"max_hp": 30, "hp": 10},
                                    "other_outfit": {"worn": [{"slot": "head"},
                                                              {"slot": "feet"}]}}},
        {"name": "c"}]})"),
                                                   "plan.polyplan"}};
    const auto asked = [&documents](const std::vector<std::string>& names) {
        const auto chosen = std::get<std::vector<Contender>>(contendersOf(documents, names));
        return differencesOf(chosen, tests::catalogues());
    };
    const auto differences = asked({"a", "b"});
    ASSERT_EQ(differences.size(), 3U);
    EXPECT_EQ(differencesInWords(differences),
              (std::vector<std::string>{"HP all / 10", "square lava / floor",
                                        "other outfit › feet nothing / something"}));
    EXPECT_EQ(differences[0].values, (std::vector<std::string>{"null", "10"}))
        << "as files have it";
    EXPECT_EQ(differences[1].pointer, "/heartbeat/square/terrain");
    EXPECT_EQ(differences[1].values, (std::vector<std::string>{"\"LAVA\"", "\"FLOOR\""}));
    const auto texts = differencesInWords(asked({"a", "b", "c"}));
    EXPECT_NE(std::ranges::find(texts, "HP all / 10 / –"), texts.end());
}

TEST(DifferencesOfQuestions, NameWhatIsBagged) {
    const std::vector<NamedDocument> documents = {{planIn(R"({
      "format": "polyplan", "version": 1, "game": "nethack-3.6.7", "strategies": [
        {"name": "open", "theft": {"monster": "Wizard of Yendor", "turns": 50, "inventory": [
          {"kind": "quest artifact", "name": "The Orb of Fate"}, {"kind": "Amulet of Yendor"}]}},
        {"name": "both bagged", "theft": {"monster": "Wizard of Yendor", "turns": 50, "inventory": [
          {"kind": "quest artifact", "name": "The Orb of Fate", "in_container": true},
          {"kind": "Amulet of Yendor", "in_container": true}]}},
        {"name": "left at home", "theft": {"monster": "Wizard of Yendor", "turns": 50,
          "inventory": [{"kind": "quest artifact", "name": "The Orb of Fate"}]}}]})"),
                                                   "plan.polyplan"}};
    const auto words = [&documents](const std::vector<std::string>& names) {
        const auto chosen = std::get<std::vector<Contender>>(contendersOf(documents, names));
        return differencesInWords(differencesOf(chosen, tests::catalogues()));
    };
    EXPECT_EQ(words({"open", "both bagged"}),
              (std::vector<std::string>{"The Orb of Fate in the open / in a bag",
                                        "Amulet of Yendor in the open / in a bag"}));
    const auto all = words({"open", "both bagged", "left at home"});
    EXPECT_EQ(all,
              (std::vector<std::string>{"The Orb of Fate in the open / in a bag / in the open",
                                        "Amulet of Yendor in the open / in a bag / not carried"}));
    const std::vector<std::string> names = {"open", "left at home"};
    const auto chosen = std::get<std::vector<Contender>>(contendersOf(documents, names));
    const auto differences = differencesOf(chosen, tests::catalogues());
    const auto left =
        std::ranges::find(differences, "/theft/inventory/1", &MemberDifference::pointer);
    ASSERT_NE(left, differences.end());
    EXPECT_EQ(left->label, "Amulet of Yendor");
    EXPECT_EQ(left->shown(), (std::vector<std::string>{"\"in the open\"", "\"not carried\""}));
}

TEST(DifferencesOfQuestions, TellMembersOfOneLabelApart) {
    const auto words = [](const std::string& second, const std::string& ofThief) {
        const std::vector<NamedDocument> documents = {
            {planIn(R"({"format": "polyplan", "version": 1, "game": "nethack-3.6.7", "strategies": [
               {"name": "a", "hero": {"armor_class": -20}, "theft": {"monster": "Wizard of Yendor",
                 "turns": 50, "armor_class": -20, "inventory": [{"kind": "Amulet of Yendor"}]}},
               {"name": "b", "hero": {"armor_class": )" +
                    second + R"(}, "theft": {"monster": "Wizard of Yendor", "turns": 50,
                 "armor_class": )" +
                    ofThief + R"(, "inventory": [{"kind": "Amulet of Yendor"}]}}]})"),
             "plan.polyplan"}};
        const auto chosen = std::get<std::vector<Contender>>(contendersOf(documents, {}));
        return differencesInWords(differencesOf(chosen, tests::catalogues()));
    };
    EXPECT_EQ(words("-22", "-22"), std::vector<std::string>{"armor class −20 / −22"});
    EXPECT_EQ(words("-20", "-22"), std::vector<std::string>{"armor class −20 / −22"});
    EXPECT_EQ(words("-21", "-22"), (std::vector<std::string>{"hero › armor class −20 / −21",
                                                             "theft › armor class −20 / −22"}));
}

TEST(DifferencesOfQuestions, CallVersionsAndWhatIsNotAskedInPlainWords) {
    const std::vector<NamedDocument> documents = {{planIn(R"({
      "format": "polyplan", "version": 1, "game": "nethack-3.6.7", "strategies": [
        {"name": "a", "theft": {"monster": "Wizard of Yendor", "turns": 50,
          "inventory": [{"kind": "Amulet of Yendor"}]}},
        {"name": "b", "game": "nethack-3.4.3"}]})"),
                                                   "plan.polyplan"}};
    const auto chosen = std::get<std::vector<Contender>>(contendersOf(documents, {}));
    const auto differences = differencesOf(chosen, tests::catalogues());
    const auto texts = differencesInWords(differences);
    EXPECT_NE(std::ranges::find(texts, "game NetHack 3.6.7 / NetHack 3.4.3"), texts.end());
    EXPECT_NE(std::ranges::find(texts, "theft yes / no"), texts.end());
    const auto game = std::ranges::find(differences, "/game", &MemberDifference::pointer);
    ASSERT_NE(game, differences.end());
    EXPECT_EQ(game->values, (std::vector<std::string>{"\"nethack-3.6.7\"", "\"nethack-3.4.3\""}))
        << "as files have it";
}

TEST(DifferencesOfQuestions, TellWhatIsLeftToTheStrategy) {
    const auto thefts = [](const std::string& first) {
        const std::vector<NamedDocument> documents = {{planIn(R"({
          "format": "polyplan", "version": 1, "game": "nethack-3.6.7", "strategies": [
            {"name": "a", "theft": {"game": ")" + first +
                                                              R"(", "monster": "Wizard of Yendor",
              "turns": 50, "inventory": [{"kind": "Amulet of Yendor"}]}},
            {"name": "b", "theft": {"monster": "Wizard of Yendor", "turns": 50,
              "inventory": [{"kind": "Amulet of Yendor"}]}}]})"),
                                                       "plan.polyplan"}};
        const auto chosen = std::get<std::vector<Contender>>(contendersOf(documents, {}));
        return differencesOf(chosen, tests::catalogues());
    };
    const auto differences = thefts("nethack-3.4.3");
    ASSERT_EQ(differences.size(), 1U);
    EXPECT_EQ(differences.front().pointer, "/theft/game");
    EXPECT_EQ(differences.front().values, (std::vector<std::string>{"\"nethack-3.4.3\"", "null"}))
        << "as files have it";
    EXPECT_EQ(differencesInWords(differences),
              std::vector<std::string>{"game NetHack 3.4.3 / NetHack 3.6.7"});
    EXPECT_TRUE(thefts("nethack-3.6.7").empty());
}

TEST(DifferencesOfQuestions, HaveTheWordsOfTheControls) {
    const std::vector<NamedDocument> documents = {
        {planIn(R"({"format": "polyplan", "version": 1, "game": "nethack-3.6.7", "strategies": [
          {"name": "a", "ledger_level": 28, "polypile": {"source": "wand", "line": []}},
          {"name": "b", "ledger_level": 27, "hero": {"level": 20},
           "polypile": {"source": "potion", "zaps": 4, "collect_goals_between_zaps": true,
                        "line": []}}]})"),
         "plan.polyplan"}};
    const auto chosen = std::get<std::vector<Contender>>(contendersOf(documents, {}));
    const auto texts = differencesInWords(differencesOf(chosen, tests::catalogues()));
    for (const char* text : {"ledger level 28 / 27", "hero level 14 / 20",
                             "zap or dip wand / potion", "times 1 / 4", "pick up goals no / yes"}) {
        EXPECT_NE(std::ranges::find(texts, text), texts.end()) << text;
    }
}

TEST(DifferencesOfQuestions, LeaveOutSettingsThatNothingGoesBy) {
    const std::vector<NamedDocument> documents = {{planIn(R"({
      "format": "polyplan", "version": 1, "game": "nethack-3.6.7", "strategies": [
        {"name": "a", "hero": {"luck": 3, "level": 20}, "theft": {"monster": "Wizard of Yendor",
          "turns": 50, "inventory": [{"kind": "Amulet of Yendor"}]}},
        {"name": "b", "ledger_level": 4, "theft": {"monster": "Wizard of Yendor",
          "level_difficulty": 20, "hero_level": 20,
          "turns": 50, "inventory": [{"kind": "Amulet of Yendor"}]}}]})"),
                                                   "plan.polyplan"}};
    const auto chosen = std::get<std::vector<Contender>>(contendersOf(documents, {}));
    const auto texts = differencesInWords(differencesOf(chosen, tests::catalogues()));
    EXPECT_TRUE(std::ranges::is_permutation(
        texts, std::vector<std::string>{"difficulty – / 20", "hero's level then – / 20"}))
        << testing::PrintToString(texts);
}

TEST(DifferencesOfQuestions, LeaveSettingsOfPilesToThoseThatHaveSome) {
    const auto asked = [](const std::string& luckOfSecond) {
        const std::string piles =
            R"("polypile": {"source": "wand",
                 "line": [{"distance": 1, "stacks": [{"object": "rock"}]}]})";
        const std::vector<NamedDocument> documents = {
            {planIn(R"({"format": "polyplan", "version": 1, "game": "nethack-3.6.7", "strategies": [
               {"name": "a", "ledger_level": 28, "hero": {"luck": 13}, )" +
                    piles + R"(},
               {"name": "b", "ledger_level": 28, "hero": {"luck": )" +
                    luckOfSecond + "}, " + piles + R"(},
               {"name": "c", "heartbeat": {"creature": {"max_hp": 30}}}]})"),
             "plan.polyplan"}};
        const auto chosen = std::get<std::vector<Contender>>(contendersOf(documents, {}));
        return differencesInWords(differencesOf(chosen, tests::catalogues()));
    };
    const std::vector<std::string> presence = {"heartbeat no / no / yes",
                                               "polypile yes / yes / no"};
    EXPECT_TRUE(std::ranges::is_permutation(asked("13"), presence))
        << testing::PrintToString(asked("13"));
    const auto texts = asked("-13");
    EXPECT_NE(std::ranges::find(texts, "Luck 13 / −13 / –"), texts.end())
        << testing::PrintToString(texts);
}

TEST(DifferencesOfQuestions, TellWhatCountsWhereNothingIsSaid) {
    const std::string line =
        R"("polypile": {"source": "wand",
             "line": [{"distance": 1, "stacks": [{"object": "rock"}]}]})";
    const auto asked = [&line](const std::string& second) {
        const std::vector<NamedDocument> documents = {{planIn(R"({
          "format": "polyplan", "version": 1, "game": "nethack-3.6.7", "strategies": [
            {"name": "a", "engraving": {"text": "Elbereth"}, )" +
                                                              line + R"(},
            {"name": "b", )" + second + R"("engraving": {"text": "Elbereth")" +
                                                              (second.empty() ? "" : R"(,
              "stylus": "athame")") + "}, " + line + "}]}"),
                                                       "plan.polyplan"}};
        const auto chosen = std::get<std::vector<Contender>>(contendersOf(documents, {}));
        return differencesOf(chosen, tests::catalogues());
    };
    const auto differences = asked(R"("hero": {"level": 13}, )");
    ASSERT_EQ(differences.size(), 2U);
    EXPECT_EQ(differences[0].values, (std::vector<std::string>{"null", "13"}))
        << "as files have it";
    EXPECT_EQ(differencesInWords(differences),
              (std::vector<std::string>{"hero level 14 / 13", "stylus fingers / athame"}));
    EXPECT_EQ(asked(R"("hero": {"level": 14}, )").size(), 1U) << "14 is assumed";
    EXPECT_TRUE(asked("").empty());
}

TEST(DifferencesOfQuestions, OfTheSameAreNone) {
    const auto document = planIn(strategies);
    const std::vector<NamedDocument> documents = {{document, "a"}, {document, "b"}};
    const auto twice = std::get<std::vector<Contender>>(
        contendersOf(documents, std::vector<std::string>{"lucky (a)", "lucky (b)"}));
    EXPECT_TRUE(differencesOf(twice, tests::catalogues()).empty());
}

}  // namespace
}  // namespace polyplan::plan
