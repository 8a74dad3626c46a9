#include "app/command_line.h"

#include <gtest/gtest.h>

#include <QBuffer>
#include <QImage>
#include <algorithm>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <regex>
#include <sstream>

#include "core/catalogue/csv.h"
#include "tests/app/outcome.h"
#include "tests/app/temporary_folder.h"
#include "ui/document/plan_picture.h"

namespace polyplan::app {
namespace {

using Json = nlohmann::json;

constexpr const char* soundPlan = R"({
  "format": "polyplan", "version": 1, "title": "Horns", "game": "nethack-3.6.7",
  "strategies": [
    {"name": "One", "polypile": {"source": "wand", "goals": [{"object": "magic marker"}],
      "line": [{"distance": 1, "stacks": [{"object": "unicorn horn"}, {"object": "saddle"}]}]}},
    {"name": "Two", "polypile": {"source": "wand", "zaps": 3, "line": []}},
    {"name": "Three", "heartbeat": {"creature": {"max_hp": 20}}}
  ]})";

class CommandLine : public ::testing::Test {
  protected:
    std::string file(const std::string& name, const std::string& contents) {
        return folder_.write(name, contents);
    }
    std::string sound() { return file("sound.polyplan", soundPlan); }
    std::string faulty() {
        return file("faulty.polyplan",
                    R"({"format": "polyplan", "version": 1, "game": "nethack-3.6.7",
                        "hero": {"luck": 14}, "strategies": []})");
    }
    const std::string& folder() const { return folder_.path(); }

  private:
    tests::TemporaryFolder folder_;
};

TEST_F(CommandLine, WithNoSubCommandAsksForTheWindow) {
    std::ostringstream out;
    Console console{out, out};
    const auto none = runCommandLine({}, console);
    EXPECT_TRUE(std::get<WindowRequest>(none).files.empty());
    const auto two = runCommandLine({"a.polyplan", "b.png"}, console);
    EXPECT_EQ(std::get<WindowRequest>(two).files,
              (std::vector<std::string>{"a.polyplan", "b.png"}));
    EXPECT_EQ(out.str(), "");
}

TEST_F(CommandLine, AMisspeltSubCommandIsNoFile) {
    const Outcome near = run({"compar", "a.polyplan", "--json"});
    EXPECT_EQ(near.status, wrongUsage);
    EXPECT_NE(near.err.find("\"compar\" is neither a sub-command nor a file; did you mean "),
              std::string::npos)
        << near.err;
    EXPECT_NE(near.err.find("compare"), std::string::npos) << near.err;
    const Outcome far = run({"xyzzyplugh"});
    EXPECT_EQ(far.status, wrongUsage);
    EXPECT_NE(far.err.find("nor a file\n"), std::string::npos) << far.err;
}

TEST_F(CommandLine, HelpAndVersionAreResults) {
    for (const std::vector<std::string>& arguments : {std::vector<std::string>{"--help"},
                                                      {"--version"},
                                                      {"evaluate", "--help"},
                                                      {"validate", "--help"},
                                                      {"objects", "--help"}}) {
        const Outcome outcome = run(arguments);
        EXPECT_EQ(outcome.status, 0);
        EXPECT_NE(outcome.out, "");
        EXPECT_EQ(outcome.err, "");
    }
}

TEST_F(CommandLine, TheManualsQuestionsAreAnswered) {
    std::ifstream page(POLYPLAN_SOURCE_DIR "/resources/help/command-line.md");
    int questions = 0;
    for (std::string line; std::getline(page, line);) {
        if (line.starts_with("polyplan ") && line.find(" --") != std::string::npos &&
            line.find_first_of("\"|") == std::string::npos &&
            line.find(".polyplan") == std::string::npos &&
            line.find(".json") == std::string::npos) {
            std::istringstream words(line.substr(line.find(' ')));
            const std::vector<std::string> arguments(std::istream_iterator<std::string>(words), {});
            EXPECT_EQ(run(arguments).status, done) << line << run(arguments).err;
            ++questions;
        }
    }
    EXPECT_GE(questions, 5);
}

