#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "tests/app/outcome.h"
#include "tests/app/temporary_folder.h"

namespace polyplan::app {
namespace {

constexpr const char* planText = R"({"format": "polyplan", "version": 1, "game": "nethack-3.6.7",
  "appearance_materials": {},
  "inventory": [{"object": "tin opener"}, {"object": "skeleton key"}],
  "strategies": [
    {"name": "junk", "polypile": {"source": "wand",
      "goals": [{"object": "magic marker"}],
      "line": [{"distance": 2, "label": "here", "stacks": [
        {"object": "pick-axe"}, {"object": "wax candle", "quantity": 6},
        {"object": "tin whistle"}]}]}},
    {"name": "dips", "polypile": {"source": "potion", "line": []}}]})";

std::string contentsOf(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

TEST(OptimizeCommand, WritesABetterLine) {
    const tests::TemporaryFolder folder;
    const std::string file = folder.write("plan.polyplan", planText);
    const std::string out = folder.path() + "/better.polyplan";
    const Outcome outcome =
        run({"optimize", file, "-o", out, "--rounds", "200", "--squares", "1-3", "--json"});
    ASSERT_EQ(outcome.status, done) << outcome.err;
    EXPECT_NE(outcome.err.find("the label \"here\" of square 2 is dropped"), std::string::npos)
        << outcome.err;
    const auto told = nlohmann::json::parse(outcome.out);
    EXPECT_GT(told["after"], told["before"]);
    EXPECT_GE(told["rounds"], 200);
    auto plan = nlohmann::json::parse(contentsOf(out));
    std::size_t stacks = 0;
    for (const auto& pile : plan["strategies"][0]["polypile"]["line"]) {
        stacks += pile["stacks"].size();
        EXPECT_LE(pile["distance"], 3);
    }
    EXPECT_EQ(stacks, 5U) << "those of the inventory too";
    EXPECT_TRUE(plan["strategies"][0]["inventory"].empty());
    EXPECT_EQ(plan["inventory"].size(), 2U) << "the other strategy still has them";
    const Outcome evaluated = run({"evaluate", out, "--strategy", "junk", "--json"});
    ASSERT_EQ(evaluated.status, done) << evaluated.err;
    auto odds = nlohmann::json::parse(evaluated.out);
    EXPECT_NEAR(odds["strategies"][0]["all_goals_probability"].get<double>(),
                told["after"].get<double>(), 1e-12);
}

TEST(OptimizeCommand, WritesIntoAFileAlone) {
    const Outcome outcome = run({"optimize", "-", "-o", "-"}, planText);
    EXPECT_EQ(outcome.status, requestNotMet);
    EXPECT_EQ(outcome.err, "-: a plan goes into a file, whose name ends in .polyplan\n");
}

TEST(OptimizeCommand, NamesGoalsThatNoLayoutReaches) {
    const tests::TemporaryFolder folder;
    std::string text = planText;
    const std::string goal = R"({"object": "magic marker"})";
    text.replace(text.find(goal), goal.size(),
                 goal + R"(, {"object": "amulet of life saving", "at_least": 2})");
    const std::string file = folder.write("plan.polyplan", text);
    const std::string out = folder.path() + "/better.polyplan";
    const auto told = [&](const std::vector<std::string>& options) {
        std::vector<std::string> words = {"optimize", file, "-o", out, "--rounds", "20"};
        words.insert(words.end(), options.begin(), options.end());
        return run(words).out;
    };
    EXPECT_NE(told({}).find("No layout that was tried reaches: ≥ 2 amulets of life saving. A thing "
                            "comes only of others of its class"),
              std::string::npos);
    EXPECT_EQ(nlohmann::json::parse(told({"--json"}))["unreached_goals"],
              nlohmann::json::parse(R"([{"object": "amulet of life saving", "at_least": 2}])"));
    EXPECT_EQ(run({"optimize", folder.write("all.polyplan", planText), "-o", out, "--rounds", "20"})
                  .out.find("reaches"),
              std::string::npos);
}

TEST(OptimizeCommand, TellsThatItsFiguresAreOfTheFirstZap) {
    const tests::TemporaryFolder folder;
    const std::string out = folder.path() + "/better.polyplan";
    std::string text = planText;
    const auto told = [&] {
        const std::string file = folder.write("plan.polyplan", text);
        return run({"optimize", file, "-o", out, "--rounds", "1"}).err;
    };
    EXPECT_EQ(told().find("zaps"), std::string::npos) << told();
    text.insert(text.find(R"("line")"), R"("zaps": 2, )");
    EXPECT_NE(told().find("polyplan: the figures are for the first of 2 zaps\n"), std::string::npos)
        << told();
}

TEST(OptimizeCommand, WritesNoPlanUnderAPicturesName) {
    const tests::TemporaryFolder folder;
    const std::string file = folder.write("plan.polyplan", planText);
    const std::string out = folder.path() + "/better.PNG";
    const Outcome outcome = run({"optimize", file, "--output", out, "--rounds", "1"});
    EXPECT_EQ(outcome.status, requestNotMet);
    EXPECT_EQ(outcome.err, out + ": is the name of a picture; a plan's ends in .polyplan\n");
    EXPECT_FALSE(std::filesystem::exists(out));
    const Outcome text = run({"optimize", file, "-o", folder.path() + "/o.txt", "--rounds", "1"});
    EXPECT_EQ(text.status, requestNotMet);
    EXPECT_NE(text.err.find("another kind of file"), std::string::npos) << text.err;
}

TEST(OptimizeCommand, GivesTheSameBytesForTheSameSeed) {
    const tests::TemporaryFolder folder;
    const std::string file = folder.write("plan.polyplan", planText);
    const std::string one = folder.path() + "/one.polyplan";
    const std::string two = folder.path() + "/two.polyplan";
    for (const std::string& out : {one, two}) {
        EXPECT_EQ(run({"optimize", file, "-o", out, "--rounds", "60", "--seed", "5"}).status, done);
    }
    EXPECT_EQ(contentsOf(one), contentsOf(two));
}

TEST(OptimizeCommand, SaysWhyItCanNot) {
    const tests::TemporaryFolder folder;
    const std::string file = folder.write("plan.polyplan", planText);
    const std::string out = folder.path() + "/out.polyplan";
    const auto errorOf = [&](std::vector<std::string> options) {
        options.insert(options.begin(), {"optimize", file, "-o", out});
        const Outcome outcome = run(options);
        EXPECT_EQ(outcome.status, requestNotMet);
        EXPECT_FALSE(std::filesystem::exists(out));
        return outcome.err;
    };
    EXPECT_NE(errorOf({"--strategy", "nobody"}).find("\"nobody\""), std::string::npos);
    EXPECT_NE(errorOf({"--squares", "7-1"}).find("no range of squares"), std::string::npos);
    EXPECT_NE(errorOf({"--squares", "0-100"}).find("no range of squares"), std::string::npos);
    EXPECT_NE(errorOf({"--strategy", "dips"}).find("dipped by itself"), std::string::npos);
    EXPECT_EQ(run({"optimize", file}).status, wrongUsage);
    EXPECT_EQ(run({"optimize", file, "-o", out, "--rounds", "0"}).status, wrongUsage);
}

}  // namespace
}  // namespace polyplan::app
