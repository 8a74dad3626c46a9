#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "tests/app/outcome.h"
#include "tests/app/temporary_folder.h"

namespace polyplan::app {
namespace {

using Parsed = nlohmann::json;

constexpr const char* sevenPiles =
    POLYPLAN_SOURCE_DIR "/resources/examples/seven-small-piles.polyplan";
constexpr const char* onePile = POLYPLAN_SOURCE_DIR "/resources/examples/one-large-pile.polyplan";

TEST(CompareCommand, SetsTheExamplesSideBySide) {
    const Outcome outcome = run({"compare", sevenPiles, onePile, "--json"});
    ASSERT_EQ(outcome.status, done) << outcome.err;
    const Parsed comparison = Parsed::parse(outcome.out);
    ASSERT_EQ(comparison["strategies"].size(), 2U);
    EXPECT_EQ(comparison["strategies"][0]["file"], "seven-small-piles.polyplan");
    EXPECT_EQ(comparison["baseline"], comparison["strategies"][0]["name"]);
    EXPECT_FALSE(comparison["differs"].empty());
    for (const Parsed& figure : comparison["figures"]) {
        EXPECT_EQ(figure["values"].size(), 2U);
        EXPECT_EQ(figure["verdicts"].size(), 2U);
        if (!figure["values"][0].is_null()) {
            EXPECT_EQ(figure["verdicts"][0], "baseline") << figure;
        }
        const bool areNumbers =
            figure["values"][0].contains("value") && figure["values"][1].contains("value");
        EXPECT_EQ(figure["differences"][1].is_number(), areNumbers) << figure;
    }
    for (const Parsed& series : comparison["series"]) {
        EXPECT_EQ(series["values"].size(), 2U);
    }
}

TEST(CompareCommand, TakesTheBaselineByName) {
    const std::string plan = R"({"format": "polyplan", "version": 1, "game": "nethack-3.6.7",
      "strategies": [
        {"name": "dust", "engraving": {"text": "Elbereth"}},
        {"name": "burned", "engraving": {"text": "Elbereth", "stylus": "wand of fire"}},
        {"name": "none"}]})";
    tests::TemporaryFolder folder;
    const std::string file = folder.write("plan.polyplan", plan);
    const Outcome outcome = run({"compare", file, "--baseline", "burned", "--json"});
    ASSERT_EQ(outcome.status, done) << outcome.err;
    const Parsed comparison = Parsed::parse(outcome.out);
    EXPECT_EQ(comparison["baseline"], "burned");
    for (const Parsed& figure : comparison["figures"]) {
        EXPECT_EQ(figure["values"][2], nullptr) << "nothing is asked";
        EXPECT_EQ(figure["verdicts"][2], "missing");
    }
    const Outcome table = run({"compare", file});
    EXPECT_EQ(table.status, done);
    EXPECT_NE(table.out.find("stylus fingers / wand of fire / –"), std::string::npos) << table.out;
    EXPECT_NE(table.out.find("(baseline)"), std::string::npos);
}

TEST(CompareCommand, JudgesNoLastingOfATextThatIsNotWritten) {
    const std::string plan = R"({"format": "polyplan", "version": 1, "game": "nethack-3.6.7",
      "strategies": [
        {"name": "dust", "engraving": {"text": "Elbereth", "events": [{"cause": "turn", "times": 50}]}},
        {"name": "blunt", "engraving": {"text": "Elbereth", "stylus": "dagger",
          "stylus_state": {"enchantment": -2}, "events": [{"cause": "turn", "times": 50}]}}]})";
    const tests::TemporaryFolder folder;
    const std::string file = folder.write("plan.polyplan", plan);
    const Outcome table = run({"compare", file});
    ASSERT_EQ(table.status, done) << table.err;
    EXPECT_NE(table.out.find("48.7 %  if it came out right"), std::string::npos) << table.out;
    EXPECT_NE(table.out.find("95.9 %  if all of it were written"), std::string::npos) << table.out;
    EXPECT_EQ(table.out.find("×<"), std::string::npos) << table.out;
    const Parsed comparison = Parsed::parse(run({"compare", file, "--json"}).out);
    const auto& figures = comparison["figures"];
    const auto holds = std::ranges::find_if(
        figures, [](const Parsed& each) { return each["label"] == "still counts as Elbereth"; });
    ASSERT_NE(holds, figures.end());
    EXPECT_EQ((*holds)["spans"][1]["given"], "if all of it were written");
}