TEST_F(CommandLine, WrongUsageIsTwo) {
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{"--no-such-option"},
          {"evaluate"},
          {"validate"},
          {"evaluate", "a", "b"},
          {"evaluate", "a", "--method", "guess"},
          {"evaluate", "a", "--samples", "0"},
          {"evaluate", "a", "--samples", "many"},
          {"evaluate", "a", "--samples", "10000001"},
          {"evaluate", "a", "--seed", "-1"},
          {"evaluate", "a", "--seed", "1e3"},
          {"evaluate", "a", "--seed", "0x10"},
          {"evaluate", "a", "--seed", "010"},
          {"evaluate", "a", "--seed", ""},
          {"evaluate", "a", "--seed", "18446744073709551616"},
          {"objects", "--game"},
          {"objects", "extra"}}) {
        const Outcome outcome = run(arguments);
        EXPECT_EQ(outcome.status, 2) << arguments.back();
        EXPECT_EQ(outcome.out, "");
        EXPECT_NE(outcome.err, "");
    }
}

TEST_F(CommandLine, SaysWhatAnOptionTakes) {
    const auto said = [&](const char* option, const char* value) {
        return run({option == std::string("--scale") ? "export" : "evaluate", "a", option, value})
            .err;
    };
    EXPECT_NE(said("--method", "guess").find("--method: guess is none of exact, sampled\n"),
              std::string::npos)
        << said("--method", "guess");
    EXPECT_NE(said("--samples", "0").find("--samples: 0 is no whole number from 1 to 10,000,000\n"),
              std::string::npos)
        << said("--samples", "0");
    EXPECT_NE(said("--scale", "9").find("--scale: 9 is no number from 0.25 to 8.0\n"),
              std::string::npos)
        << said("--scale", "9");
}

TEST_F(CommandLine, SaysWhichOptionHasNoValueOrTwo) {
    const Outcome twice = run({"evaluate", sound(), "--samples", "5", "--samples=6"});
    EXPECT_EQ(twice.status, wrongUsage);
    EXPECT_EQ(twice.err,
              "polyplan evaluate: --samples is given 2 times, once is allowed\n"
              "Run with --help for more information.\n");
    EXPECT_EQ(run({"evaluate", sound(), "--samples"}).err,
              "polyplan evaluate: --samples needs a value after it\n"
              "Run with --help for more information.\n");
}

TEST_F(CommandLine, SaysWhatACommandTakesInPlaceOfAnUnknownOption) {
    const Outcome option = run({"validate", sound(), "--jsno"});
    EXPECT_EQ(option.status, wrongUsage);
    EXPECT_EQ(option.err,
              "polyplan validate: \"--jsno\" is none of --help\n"
              "Run with --help for more information.\n");
    const Outcome near = run({"evaluate", sound(), "--sed=4"});
    EXPECT_EQ(near.status, wrongUsage);
    EXPECT_TRUE(near.err.starts_with("polyplan evaluate: \"--sed\" is none of --help, "))
        << near.err;
    EXPECT_NE(near.err.find("did you mean \"--seed\"?\n"), std::string::npos) << near.err;
    const Outcome own = run({"--foo"});
    EXPECT_TRUE(own.err.starts_with("polyplan: \"--foo\" is none of --help, --version")) << own.err;
    EXPECT_TRUE(run({"evaluate", "a", "b"})
                    .err.starts_with("polyplan evaluate: \"b\" is one argument too many\n"));
}

