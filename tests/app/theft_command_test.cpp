#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "core/nethack/theft/remedies.h"
#include "tests/app/outcome.h"

namespace polyplan::app {
namespace {

using TheftJson = nlohmann::json;

/// What stands at "by_turn.0.by_item.bell"; 0 where a table has no such key.
TheftJson figureAt(TheftJson answer, const std::string& path) {
    std::istringstream steps(path);
    for (std::string step; std::getline(steps, step, '.');) {
        answer = answer.is_array() ? TheftJson(answer.at(std::stoul(step)))
                                   : TheftJson(answer.value(step, TheftJson(0)));
    }
    return answer;
}

TEST(TheftCommand, AnswersEveryRecordedCaseAlike) {
    int cases = 0;
    for (const auto& entry :
         std::filesystem::directory_iterator(POLYPLAN_SOURCE_DIR "/tests/oracle/theft")) {
        if (entry.path().extension() != ".json") {
            continue;
        }
        std::ifstream in(entry.path());
        const TheftJson record = TheftJson::parse(in);
        const Outcome outcome = run({"theft", "-", "--json"}, record["request"].dump());
        ASSERT_EQ(outcome.status, done) << entry.path() << outcome.err;
        const TheftJson answer = TheftJson::parse(outcome.out);
        for (const auto& [path, expected] : record["expected"].items()) {
            const TheftJson found = figureAt(answer, path);
            if (expected.is_number()) {
                EXPECT_NEAR(found.get<double>(), expected.get<double>(),
                            record["tolerance"].get<double>())
                    << entry.path() << path;
            } else {
                EXPECT_EQ(found, expected) << entry.path() << path;
            }
        }
        ++cases;
    }
    EXPECT_EQ(cases, 6);
}

TEST(TheftCommand, AnOptionTakesThePlaceOfWhatItExcludes) {
    const char* byTurns = R"({"monster": "Wizard of Yendor", "turns": 50,
                              "inventory": [{"kind": "Amulet of Yendor"}]})";
    const Outcome outcome = run({"theft", "-", "--hits", "5", "--json"}, byTurns);
    EXPECT_EQ(outcome.err, "");
    EXPECT_TRUE(TheftJson::parse(outcome.out).contains("by_hit"));
    const Outcome both = run({"theft", "-", "--hits", "5", "--turns", "3"}, byTurns);
    EXPECT_EQ(both.status, requestNotMet);
    EXPECT_NE(both.err.find("exactly one of the two is allowed"), std::string::npos) << both.err;
}

TEST(TheftCommand, TakesAMonsterInAnyLetterCase) {
    const Outcome outcome = run({"theft", "--monster", "lord surtur", "--turns", "5"});
    EXPECT_EQ(outcome.err, "");
    EXPECT_TRUE(outcome.out.starts_with("Lord Surtur")) << outcome.out;
}

TEST(TheftCommand, TakesMembersAsOptionsWhichWin) {
    const Outcome outcome = run(
        {"theft", "-", "--armor_class", "-20", "--turns", "2", "--conditions", "helpless,riding",
         "--monster_conditions", "slow", "--level_forbids_teleport", "--json"},
        R"({"monster": "Wizard of Yendor", "turns": 9, "inventory": [{"kind": "bell"}]})");
    EXPECT_EQ(outcome.err, "");
    const TheftJson answer = TheftJson::parse(outcome.out);
    EXPECT_EQ(answer["game"], "nethack-3.6.7");
    EXPECT_EQ(answer["monster_speed"], 8);
    EXPECT_EQ(answer["by_turn"].size(), 2U);
    EXPECT_EQ(answer["afterwards"]["teleports"], false);
    EXPECT_EQ(answer["expected_turns"], nullptr);
}

TEST(TheftCommand, ShowsATableForPeople) {
    const Outcome outcome = run(
        {"theft", "-", "--turns", "50", "--armor_class", "-20", "--monster", "Wizard of Yendor"},
        R"({"inventory": [{"kind": "quest artifact"}, {"kind": "Amulet of Yendor"},
                          {"kind": "fake Amulet"}, {"kind": "fake Amulet"},
                          {"kind": "other", "in_container": true}]})");
    EXPECT_EQ(outcome.err, "");
    for (const char* part :
         {"Wizard of Yendor (NetHack 3.6.7) · armor class -20 · 50 turns · exact",
          "Gone by turn 50", "Amulet of Yendor", "What to do about it",
          "; but Amulet of Yendor: ", "up stairs", "safe: this thief knows an imitation",
          "mhitu.c hitmu()", "≠ The wiki has", "99.75 %"}) {
        EXPECT_NE(outcome.out.find(part), std::string::npos) << part << '\n' << outcome.out;
    }
}

