#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

#include "tests/app/outcome.h"
#include "tests/app/temporary_folder.h"

namespace polyplan::app {
namespace {

using HeartbeatJson = nlohmann::json;

const std::filesystem::path heartbeatCases = POLYPLAN_SOURCE_DIR "/tests/oracle/heartbeat";

TEST(HeartbeatCommand, AnswersEveryRecordedCase) {
    int cases = 0;
    for (const auto& entry : std::filesystem::directory_iterator(heartbeatCases)) {
        if (entry.path().extension() != ".json") {
            continue;
        }
        std::ifstream in(entry.path());
        const HeartbeatJson record = HeartbeatJson::parse(in);
        tests::TemporaryFolder folder;
        const std::string file = folder.write("request.json", record["request"].dump());
        const Outcome outcome = run({"heartbeat", file, "--json"});
        EXPECT_EQ(outcome.err, "") << entry.path();
        ASSERT_EQ(outcome.status, done) << entry.path();
        const HeartbeatJson answer = HeartbeatJson::parse(outcome.out);
        EXPECT_EQ(answer["method"], "exact");
        for (const auto& [path, expected] : record["expected"].items()) {
            // timeline.I.hp.mean: those of plain members.
            std::string pointer = "/" + path;
            std::replace(pointer.begin(), pointer.end(), '.', '/');
            const HeartbeatJson::json_pointer at(pointer);
            if (path.find("events") == std::string::npos && expected.is_number() &&
                answer.contains(at)) {
                EXPECT_NEAR(answer[at].get<double>(), expected.get<double>(),
                            record["tolerance"].get<double>())
                    << path;
                ++cases;
            }
        }
    }
    EXPECT_GE(cases, 50);
}

TEST(HeartbeatCommand, TakesMembersAsOptionsWhichWin) {
    tests::TemporaryFolder folder;
    const std::string file = folder.write(
        "request.json", R"({"creature": {"max_hp": 20, "food": 400}, "heartbeats": 9})");
    const Outcome outcome =
        run({"heartbeat", file, "--creature.max_hp", "90", "--creature.dress", "fighter,cleric",
             "--square.terrain", "LAVA", "--square.no_teleport", "--heartbeats", "2", "--json"});
    EXPECT_EQ(outcome.err, "");
    const HeartbeatJson answer = HeartbeatJson::parse(outcome.out);
    EXPECT_EQ(answer["timeline"].size(), 2U);
    EXPECT_EQ(answer["timeline"][0]["alive"], 1);
    EXPECT_NEAR(answer["timeline"][0]["hp"]["mean"].get<double>(), 74.5, 1e-9);
}

TEST(HeartbeatCommand, ShowsATableForPeople) {
    const Outcome outcome = run({"heartbeat", "--creature.max_hp", "30", "--creature.food", "90",
                                 "--square.terrain", "LAVA", "--heartbeats", "5"});
    EXPECT_EQ(outcome.status, done);
    for (const char* part : {"adventurer", "alive after 5 heartbeats", "after 1⅔ turns", "lava",
                             "aflame", " −", " HP", "5 to 95 %", "Step by step",
                             "creature.cpp doHeartbeat()", "≠ The wiki has lava burn for 3d6+6"}) {
        EXPECT_NE(outcome.out.find(part), std::string::npos) << part << '\n' << outcome.out;
    }
}

TEST(HeartbeatCommand, TellsHowManyTurnsHeartbeatsAre) {
    const Outcome outcome = run(
        {"heartbeat", "--creature.max_hp", "30", "--square.terrain", "LAVA", "--heartbeats", "12"});
    for (const char* part : {"after 4 turns", "1.321 heartbeats  about ⅓ of a turn"}) {
        EXPECT_NE(outcome.out.find(part), std::string::npos) << part << '\n' << outcome.out;
    }
}

TEST(HeartbeatCommand, SpeaksOfIntrinsicsInWordsButForJson) {
    tests::TemporaryFolder folder;
    const std::string file =
        folder.write("request.json", R"({"creature": {"max_hp": 50, "intrinsics": [
            {"name": "POISON_MILD", "beats": 2}, {"name": "TELEPORT", "beats": 40}]},
            "heartbeats": 3})");
    const std::string table = run({"heartbeat", file}).out;
    for (const char* part : {"expires: mild poison", "teleport"}) {
        EXPECT_NE(table.find(part), std::string::npos) << part << '\n' << table;
    }
    for (const char* id : {"POISON_MILD", "TELEPORT"}) {
        EXPECT_EQ(table.find(id), std::string::npos) << id << '\n' << table;
        EXPECT_NE(run({"heartbeat", file, "--json"}).out.find(id), std::string::npos) << id;
    }
}

TEST(HeartbeatCommand, TakesTheWordsOfTheWindow) {
    const std::vector<std::string> most = {"--creature.max_hp", "30", "--json"};
    const auto answer = [&most](const char* creature, const char* square, const char* smoke) {
        std::vector<std::string> arguments = {
            "heartbeat", "--creature.definition", creature, "--square.terrain",
            square,      "--square.smoke",        smoke};
        arguments.insert(arguments.end(), most.begin(), most.end());
        return run(arguments);
    };
    const Outcome byIds = answer("GREENDRAGON", "FORESTFIRE", "ACID");
    ASSERT_EQ(byIds.status, done) << byIds.err;
    EXPECT_EQ(answer("Green dragon", "Forest Fire", "acidic SMOKE").out, byIds.out);
    const Outcome wrong = answer("green dragon", "mud", "fog");
    EXPECT_EQ(wrong.status, requestNotMet);
    EXPECT_EQ(wrong.out, "");
    EXPECT_NE(wrong.err.find("--square.smoke: \"fog\" is none of NONE, SMOKE, STEAM, "
                             "POISON, ACID, nor of clear air, smoke, "),
              std::string::npos)
        << wrong.err;
    const Outcome square = answer("green dragon", "quagmire", "smoke");
    EXPECT_EQ(square.status, requestNotMet);
    EXPECT_NE(square.err.find("--square.terrain: \"quagmire\" is no square of "
                              "POWDER; allowed are \"empty\", "),
              std::string::npos)
        << square.err;
    EXPECT_NE(run({"heartbeat", "--help"}).out.find("\"floor, spiked pit\""), std::string::npos);
}

TEST(HeartbeatCommand, NamesFaultsAndAnswersNothing) {
    const Outcome outcome = run({"heartbeat", "--creature.max_hp", "0", "--json"});
    EXPECT_EQ(outcome.status, requestNotMet);
    EXPECT_EQ(outcome.out, "");
    EXPECT_NE(outcome.err.find("--creature.max_hp: 0 is no whole number from 1 to 9,999"),
              std::string::npos)
        << outcome.err;
    EXPECT_EQ(run({"heartbeat", "--creature.hat", "3"}).status, wrongUsage);
}

TEST(HeartbeatCommand, TellsWhatIsRequired) {
    const Outcome bare = run({"heartbeat"});
    EXPECT_EQ(bare.status, requestNotMet);
    EXPECT_EQ(bare.err, "--creature.max_hp: /creature: is missing, and is required\n");
    const std::string help = run({"heartbeat", "--help"}).out;
    EXPECT_NE(help.find("Required. Most hit points: 1 to 9,999"), std::string::npos) << help;
    EXPECT_EQ(help.find("Required."), help.rfind("Required.")) << help;
}

}  // namespace
}  // namespace polyplan::app