TEST_F(CommandLine, HelpTellsWhatAStatusMeans) {
    const auto expectTold = [](std::vector<std::string> command) {
        command.emplace_back("--help");
        const std::string help = run(command).out;
        EXPECT_NE(
            help.find("1 the request could not be met: a fault in a file, a member of a request"),
            std::string::npos)
            << help;
    };
    expectTold({});
    for (const char* command : {"evaluate", "export", "import", "compare", "optimize", "engrave",
                                "damage", "theft", "heartbeat", "objects", "monsters"}) {
        expectTold({command});
    }
    EXPECT_EQ(run({"engrave"}).status, requestNotMet);
    EXPECT_EQ(run({"engrave", "--text", "x", "--dexterity", "26"}).status, requestNotMet);
    EXPECT_EQ(run({"export", sound()}).status, wrongUsage);
}

TEST_F(CommandLine, TheLargestSeedIsTaken) {
    const Outcome outcome = run({"evaluate", sound(), "--json", "--method", "sampled", "--samples",
                                 "1000", "--seed", "18446744073709551615"});
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_NE(outcome.out.find("\"seed\": 18446744073709551615"), std::string::npos);
}

TEST_F(CommandLine, ValidateListsFaultsOfEveryFile) {
    const Outcome outcome = run({"validate", sound(), faulty(), folder() + "/none"});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_EQ(outcome.out, "");
    EXPECT_EQ(outcome.err,
              folder() + "/faulty.polyplan: /hero/luck: 14 is no whole number from -13 to 13\n" +
                  folder() +
                  "/faulty.polyplan: /strategies: is empty; 1 to 64 strategies are allowed\n" +
                  folder() + "/none: cannot be read: No such file or directory\n");
    EXPECT_EQ(run({"validate", sound()}).status, 0);
    EXPECT_EQ(run({"validate", sound()}).err, "");
    EXPECT_EQ(run({"validate", folder()}).err, folder() + ": cannot be read: Is a directory\n");
    EXPECT_EQ(run({"validate", "/dev/zero"}).status, 1);
}

TEST_F(CommandLine, ValidateTellsOfMembersThatAreNotKnown) {
    const std::string misspelt = file("misspelt.polyplan", R"({"format": "polyplan", "version": 1,
        "game": "nethack-3.6.7", "strategies": [{"name": "a", "polypile": {"source": "wand",
        "line": [{"distance": 1, "stacks": [{"object": "arrow", "quanity": 3}]}]}}]})");
    const Outcome outcome = run({"validate", misspelt});
    EXPECT_EQ(outcome.status, 0);
    EXPECT_EQ(outcome.out, "");
    EXPECT_EQ(outcome.err, misspelt +
                               ": /strategies/0/polypile/line/0/stacks/0/quanity: is not known, "
                               "has no effect and is kept; did you mean \"quantity\"?\n");
    EXPECT_EQ(run({"evaluate", misspelt}).err, "");
}

TEST_F(CommandLine, FaultsOfSyntaxNameTheirPlace) {
    const std::string broken = file("broken.polyplan", "{\n  \"format\": polyplan}");
    EXPECT_EQ(run({"validate", broken}).err.rfind(broken + ": line 2, column 13: no valid JSON", 0),
              0U)
        << run({"validate", broken}).err;
}

TEST_F(CommandLine, WhatIsNoPlanAtAllIsSaidInPlainWords) {
    const std::string empty = file("empty.polyplan", "");
    EXPECT_EQ(run({"validate", empty}).err, empty + ": the file is empty\n");
    const std::string other = file("other.polyplan", "PK\x03\x04");
    EXPECT_EQ(run({"validate", other}).err,
              other + ": this is no Polyplan plan: it does not begin with \"{\"\n");
}

TEST_F(CommandLine, APictureWithThePlanInsideWillDo) {
    QImage image(8, 8, QImage::Format_RGB32);
    image.fill(0);
    const auto picture = file("sound.png", ui::pngWithPlan(image, soundPlan).toStdString());
    EXPECT_EQ(run({"validate", picture}).err, "");
    EXPECT_EQ(run({"evaluate", picture, "--json"}).out, run({"evaluate", sound(), "--json"}).out);

    QByteArray bytes;
    QBuffer buffer(&bytes);
    ASSERT_TRUE(image.save(&buffer, "PNG"));
    const Outcome empty = run({"validate", file("empty.png", bytes.toStdString())});
    EXPECT_EQ(empty.status, 1);
    EXPECT_EQ(empty.err.rfind(folder() + "/empty.png: ", 0), 0U) << empty.err;
}