TEST(CompareCommand, TellsWhatIsRefusedAndWhatItTakes) {
    const std::string plan = R"({"format": "polyplan", "version": 1, "game": "nethack-3.6.7",
      "strategies": [
        {"name": "dust", "engraving": {"text": "Elbereth"}},
        {"name": "towel", "engraving": {"text": "Elbereth", "stylus": "towel",
          "existing": {"type": "DUST", "text": "foo"}}},
        {"name": "sleep", "engraving": {"text": "Elbereth", "stylus": "wand of sleep",
          "existing": {"type": "BURN", "text": "foo"}}}]})";
    const tests::TemporaryFolder folder;
    const std::string file = folder.write("plan.polyplan", plan);
    const Parsed comparison = Parsed::parse(run({"compare", file, "--json"}).out);
    const auto& figures = comparison["figures"];
    const auto refused = std::ranges::find_if(
        figures, [](const Parsed& each) { return each["id"] == "engraving/refused"; });
    ASSERT_NE(refused, figures.end());
    EXPECT_EQ((*refused)["values"][0]["text"], "no");
    const auto told = [&refused](int strategy) {
        return (*refused)["values"][strategy]["text"].get<std::string>();
    };
    EXPECT_TRUE(told(1).ends_with("The attempt takes a turn. The old text is wiped out."))
        << told(1);
    EXPECT_TRUE(told(2).ends_with("The attempt takes a turn and 1 charge.")) << told(2);
    EXPECT_NE(
        run({"compare", file, "--strategy", "towel", "--strategy", "sleep"}).out.find("1 charge"),
        std::string::npos);
}

TEST(CompareCommand, CallsAStrategyWithoutANameByItsPlace) {
    const std::string plan = R"({"format": "polyplan", "version": 1, "game": "nethack-3.6.7",
      "strategies": [{"name": "dust", "engraving": {"text": "Elbereth"}},
                     {"name": "", "engraving": {"text": "Elbereth", "stylus": "wand of fire"}}]})";
    const tests::TemporaryFolder folder;
    const std::string file = folder.write("plan.polyplan", plan);
    const Outcome table = run({"compare", file});
    EXPECT_EQ(table.status, done) << table.err;
    EXPECT_NE(table.out.find("2  Strategy 2"), std::string::npos) << table.out;
    EXPECT_NE(table.out.find("2 figures are the same in all and left out."), std::string::npos)
        << table.out;
    const Outcome chosen = run({"compare", file, "--baseline", "Strategy 2", "--json"});
    EXPECT_EQ(Parsed::parse(chosen.out)["baseline"], "Strategy 2");
}

TEST(CompareCommand, SaysWhereAStrategyStandsTwice) {
    const Outcome twice = run({"compare", onePile, onePile});
    EXPECT_EQ(twice.status, done) << twice.err;
    EXPECT_NE(twice.out.find("1 and 2 are the same strategy."), std::string::npos) << twice.out;
    const Outcome apart = run({"compare", sevenPiles, onePile});
    EXPECT_EQ(apart.out.find("the same strategy"), std::string::npos) << apart.out;
}

TEST(CompareCommand, TakesStandardInputOnce) {
    EXPECT_EQ(
        run({"compare", "-", "-"}, R"({"format": "polyplan", "version": 1, "game": "nethack-3.6.7",
        "strategies": [{"name": "dust", "engraving": {"text": "Elbereth"}}]})")
            .err,
        "standard input: has been read to its end, and can stand once\n");
}

TEST(CompareCommand, PrintsFiguresBesideThePicture) {
    const tests::TemporaryFolder folder;
    const std::string picture = folder.path() + "/comparison.svg";
    const Outcome both = run({"compare", sevenPiles, onePile, "--json", "-o", picture});
    ASSERT_EQ(both.status, done) << both.err;
    EXPECT_EQ(Parsed::parse(both.out)["strategies"].size(), 2U);
    EXPECT_GT(std::filesystem::file_size(picture), 0U);
    const Outcome alone = run({"compare", sevenPiles, onePile, "--output", picture});
    EXPECT_EQ(alone.status, done) << alone.err;
    EXPECT_TRUE(alone.out.empty()) << alone.out;
    const Outcome refused =
        run({"compare", sevenPiles, onePile, "--json", "-o", folder.path() + "/comparison.gif"});
    EXPECT_EQ(refused.status, requestNotMet);
    EXPECT_TRUE(refused.out.empty()) << refused.out;
}

TEST(CompareCommand, SaysWhereAPictureCarriesNoPlan) {
    const auto planOf = [](const char* known) {
        return std::string(R"({"format": "polyplan", "version": 1, "game": "nethack-3.6.7",
          "discoveries": [)") +
               known + R"(], "strategies": [{"name": "line", "polypile": {"source": "wand",
          "line": [{"distance": 1, "stacks": [{"class": "potion", "appearance": "bubbly"}]}]}}]})";
    };
    const tests::TemporaryFolder folder;
    const std::string knows = folder.write("knows.polyplan", planOf("\"potion of booze\""));
    const std::string other = folder.write("other.polyplan", planOf(""));
    for (const char* name : {"/both.png", "/both.svg"}) {
        const std::string picture = folder.path() + name;
        const Outcome both = run({"compare", knows, other, "-o", picture});
        EXPECT_EQ(both.status, done);
        EXPECT_NE(both.err.find(": carries no plan: the plans know different appearances"),
                  std::string::npos)
            << both.err;
        EXPECT_EQ(run({"validate", picture}).status, requestNotMet);
    }
    const Outcome paper = run({"compare", knows, other, "-o", folder.path() + "/both.pdf"});
    EXPECT_EQ(paper.err, "");
    const std::string picture = folder.path() + "/knows.png";
    ASSERT_EQ(run({"export", knows, "-o", picture}).status, done);
    const Outcome own = run({"compare", picture, other, "-o", picture});
    EXPECT_EQ(own.status, requestNotMet);
    EXPECT_TRUE(own.err.ends_with("These strategies would be lost: line. Choose another name.\n"))
        << own.err;
    EXPECT_EQ(run({"validate", picture}).status, done);
}

