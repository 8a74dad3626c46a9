#include "core/plan/engraving_json.h"

#include <gtest/gtest.h>

#include <set>

#include <algorithm>
#include <sstream>

#include "core/nethack/engraving/comparison.h"
#include "core/nethack/engraving/report.h"
#include "core/nethack/engraving/words.h"
#include "tests/core/nethack/engraving/ask.h"

namespace polyplan::plan {
namespace {

using nethack::engraving::Answer;
using nethack::engraving::Durability;
using nethack::engraving::Type;
using nethack::engraving::WearEntry;

Answer answerAsked(const std::string& request) {
    Answer answer;
    const auto asked = tests::engravingRequest(request);
    answer.game = *asked.game;
    answer.writing = tests::writingOf(request);
    return answer;
}

nlohmann::json printed(const Answer& answer, const nethack::engraving::Request& request = {}) {
    std::ostringstream out;
    JsonWriter json(out);
    writeAnswer(json, request, answer);
    return nlohmann::json::parse(out.str());
}

Durability sampledDurability() {
    Durability durability;
    durability.method = Method::Sampled;
    durability.samples = 1000;
    durability.seed = 7;
    durability.type = Type::Blood;
    WearEntry entry;
    entry.k = 1;
    entry.figures = {.intact = 0.5,
                     .readsElbereth = 0.25,
                     .containsElbereth = 0.25,
                     .gone = 0.125,
                     .changedMean = 1.5,
                     .changedHistogram = {0.5, 0.0, 0.5}};
    entry.standardErrors.intact = 0.0625;
    durability.entries = {entry};
    durability.byPosition = {{{' ', 0.75}, {'"', 0.25}, {'x', 0.0}}};
    return durability;
}

TEST(EngravingJson, HasTheMembersOfTheFormat) {
    const auto json = printed(answerAsked(R"({"text": "Elbereth", "stylus": "long sword"})"));
    EXPECT_EQ(json["game"], "nethack-3.6.7");
    EXPECT_EQ(json["method"], "exact");
    EXPECT_EQ(json["engraving_type"], "ENGRAVE");
    EXPECT_EQ(json["permanence"], "semi-permanent");
    EXPECT_EQ(json["turns"], 7);
    EXPECT_EQ(json["actions"], 1);
    EXPECT_EQ(json["helpless_turns"], 7);
    EXPECT_EQ(json["character_error"], 0.0);
    EXPECT_EQ(json["unchanged"], 0.0);
    EXPECT_EQ(json["reads_elbereth"], 0.0);
    EXPECT_EQ(json["contains_elbereth"], 0.0);
    EXPECT_EQ(json["cost"], nlohmann::json::parse(
                                R"({"enchantment": 3, "marker_charges": 0, "wand_charges": 0})"));
    EXPECT_EQ(json["goes"][0]["text"], "Elber");
    EXPECT_EQ(json["goes"][0]["cost"]["enchantment"], 2);
    EXPECT_EQ(json["all_goes"]["turns"], 8);
    EXPECT_EQ(json["identifies"], false);
    EXPECT_TRUE(json["refused"].is_null());
    EXPECT_EQ(json["written_by_position"].size(), 8U);
    EXPECT_FALSE(json.contains("wear"));
    EXPECT_FALSE(json.contains("by_position"));
}

TEST(EngravingJson, SaysWhyNothingIsWritten) {
    const auto json = printed(answerAsked(R"({"text": "Elbereth", "surface": "fountain"})"));
    EXPECT_EQ(json["refused"], "Nothing can be written on a fountain.");
    EXPECT_EQ(json["refused_takes_turn"], false);
    EXPECT_TRUE(json["engraving_type"].is_null());
    EXPECT_EQ(json["actions"], 0);
    EXPECT_EQ(json["reads_elbereth"], 0.0);
}

TEST(EngravingJson, GivesWhatIsSampledItsError) {
    Answer answer;
    answer.durability = sampledDurability();
    const auto json = printed(answer);
    EXPECT_EQ(json["method"], "sampled");
    EXPECT_EQ(json["samples"], 1000);
    EXPECT_EQ(json["seed"], 7);
    EXPECT_EQ(json["engraving_type"], "ENGR_BLOOD");
    EXPECT_EQ(json["by_position"], nlohmann::json::parse(R"([{" ": 0.75, "\"": 0.25}])"));
    const auto& entry = json["wear"][0];
    EXPECT_EQ(entry["k"], 1);
    EXPECT_EQ(entry["intact"], 0.5);
    EXPECT_EQ(entry["engraving_gone"], 0.125);
    EXPECT_EQ(entry["changed_characters_mean"], 1.5);
    EXPECT_EQ(entry["changed_characters_histogram"],
              nlohmann::json::parse(R"({"0": 0.5, "2": 0.5})"));
    EXPECT_EQ(entry["standard_error"]["intact"], 0.0625);
    EXPECT_FALSE(json.contains("turns"));
}

TEST(EngravingJson, HasTheChanceToComeOutAndHoldWhereItIsKnown) {
    const auto answered = [](const std::string& members) {
        const auto request =
            tests::engravingRequest(R"({"game": "nethack-3.4.3", )" + members +
                                    R"(, "events": [{"cause": "turn", "times": 20}]})");
        return printed(nethack::engraving::answer(request, *request.game,
                                                  *tests::catalogues().engraving(*request.game)),
                       request);
    };
    const auto word = answered(R"("text": "Elbereth", "stylus": "fingers")");
    for (const auto& entry : word["wear"]) {
        EXPECT_DOUBLE_EQ(
            entry["written_and_works"].get<double>(),
            word["reads_elbereth"].get<double>() * entry["reads_elbereth"].get<double>());
    }
    const auto copies = answered(R"("text": "ElberethElbereth", "stylus": "fingers")");
    EXPECT_FALSE(copies["wear"][19].contains("written_and_works"));
    const auto carved = answered(R"("text": "ElberethElbereth", "stylus": "wand of digging")");
    EXPECT_EQ(carved["wear"][19]["written_and_works"], carved["wear"][19]["reads_elbereth"]);
    EXPECT_FALSE(answered(R"("text": "Elbereth")")["wear"][0].contains("written_and_works"));

    Answer sampled = answerAsked(R"({"text": "other", "stylus": "wand of fire"})");
    sampled.durability = sampledDurability();
    const auto entry = printed(sampled)["wear"][0];
    EXPECT_EQ(entry["written_and_works"], 0.5);
    EXPECT_EQ(entry["standard_error"]["written_and_works"], 0.0625);
}

TEST(EngravingReport, HasUniqueIdsSourcesAndSeries) {
    Answer answer = answerAsked(R"({"text": "Elbereth"})");
    answer.durability = sampledDurability();
    nethack::engraving::Request request;
    request.text = "Elbereth";
    const Report report = nethack::engraving::report(request, answer);
    std::set<std::string> ids;
    for (const Figure& figure : report.figures) {
        EXPECT_TRUE(ids.insert(figure.id).second) << figure.id;
        EXPECT_FALSE(figure.label.empty() || figure.rule.empty() || figure.source.empty())
            << figure.id;
    }
    const Figure* works = report.figure("engraving/reads elbereth");
    ASSERT_NE(works, nullptr);
    EXPECT_NEAR(works->value.value, 0.7265217202, 1e-10);
    EXPECT_EQ(works->better, Better::Higher);
    const Series* intact = report.seriesOf("engraving/wear/intact");
    ASSERT_NE(intact, nullptr);
    ASSERT_EQ(intact->points.size(), 1U);
    EXPECT_EQ(intact->points[0].value, 0.5);
    EXPECT_EQ(intact->points[0].standardError, 0.0625);
    EXPECT_EQ(report.series.front().points.size(), 8U);
}

TEST(EngravingReport, TellsWhatTheWholeTextNeedsAndOfThePartThatIsWritten) {
    const auto request = tests::engravingRequest(R"({"text": "Elbereth Elbereth",
        "stylus": "dagger", "conditions": ["blind"], "events": [{"cause": "melee"}]})");
    const auto tables = *tests::catalogues().engraving(*request.game);
    const Answer answer = nethack::engraving::answer(request, *request.game, tables);
    const Report report = nethack::engraving::report(request, answer);
    ASSERT_NE(report.figure("engraving/written"), nullptr);
    EXPECT_EQ(report.figure("engraving/needed")->text, "an enchantment of +5");
    EXPECT_EQ(report.figure("engraving/needed in goes")->text, "an enchantment of +3");
    EXPECT_EQ(nethack::engraving::durabilityQuestion(request, *request.game, tables).text,
              "Elbereth Elbereth");
    EXPECT_TRUE(std::ranges::any_of(report.remarks, [](const Remark& remark) {
        return remark.text.find("though only “Elberet” is written.") != std::string::npos;
    }));
    EXPECT_EQ(nethack::engraving::subjectOfLasting(*answer.writing),
              "all of the text, though only “Elberet” is written");