TEST_F(CommandLine, EvaluateAnswersEachStrategyThatHasAPolypile) {
    const Outcome outcome = run({"evaluate", sound(), "--json"});
    EXPECT_EQ(outcome.status, 0);
    EXPECT_EQ(outcome.err,
              folder() + "/sound.polyplan: /strategies/2: \"Three\" has no polypile\n");
    const Json answer = Json::parse(outcome.out);
    EXPECT_EQ(answer["game"], "nethack-3.6.7");
    EXPECT_EQ(answer["title"], "Horns");
    ASSERT_EQ(answer["strategies"].size(), 2U);
    const Json& one = answer["strategies"][0];
    EXPECT_EQ(one["name"], "One");
    EXPECT_EQ(one["method"], "exact");
    EXPECT_EQ(one["piles"][0]["reached"], 1.0);
    // Reference section 3: an uncursed object by itself is lost with 19/20 of 1/8.
    EXPECT_NEAR(one["piles"][0]["if_hit"]["stack_fate"][0]["shuddered_all_lost"].get<double>(),
                0.11875, 1e-12);
    EXPECT_GT(one["goals"][0]["probability"].get<double>(), 0.0);
    EXPECT_EQ(one["by_zap"].size(), 1U);
    EXPECT_GT(one["by_zap"][0]["lost"]["shock"]["mean"].get<double>(), 0.2);
    EXPECT_GT(one["after_zaps"]["final_quantity_by_object"]["saddle"]["p_at_least_one"], 0.05);
    EXPECT_EQ(answer["strategies"][1]["by_zap"].size(), 3U);
}

TEST_F(CommandLine, EvaluateTellsOfEachZap) {
    const std::string plan = file("series.polyplan", R"({
      "format": "polyplan", "version": 1, "game": "nethack-3.6.7",
      "strategies": [
        {"name": "Lone horn", "polypile": {"source": "wand", "zaps": 40,
          "collect_goals_between_zaps": true, "goals": [{"object": "magic marker"}],
          "line": [{"distance": 1, "stacks": [{"object": "unicorn horn"}]}]}},
        {"name": "Two horns", "polypile": {"source": "wand", "zaps": 4,
          "goals": [{"object": "magic marker"}, {"object": "unicorn horn"}],
          "line": [{"distance": 1, "stacks": [{"object": "unicorn horn"},
                                              {"object": "unicorn horn"}]}]}}
      ]})");
    const std::vector<std::string> command = {"evaluate", plan,     "--json", "--samples",
                                              "2000",     "--seed", "5"};
    const Outcome outcome = run(command);
    EXPECT_EQ(outcome.out, run(command).out);
    const Json answer = Json::parse(outcome.out);
    const Json& lone = answer["strategies"][0];
    EXPECT_EQ(lone["method"], "exact");
    ASSERT_EQ(lone["by_zap"].size(), 40U);
    EXPECT_EQ(lone["all_goals_probability"], lone["by_zap"][39]["all_goals_probability"]);
    EXPECT_EQ(lone["by_zap"][39]["collected"]["magic marker"]["mean"],
              lone["all_goals_probability"]);
    const Json& two = answer["strategies"][1];
    EXPECT_EQ(two["method"], "sampled");
    EXPECT_EQ(two["samples"], 2000);
    EXPECT_EQ(two["by_zap"][0]["method"], "exact");
    EXPECT_EQ(two["by_zap"][3]["method"], "sampled");
    EXPECT_EQ(two["by_zap"][3]["seed"], 5);
    EXPECT_EQ(two["after_zaps"]["method"], "sampled");
    EXPECT_EQ(two["piles"][0]["method"], "exact");

    const std::string table = run({"evaluate", plan, "--strategy", "Lone horn"}).out;
    EXPECT_NE(table.find("After 40 zaps\n"), std::string::npos) << table;
    EXPECT_NE(table.find("25 % for all goals"), std::string::npos) << table;
    EXPECT_NE(table.find("over 40"), std::string::npos) << table;
    EXPECT_NE(table.find("The first of 40 zaps · exact"), std::string::npos) << table;
    const Outcome refused = run({"evaluate", plan, "--method", "exact"});
    EXPECT_EQ(refused.status, 1);
    EXPECT_NE(refused.err.find("\"Two horns\" has figures that can only be sampled"),
              std::string::npos);
}