TEST(CompareCommand, TakesNoStrategyOutOfAPicture) {
    const tests::TemporaryFolder folder;
    const std::string all = folder.path() + "/all.png";
    const std::string plan = folder.write("plan.polyplan", R"({"format": "polyplan", "version": 1,
      "game": "nethack-3.6.7", "strategies": [
        {"name": "a", "engraving": {"text": "Elbereth"}}, {"name": "b"}, {"name": "c"}]})");
    ASSERT_EQ(run({"export", plan, "-o", all}).status, done);
    const auto compare = [&all](std::vector<std::string> words) {
        words.insert(words.begin(), {"compare", all, "-o", all});
        return run(words);
    };
    const Outcome two = compare({"--strategy", "a", "--strategy", "c"});
    EXPECT_EQ(two.status, requestNotMet);
    EXPECT_TRUE(two.err.ends_with("These strategies would be lost: b. Choose another name.\n"))
        << two.err;
    for (int times = 0; times < 2; ++times) {
        const Outcome three = compare({});
        EXPECT_EQ(three.status, done) << three.err;
        EXPECT_EQ(run({"compare", all, "--strategy", "a", "--strategy", "b"}).status, done);
    }
}

TEST(CompareCommand, TellsFilesOfOneNameApart) {
    const auto planOf = [](const char* luck) {
        return std::string(R"({"format": "polyplan", "version": 1, "game": "nethack-3.6.7",
          "hero": {"luck": )") +
               luck + R"(}, "strategies": [{"name": "dust", "engraving": {"text": "Elbereth"}}]})";
    };
    const tests::TemporaryFolder folder;
    std::filesystem::create_directory(folder.path() + "/old");
    std::filesystem::create_directory(folder.path() + "/new");
    const std::string older = folder.write("old/plan.polyplan", planOf("3"));
    const std::string newer = folder.write("new/plan.polyplan", planOf("4"));
    const Outcome outcome =
        run({"compare", older, newer, "--baseline", "dust (new/plan.polyplan)", "--json"});
    ASSERT_EQ(outcome.status, done) << outcome.err;
    const Parsed comparison = Parsed::parse(outcome.out);
    EXPECT_EQ(comparison["strategies"][0]["name"], "dust (old/plan.polyplan)");
    EXPECT_EQ(comparison["strategies"][0]["file"], "old/plan.polyplan");
    EXPECT_EQ(comparison["strategies"][1]["name"], "dust (new/plan.polyplan)");
    EXPECT_EQ(comparison["baseline"], "dust (new/plan.polyplan)");
    EXPECT_EQ(run({"compare", older, newer, "--strategy", "dust (plan.polyplan)"}).err,
              "no strategy is named \"dust (plan.polyplan)\"; there are "
              "\"dust (old/plan.polyplan)\", \"dust (new/plan.polyplan)\"\n");
}

TEST(CompareCommand, HelpSaysThatAStrategyIsNamedAtATime) {
    const std::string help = run({"compare", "--help"}).out;
    EXPECT_NE(help.find("--strategy NAME  "), std::string::npos) << help;
}

TEST(CompareCommand, SaysWhyItCanNot) {
    const Outcome one = run({"compare", onePile, "--strategy", "nobody"});
    EXPECT_EQ(one.status, requestNotMet);
    EXPECT_NE(one.err.find("no strategy is named \"nobody\"; there are \"One large pile\""),
              std::string::npos)
        << one.err;
    const Outcome baseline = run({"compare", sevenPiles, onePile, "--baseline", "nobody"});
    EXPECT_EQ(baseline.status, requestNotMet);
    EXPECT_NE(baseline.err.find("none of the strategies"), std::string::npos) << baseline.err;
    const Outcome same = run({"compare", sevenPiles});
    EXPECT_EQ(same.status, requestNotMet);
    EXPECT_EQ(run({"compare"}).status, wrongUsage);
    const Outcome missing = run({"compare", onePile, "/nowhere.polyplan"});
    EXPECT_EQ(missing.status, requestNotMet);
}

}  // namespace
}  // namespace polyplan::app