    const auto inGoes = tests::engravingRequest(
        R"({"text": "Elbereth", "stylus": "dagger", "events": [{"cause": "melee"}]})");
    EXPECT_EQ(nethack::engraving::durabilityQuestion(inGoes, *inGoes.game, tables).text,
              "Elbereth");
    const Report whole = nethack::engraving::report(
        inGoes, nethack::engraving::answer(inGoes, *inGoes.game, tables));
    EXPECT_EQ(whole.figure("engraving/needed")->text, "an enchantment of +1");
    EXPECT_EQ(whole.figure("engraving/needed in goes"), nullptr);
    EXPECT_EQ(whole.figure("engraving/wear/written and works")->value,
              whole.figure("engraving/wear/works")->value)
        << "told where it always comes out too, so that it can be compared";
}

TEST(EngravingReport, HeadsWithAllGoesWhereOneGoDoesNotDo) {
    const auto reported = [](const std::string& stylus) {
        nethack::engraving::Request request;
        request.text = "Elbereth";
        return nethack::engraving::report(
            request, answerAsked(R"({"text": "Elbereth", "stylus": ")" + stylus + R"("})"));
    };
    const Report blade = reported("orcish dagger");
    for (const char* id : {"unchanged in goes", "reads elbereth in goes", "time of goes"}) {
        const Figure* figure = blade.figure(std::string("engraving/") + id);
        ASSERT_NE(figure, nullptr) << id;
        EXPECT_TRUE(figure->isMain) << id;
        EXPECT_GT(figure->value.value, 0.0) << id;
    }
    EXPECT_EQ(blade.figures.front().label, "comes out as typed, in all goes");
    EXPECT_EQ(blade.figure("engraving/reads elbereth in goes")->value.value, 1.0);
    const Figure* oneGo = blade.figure("engraving/reads elbereth");
    ASSERT_NE(oneGo, nullptr);
    EXPECT_EQ(oneGo->label, "counts as Elbereth, in one go");
    EXPECT_EQ(oneGo->value.value, 0.0);
    EXPECT_FALSE(oneGo->isMain);
    EXPECT_EQ(blade.figure("engraving/character error")->label,
              "each letter that it writes comes out wrong");
    EXPECT_EQ(blade.figure("engraving/character error")->value.value, 0.0);
    const Series* letters = blade.seriesOf("engraving/letter errors");
    EXPECT_EQ(letters->label, "chance of each letter to come out wrong, or not at all");
    EXPECT_EQ(letters->points.back().value, 1.0) << "is left to the next go";
    const Report fingers = reported("fingers");
    EXPECT_EQ(fingers.figures.front().label, "comes out as typed");
    EXPECT_TRUE(fingers.figures.front().isMain);
    EXPECT_EQ(fingers.figure("engraving/reads elbereth in goes"), nullptr);
    EXPECT_EQ(fingers.figure("engraving/character error")->label, "each letter comes out wrong");
}