TEST_F(CommandLine, EvaluateTakesOneStrategy) {
    const Json answer = Json::parse(run({"evaluate", sound(), "--json", "--strategy", "Two"}).out);
    ASSERT_EQ(answer["strategies"].size(), 1U);
    EXPECT_EQ(answer["strategies"][0]["name"], "Two");

    const Outcome unknown = run({"evaluate", sound(), "--strategy", "Four"});
    EXPECT_EQ(unknown.status, 1);
    EXPECT_EQ(unknown.err, folder() +
                               "/sound.polyplan: /strategies: no strategy is named \"Four\"; there "
                               "are \"One\", \"Two\", \"Three\"\n");
    const Outcome without = run({"evaluate", sound(), "--json", "--strategy", "Three"});
    EXPECT_EQ(without.status, 1);
    EXPECT_EQ(without.out, "");
}

TEST_F(CommandLine, EvaluateSamplesTheSameForTheSameSeed) {
    const std::vector<std::string> sampled = {"evaluate", sound(),      "--json", "--method",
                                              "sampled",  "--seed",     "7",      "--samples",
                                              "2000",     "--strategy", "One"};
    const Outcome outcome = run(sampled);
    EXPECT_EQ(outcome.out, run(sampled).out);
    const Json answer = Json::parse(outcome.out);
    EXPECT_EQ(answer["strategies"][0]["method"], "sampled");
    EXPECT_EQ(answer["strategies"][0]["samples"], 2000);
    EXPECT_EQ(answer["strategies"][0]["seed"], 7);
    EXPECT_TRUE(answer["strategies"][0]["piles"][0].contains("standard_error"));

    const std::string once =
        run({"evaluate", sound(), "--method", "sampled", "--samples", "1", "--no-advice"}).out;
    EXPECT_NE(once.find("sampled, 1 sample, seed 1"), std::string::npos) << once;
}

TEST_F(CommandLine, EvaluateTellsWhatTurnsBackInSlashEm) {
    for (const std::string game : {"slashem-0.0.7", "slashthem"}) {
        const Outcome outcome =
            run({"evaluate", "--json",
                 file(game + ".polyplan",
                      R"({"format": "polyplan", "version": 1, "game": ")" + game + R"(",
                      "strategies": [{"name": "a", "polypile": {"source": "potion", "line":
                          [{"distance": 1, "stacks": [{"object": "wand of wishing"}]}]}}]})")});
        EXPECT_EQ(outcome.status, 0) << outcome.err;
        const Json answer = Json::parse(outcome.out)["strategies"][0];
        const Json fate = answer["piles"][0]["if_hit"]["stack_fate"][0];
        EXPECT_NEAR(fate["hazy_after_polymorph"].get<double>(), fate["polymorphed"].get<double>(),
                    1e-12);
        EXPECT_EQ(fate["reverts_into"].size(), 28U);
        EXPECT_EQ(answer["potions"]["most"], 1);
    }
}

TEST_F(CommandLine, EvaluateSpeaksOfDipsWhereStacksAreDipped) {
    const std::string dips = file("dips.polyplan", R"({"format": "polyplan", "version": 1,
        "game": "nethack-3.6.7", "strategies": [{"name": "a", "polypile": {"source": "potion",
        "zaps": 3, "goals": [{"object": "magic marker"}],
        "line": [{"distance": 1, "stacks": [{"object": "unicorn horn"}]}]}}]})");
    const std::string table = run({"evaluate", dips}).out;
    for (const char* part : {"After 3 dips", "The first of 3 dips", "Dips that it takes",
                             "potions of polymorph to have at hand", "in the first dip"}) {
        EXPECT_NE(table.find(part), std::string::npos) << part << '\n' << table;
    }
    for (const char* part : {"piles hit", "by the beam", "zaps", "if reached"}) {
        EXPECT_EQ(table.find(part), std::string::npos) << part << '\n' << table;
    }
    EXPECT_TRUE(std::regex_search(table, std::regex("magic whistle +7\\.32 % +0\\.07316 items")))
        << table;
    const Json json = Json::parse(run({"evaluate", dips, "--json"}).out)["strategies"][0];
    EXPECT_EQ(json["by_zap"].size(), 3U);
    EXPECT_EQ(json["piles"][0]["reached"], 1);
}