TEST(TheftCommand, SaysHowSureItsFiguresAre) {
    const Outcome outcome =
        run({"theft", "-", "--turns", "5", "--monster", "Legion", "--game", "dnethack"},
            R"({"inventory": [{"kind": "Amulet of Yendor"}]})");
    EXPECT_EQ(outcome.err, "");
    for (const char* part :
         {" · 5 turns · rules in part\n", "  What is supposed\n    dNetHack has"}) {
        EXPECT_NE(outcome.out.find(part), std::string::npos) << part << '\n' << outcome.out;
    }
    EXPECT_EQ(outcome.out.find("≠ dNetHack has"), std::string::npos) << outcome.out;
}

TEST(TheftCommand, SaysWhyNothingGoes) {
    const std::string why = "    " + std::string(nethack::theft::nothingToDo) + '\n';
    const Outcome bare = run({"theft", "--monster", "Wizard of Yendor", "--turns", "5"});
    EXPECT_EQ(bare.status, done) << bare.err;
    EXPECT_NE(bare.out.find(why), std::string::npos) << bare.out;
    const Outcome carrying = run({"theft", "-", "--monster", "Wizard of Yendor", "--turns", "5"},
                                 R"({"inventory": [{"kind": "Amulet of Yendor"}]})");
    EXPECT_EQ(carrying.out.find(why), std::string::npos) << carrying.out;
    EXPECT_NE(run({"theft", "--help"}).out.find("inventory, is such an array"), std::string::npos);
}

TEST(TheftCommand, HelpsWithARequestThatRuns) {
    const std::string help = run({"theft", "--help"}).out;
    const std::size_t start = help.find('{');
    ASSERT_NE(start, std::string::npos) << help;
    const Outcome outcome = run({"theft", "-"}, help.substr(start));
    EXPECT_EQ(outcome.status, done) << outcome.err;
    EXPECT_NE(outcome.out.find("Amulet of Yendor"), std::string::npos) << outcome.out;
    EXPECT_NE(help.find("Required. Who steals"), std::string::npos) << help;
}

TEST(TheftCommand, TakesNamesWithBlanksRoundThem) {
    const auto answer = [](const char* conditions) {
        return run({"theft", "--monster", "Wizard of Yendor", "--turns", "5", "--conditions",
                    conditions, "--json"});
    };
    const Outcome wide = answer(" helpless,  riding ");
    EXPECT_EQ(wide.status, done) << wide.err;
    EXPECT_EQ(wide.out, answer("helpless,riding").out);
}

TEST(TheftCommand, NamesFaultsAndAnswersNothing) {
    const Outcome outcome = run({"theft", "--monster", "newt", "--turns", "0", "--json"});
    EXPECT_EQ(outcome.status, requestNotMet);
    EXPECT_EQ(outcome.out, "");
    EXPECT_NE(outcome.err.find("--monster: \"newt\" is no thief of NetHack 3.6.7"),
              std::string::npos);
    EXPECT_NE(outcome.err.find("--turns: 0 is no whole number from 1 to 10,000"),
              std::string::npos);
    EXPECT_EQ(run({"theft", "--inventory", "bell"}).status, wrongUsage);
}

TEST(TheftCommand, NamesAWayThatTakesAPlanOfThefts) {
    const std::string file = POLYPLAN_SOURCE_DIR "/resources/examples/up-with-the-amulet.polyplan";
    const Outcome outcome = run({"compare", file});
    EXPECT_EQ(outcome.status, done) << outcome.err;
    EXPECT_NE(outcome.out.find("something is gone"), std::string::npos) << outcome.out;
}

TEST(TheftCommand, SaysThatAPlanIsNoRequest) {
    for (const std::string file :
         {POLYPLAN_SOURCE_DIR "/resources/examples/up-with-the-amulet.polyplan",
          POLYPLAN_SOURCE_DIR "/tests/fuzz/seeds/picture_fuzz/text.png"}) {
        for (const char* command : {"theft", "engrave", "damage", "heartbeat"}) {
            const Outcome outcome = run({command, file});
            EXPECT_EQ(outcome.status, requestNotMet);
            EXPECT_EQ(outcome.out, "");
            EXPECT_EQ(std::ranges::count(outcome.err, '\n'), 1) << outcome.err;
            EXPECT_TRUE(outcome.err.starts_with(file + ": this is a plan: use `polyplan compare`"))
                << outcome.err;
        }
    }
}

}  // namespace
}  // namespace polyplan::app