TEST(EngravingReport, CountsTheActionsBetweenGoes) {
    const char* const marker = R"({"text": "Elbereth", "stylus": "magic marker",
                                   "stylus_state": {"charges": 3}})";
    nethack::engraving::Request request;
    request.text = "Elbereth";
    const Answer answer = answerAsked(marker);
    const Report report = nethack::engraving::report(request, answer);
    const Figure* time = report.figure("engraving/time of goes");
    ASSERT_NE(time, nullptr);
    EXPECT_EQ(time->value.value, 2);
    EXPECT_EQ(time->detail, "complete with action 3");
    const nethack::engraving::Way way = nethack::engraving::wayOf(*answer.writing);
    EXPECT_EQ(way.time, 2);
    EXPECT_EQ(way.helpless, 0);

    // What one go does is ahead, though neither leaves the hero helpless.
    const auto stylus = [](const Answer& each) {
        nethack::engraving::StylusAnswer result;
        result.writing = *each.writing;
        return result;
    };
    const auto athame = stylus(answerAsked(R"({"text": "Elbereth", "stylus": "athame"})"));
    using nethack::engraving::Aim;
    using nethack::engraving::Ranking;
    for (const Ranking ranking : {Ranking::Safest, Ranking::Fastest}) {
        EXPECT_TRUE(isBetter(athame, stylus(answer), Aim::ReadsElbereth, ranking));
        EXPECT_FALSE(isBetter(stylus(answer), athame, Aim::ReadsElbereth, ranking));
    }
}