TEST_F(CommandLine, EvaluateRefusesGamesWithoutRules) {
    for (const std::string game : {"slex", "dnethack"}) {
        const Outcome outcome =
            run({"evaluate", file(game + ".polyplan",
                                  R"({"format": "polyplan", "version": 1, "game": ")" + game +
                                      R"(", "strategies": [{"name": "a", "polypile":
                                                  {"source": "wand", "line": []}}]})")});
        EXPECT_EQ(outcome.status, 1);
        EXPECT_NE(outcome.err.find("/strategies/0/polypile: "), std::string::npos) << outcome.err;
        EXPECT_NE(outcome.err.find("has no polypile rules"), std::string::npos) << outcome.err;
    }
    EXPECT_EQ(run({"evaluate", faulty(), "--json"}).status, 1);
    EXPECT_EQ(run({"evaluate", faulty(), "--json"}).out, "");
}

TEST_F(CommandLine, EvaluatePrintsTablesForPeople) {
    const std::string out = run({"evaluate", sound()}).out;
    EXPECT_TRUE(out.starts_with("One · NetHack 3.6.7 · Luck 0 · wand · exact\n")) << out;
    EXPECT_NE(out.find("At least 1 magic marker"), std::string::npos) << out;
    EXPECT_NE(out.find("1 uncursed unicorn horn   5 %    11.9 %        0 %   83.1 %"),
              std::string::npos)
        << out;
    EXPECT_NE(out.find("After 3 zaps\n"), std::string::npos);
}

TEST_F(CommandLine, EvaluateCountsWhatIsLeftOfAllObjects) {
    const std::string out =
        run({"evaluate", POLYPLAN_SOURCE_DIR "/resources/examples/seven-small-piles.polyplan",
             "--no-advice"})
            .out;
    const std::size_t row = out.find("\n    potion of blindness ");
    ASSERT_NE(row, std::string::npos) << out;
    EXPECT_NE(out.substr(row, 80).find(" 92 % "), std::string::npos) << out.substr(row, 80);
}

TEST_F(CommandLine, ObjectsAreTheRowsOfTheTable) {
    for (const std::string game :
         {"nethack-3.4.3", "nethack-3.6.7", "nethack-3.7", "slashem-0.0.7"}) {
        const Json objects = Json::parse(run({"objects", "--json", "--game", game}).out);
        std::ifstream csv(POLYPLAN_SOURCE_DIR "/resources/data/" + game + "-objects.csv");
        const std::vector<CsvRecord> records = readCsv(csv);
        ASSERT_EQ(objects.size(), records.size());
        for (std::size_t i = 0; i < records.size(); ++i) {
            ASSERT_EQ(objects[i].size(), records[i].size());
            for (const auto& [column, value] : records[i]) {
                const Json& member = objects[i][column];
                EXPECT_EQ(member.is_string() ? member.get<std::string>() : member.dump(), value)
                    << game << ' ' << i << ' ' << column;
            }
            EXPECT_TRUE(objects[i]["weight"].is_number_integer());
            EXPECT_TRUE(objects[i]["no_wish"].is_number_integer());
        }
    }
}

TEST_F(CommandLine, ObjectsOfNoClassNameThoseThereAre) {
    const Outcome outcome = run({"objects", "--class", "foo"});
    EXPECT_EQ(outcome.status, requestNotMet);
    EXPECT_TRUE(
        outcome.err.starts_with("polyplan: \"foo\" is no class of objects; they are weapon, "))
        << outcome.err;
    EXPECT_EQ(run({"objects", "--class", "Wand"}).out, run({"objects", "--class", "wand"}).out);
}

TEST_F(CommandLine, ObjectsOfAClass) {
    const Json wands = Json::parse(run({"objects", "--json", "--class", "wand"}).out);
    EXPECT_EQ(wands.size(), 24U);
    EXPECT_EQ(wands[0]["full_name"], "wand of light");
    EXPECT_NE(run({"objects", "--class", "wand"}).out.find("/  wand of digging  "),
              std::string::npos);
    EXPECT_EQ(run({"objects", "--class", "sandwich"}).status, 1);
    EXPECT_EQ(run({"objects", "--game", "slex"}).status, 1);
    EXPECT_EQ(run({"objects", "--game", "moria"}).status, 1);
}

TEST_F(CommandLine, AdviceIsToldUnlessItIsNotWanted) {
    const std::string plan = file("large.polyplan", R"({
      "format": "polyplan", "version": 1, "game": "nethack-3.6.7", "hero": {"luck": 13},
      "strategies": [
        {"name": "Large", "polypile": {"source": "wand", "goals": [{"object": "potion of gain level"}],
          "line": [{"distance": 1, "stacks": [{"object": "potion of booze", "quantity": 12}]}]}},
        {"name": "Fine", "polypile": {"source": "wand", "line": []}}]})");
    const Outcome silent = run({"evaluate", plan, "--json"});
    ASSERT_EQ(silent.status, done) << silent.err;
    EXPECT_FALSE(Json::parse(silent.out)["strategies"][0].contains("advice"));

    const Outcome told = run({"evaluate", plan, "--json", "--advice"});
    ASSERT_EQ(told.status, done) << told.err;
    const Json answer = Json::parse(told.out);
    EXPECT_TRUE(answer["strategies"][1]["advice"].empty());
    const Json& advice = answer["strategies"][0]["advice"];
    const auto large = std::find_if(advice.begin(), advice.end(), [](const Json& each) {
        return each["hint"] == "large-stacks";
    });
    ASSERT_NE(large, advice.end());
    EXPECT_EQ((*large)["piles"], Json::array({1}));
    const Json& effect = (*large)["effect"];
    EXPECT_EQ(effect["before"]["goals_all"]["probability"],
              answer["strategies"][0]["all_goals_probability"]);
    EXPECT_GT(effect["after"]["goals_all"]["probability"],
              effect["before"]["goals_all"]["probability"]);

    const Outcome text = run({"evaluate", plan});
    EXPECT_NE(text.out.find("Split large stacks (1 stack of five or more: 12 potions"),
              std::string::npos)
        << text.out;
    EXPECT_NE(text.out.find("Nothing to advise."), std::string::npos);
    EXPECT_NE(text.out.find("Advice, by what comes of it in one zap"), std::string::npos);
    const Outcome without = run({"evaluate", plan, "--no-advice"});
    ASSERT_EQ(without.status, done) << without.err;
    EXPECT_EQ(without.out.find("Advice"), std::string::npos);
    EXPECT_EQ(run({"evaluate", plan, "--advice", "--no-advice"}).status, wrongUsage);
}

}  // namespace
}  // namespace polyplan::app