TEST(EngravingComparison, OfEqualOddsWhatCostsLeastIsTheSafest) {
    using nethack::engraving::Aim;
    using nethack::engraving::Ranking;
    const auto stylus = [](const std::string& name) {
        nethack::engraving::StylusAnswer result;
        result.writing = tests::writingOf(R"({"text": "Elbereth", "stylus": ")" + name + R"("})");
        return result;
    };
    const auto athame = stylus("athame");
    const auto fire = stylus("wand of fire");
    const auto lightning = stylus("wand of lightning");
    for (const Ranking ranking : {Ranking::Safest, Ranking::Fastest, Ranking::Lasts}) {
        for (const auto* wand : {&fire, &lightning}) {
            EXPECT_TRUE(isBetter(athame, *wand, Aim::ReadsElbereth, ranking));
            EXPECT_FALSE(isBetter(*wand, athame, Aim::ReadsElbereth, ranking));
        }
        EXPECT_TRUE(isBetter(fire, lightning, Aim::ReadsElbereth, ranking));
        EXPECT_FALSE(isBetter(lightning, fire, Aim::ReadsElbereth, ranking));
    }
    // Long work that leaves the hero his eyes is safer than the flash, though not faster.
    const auto diamond = stylus("diamond");
    EXPECT_TRUE(isBetter(diamond, lightning, Aim::ReadsElbereth, Ranking::Safest));
    EXPECT_TRUE(isBetter(lightning, diamond, Aim::ReadsElbereth, Ranking::Fastest));
    EXPECT_TRUE(isBetter(fire, diamond, Aim::ReadsElbereth, Ranking::Safest));
    const auto costs = [](const nethack::engraving::StylusAnswer& each) {
        return worded(wayOf(each).cost, each.writing.blindness);
    };
    EXPECT_EQ(costs(lightning), "1 charge, blinds you 1 to 50 turns");
    EXPECT_EQ(costs(fire), "1 charge");
}

TEST(EngravingComparison, IsForElberethWhereAnyStylusMakesTheTextCount) {
    using nethack::engraving::Aim;
    const auto comparedFor = [](const std::string& text, const std::string& stylus) {
        const auto request = tests::engravingRequest(
            R"({"text": ")" + text + R"(", "stylus": ")" + stylus +
            R"(", "existing": {"type": "ENGRAVE", "text": "xx"}, "action": "add"})");
        return comparedBy(
            *compare(request, *request.game, {}, *tests::catalogues().engraving(*request.game)));
    };
    // Digging adds to what is engraved, fire burns anew.
    for (const char* stylus : {"wand of digging", "wand of fire"}) {
        EXPECT_EQ(comparedFor("Elbereth", stylus), Aim::ReadsElbereth) << stylus;
        EXPECT_EQ(comparedFor("Elberet", stylus), Aim::Intact) << stylus;
    }
}

TEST(EngravingReport, MultipliesWritingByHoldingOnlyWhereThatIsTheChanceOfBoth) {
    const auto asked = [](const std::string& text, const std::string& game) {
        const auto request = tests::engravingRequest(
            R"({"text": ")" + text + R"(", "stylus": "fingers", "game": ")" + game +
            R"(", "events": [{"cause": "melee", "times": 2}]})");
        const auto tables = *tests::catalogues().engraving(*request.game);
        return nethack::engraving::report(
            request, nethack::engraving::answer(request, *request.game, tables));
    };
    const auto valueOf = [](const Report& report, const std::string& id) {
        const Figure* figure = report.figure("engraving/" + id);
        return figure == nullptr ? -1.0 : figure->value.value;
    };
    const char* const both = "wear/written and works";
    const Report word = asked("Elbereth", "nethack-3.6.7");
    EXPECT_NE(valueOf(word, "unchanged"), valueOf(word, "reads elbereth"));
    EXPECT_NEAR(valueOf(word, both), valueOf(word, "reads elbereth") * valueOf(word, "wear/works"),
                1e-12);
    const Report other = asked("Elbereth Elbereth", "nethack-3.6.7");  // counts for nothing there
    EXPECT_GT(valueOf(other, both), 0.0);
    EXPECT_NEAR(valueOf(other, both), valueOf(other, "unchanged") * valueOf(other, "wear/intact"),
                1e-12);
    const Report copies = asked("Elbereth Elbereth", "nethack-3.4.3");  // either copy will do
    EXPECT_GT(valueOf(copies, "wear/works"), 0.0);
    EXPECT_EQ(copies.figure(std::string("engraving/") + both), nullptr);
    EXPECT_TRUE(std::ranges::any_of(copies.remarks, [](const Remark& remark) {
        return remark.text.starts_with("How likely it comes out right and holds as well");
    }));
}

TEST(EngravingReport, SaysThatAttacksByMovingAreMovesToo) {
    const auto saysIt = [](const std::string& game, const std::string& events) {
        const auto request = tests::engravingRequest(R"({"text": "Elbereth", "stylus": "fingers",
                                                         "game": ")" +
                                                     game + R"(", "events": [)" + events + "]}");
        const auto tables = *tests::catalogues().engraving(*request.game);
        const auto remarks =
            nethack::engraving::report(request,
                                       nethack::engraving::answer(request, *request.game, tables))
                .remarks;
        return std::ranges::any_of(remarks, [](const Remark& remark) {
            return remark.text.find("an attack by moving wears as a move does") !=
                   std::string::npos;
        });
    };
    const std::string melee = R"({"cause": "melee"})";
    EXPECT_TRUE(saysIt("nethack-3.4.3", melee));
    EXPECT_FALSE(saysIt("nethack-3.4.3", melee + R"(, {"cause": "move"})"));
    EXPECT_FALSE(saysIt("nethack-3.4.3", R"({"cause": "throw"})"));
    EXPECT_FALSE(saysIt("nethack-3.6.7", melee));
}

TEST(EngravingReport, SaysThatTheFirstAttackDeletesElbereth) {
    const auto told = [](const std::string& game, const std::string& events,
                         const std::string& text = "Elbereth") {
        const auto request = tests::engravingRequest(R"({"text": ")" + text + R"(", "game": ")" +
                                                     game + R"(", "stylus": "wand of fire",
                                                     "events": [)" +
                                                     events + "]}");
        const auto tables = *tests::catalogues().engraving(*request.game);
        const auto remarks =
            nethack::engraving::report(request,
                                       nethack::engraving::answer(request, *request.game, tables))
                .remarks;
        const auto found = std::ranges::find_if(remarks, [](const Remark& remark) {
            return remark.text.find("your first attack deletes") != std::string::npos;
        });
        return found == remarks.end() ? std::string() : found->text;
    };
    const std::string attack = R"({"cause": "melee"})";
    const std::string attacks = R"({"cause": "melee", "times": 6})";
    const std::string deletion = R"({"cause": "attacked while standing"})";
    const std::string other = R"({"cause": "throw", "times": 2})";
    for (const std::string game : {"nethack-3.6.7", "nethack-3.7"}) {
        EXPECT_TRUE(told(game, attack).starts_with("Not counted: "));
        EXPECT_NE(told(game, attack).find("” after it, cause"), std::string::npos);
        EXPECT_TRUE(told(game, attacks).starts_with("Not counted: "));
        EXPECT_TRUE(told(game, attacks + ", " + deletion).starts_with("Counted too late: "));
        EXPECT_NE(told(game, attacks + ", " + deletion).find("after it, before the other 5, "),
                  std::string::npos);
        EXPECT_NE(told(game, attack + ", " + other + ", " + deletion).find("before the other 2, "),
                  std::string::npos);
        EXPECT_EQ(told(game, attack + ", " + deletion + ", " + attacks), "");
        EXPECT_EQ(told(game, deletion + ", " + attacks), "");
        EXPECT_EQ(told(game, attacks + ", " + deletion, "ad aerarium"), "");
    }
    EXPECT_EQ(told("nethack-3.4.3", attacks), "");
    EXPECT_EQ(told("nethack-3.4.3", attacks + ", " + deletion), "");
}

TEST(EngravingReport, SaysNothingOfLastingWhereTheGameRefuses) {
    Answer answer = answerAsked(R"({"text": "Elbereth", "surface": "altar"})");
    answer.durability = sampledDurability();
    nethack::engraving::Request request;
    request.text = "Elbereth";
    const Report report = nethack::engraving::report(request, answer);
    EXPECT_EQ(report.figure("engraving/wear/works"), nullptr);
    EXPECT_EQ(report.seriesOf("engraving/wear/works"), nullptr);
    ASSERT_FALSE(report.remarks.empty());
    EXPECT_EQ(report.remarks.front().kind, RemarkKind::Refusal);
}

TEST(EngravingReport, AsksForATextWhereNothingElseIsAmiss) {
    const auto remarks = [](const std::string& members) {
        const auto request = tests::engravingRequest("{" + members + "}");
        const auto tables = *tests::catalogues().engraving(*request.game);
        return nethack::engraving::report(
                   request, nethack::engraving::answer(request, *request.game, tables))
            .remarks;
    };
    const auto isRefusal = [](const Remark& remark) { return remark.kind == RemarkKind::Refusal; };
    for (const char* stylus : {"fingers", "wand of fire"}) {
        const auto told = remarks(R"("text": "", "stylus": ")" + std::string(stylus) + '"');
        ASSERT_FALSE(told.empty());
        EXPECT_EQ(told.front().text, "There is no text to engrave.");
        EXPECT_TRUE(std::ranges::none_of(told, isRefusal)) << stylus;
    }
    for (const char* refused : {R"("text": "  ", "stylus": "fingers")",
                                R"("text": "", "stylus": "fingers", "surface": "altar")"}) {
        EXPECT_TRUE(std::ranges::any_of(remarks(refused), isRefusal)) << refused;
    }
}

}  // namespace
}  // namespace polyplan::plan
