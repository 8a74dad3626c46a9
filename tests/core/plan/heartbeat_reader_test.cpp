#include "core/plan/heartbeat_reader.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <sstream>

#include "core/json/json_tree.h"
#include "core/powder/evaluate.h"
#include "core/powder/members.h"
#include "core/powder/report.h"
#include "tests/core/support/catalogues.h"

namespace polyplan::plan {
namespace {

Json soundHeartbeat() {
    return Json::parse(R"({
      "game": "powder",
      "creature": {
        "definition": "AVATAR", "max_hp": 20, "hp": 12, "max_mp": 8, "food": 90,
        "intrinsics": [{"name": "POISON_MILD", "beats": 4}, {"name": "NOISY", "beats": null}],
        "worn": [{"slot": "left ring", "item": "ring of regeneration", "gives": ["REGENERATION"]}],
        "dress": ["wizard"]
      },
      "square": {"terrain": "LAVA", "smoke": "SMOKE"},
      "noise_makers": [{"noise": [2, 2], "distance": 1}],
      "listeners": [{"distance": 2, "tired": true}],
      "heartbeats": 4
    })");
}

std::vector<Fault> heartbeatFaults(const Json& request) {
    const auto read = readHeartbeatRequest(request, tests::catalogues());
    const auto* faults = std::get_if<std::vector<Fault>>(&read);
    return faults == nullptr ? std::vector<Fault>() : *faults;
}

powder::Request soundRequest(const Json& json) {
    return std::get<powder::Request>(readHeartbeatRequest(json, tests::catalogues()));
}

struct HeartbeatCase {
    const char* pointer;
    Json value;
    const char* message;
};

TEST(HeartbeatReader, NamesEveryFaultWhereItIs) {
    const std::string from1 = "0 is no whole number from 1 to ";
    const std::vector<HeartbeatCase> cases = {
        {"/game", "nethack-3.7", R"("nethack-3.7" has no heartbeats; powder is allowed)"},
        {"/creature/definition", "GREENDRAGN",
         R"("GREENDRAGN" is no creature of POWDER; did you mean "GREENDRAGON"?)"},
        {"/creature/is_avatar", 1, "1 is neither true nor false"},
        {"/creature/max_hp", 10'000, "10000 is no whole number from 1 to 9,999"},
        {"/creature/hp", 21, "21 is more than max_hp, 20"},
        {"/creature/mp", 9, "9 is more than max_mp, 8"},
        {"/creature/food", 1.5, "1.5 is no whole number from 0 to 10,000"},
        {"/creature/intrinsics/0/name", "REGENERATOIN",
         R"("REGENERATOIN" is no intrinsic of POWDER that a heartbeat asks for; did you mean )"
         R"("REGENERATION"?)"},
        {"/creature/intrinsics/0/beats", 0, "0 is no whole number from 1 to 100,000"},
        {"/creature/intrinsics/0/source", "item", R"("item" has no beats; only "timed" runs out)"},
        {"/creature/intrinsics/1/source", "timed", R"("timed" needs its beats)"},
        {"/creature/worn/0/slot", "neck",
         R"("neck" is none of head, amulet, left ring, right ring, body, main hand, off hand, feet)"},
        {"/creature/worn/0/enchantment", 128, "128 is no whole number from -127 to 127"},
        {"/creature/worn/0/gives/0", 3, "3 is no text"},
        {"/creature/worn/1", {{"slot", "left ring"}}, ""},
        {"/creature/dress/0", "thief",
         R"("thief" is none of fighter, wizard, cleric, ranger, necromancer, barbarian)"},
        {"/creature/hat", 1, ""},
        {"/square/terrain", "LAVVA", R"("LAVVA" is no square of POWDER; did you mean "LAVA"?)"},
        {"/square/smoke", "FOG",
         R"("FOG" is none of NONE, SMOKE, STEAM, POISON, ACID, nor of clear air, smoke, steam, )"
         R"(poison gas, acidic smoke)"},
        {"/square/smoke", nullptr, ""},
        {"/square/terrain", "spiked",
         R"("spiked" is no square of POWDER; did you mean )"
         R"("floor, spiked pit" or "corridor, spiked pit" or "floor, hidden spiked pit"?)"},
        {"/square/wind", "west", R"("west" is none of none, calm, directed)"},
        {"/noise_makers/0/noise", 251, "251 is no whole number from 0 to 250"},
        {"/noise_makers/0/noise/1", "loud", R"("loud" is no whole number from 0 to 250)"},
        {"/noise_makers/0/distance", -1, "-1 is no whole number from 0 to 1,000"},
        {"/listeners/0/tired", "yes", R"("yes" is neither true nor false)"},
        {"/start_count", 0, "0 is no whole number from 1 to 1,000,000,000"},
        {"/heartbeats", 10'001, "10001 is no whole number from 1 to 10,000"},
        {"/master_dressed_cleric", 0, "0 is neither true nor false"},
    };
    EXPECT_TRUE(heartbeatFaults(soundHeartbeat()).empty());
    for (const auto& [pointer, value, message] : cases) {
        Json request = soundHeartbeat();
        request[Json::json_pointer(pointer)] = value;
        const std::vector<Fault> faults = heartbeatFaults(request);
        ASSERT_EQ(faults.size(), 1U) << pointer;
        EXPECT_TRUE(faults[0].pointer.starts_with(pointer)) << faults[0].pointer;
        if (*message != '\0') {
            EXPECT_EQ(faults[0].message, message);
        }
    }
}

TEST(HeartbeatReader, AsksForTheCreatureAndItsHitPoints) {
    EXPECT_EQ(heartbeatFaults(Json::object()),
              (std::vector<Fault>{{"/creature", "is missing, and is required"}}));
    EXPECT_EQ(heartbeatFaults(Json::parse(R"({"creature": {}})")),
              (std::vector<Fault>{{"/creature/max_hp", "is missing, and is required"}}));
}

TEST(HeartbeatReader, ListsWhatIsAllowedWhereNothingIsNear) {
    for (const auto& [pointer, some] :
         {std::pair("/square/terrain", R"(allowed are "empty", "stone wall", )"),
          std::pair("/creature/definition", R"(allowed are "adventurer", "green dragon", )"),
          std::pair("/creature/intrinsics/0/name", R"(allowed are "asleep", "tired", )")}) {
        Json request = soundHeartbeat();
        request[Json::json_pointer(pointer)] = "zzzzzzzzzz";
        const std::vector<Fault> faults = heartbeatFaults(request);
        ASSERT_EQ(faults.size(), 1U) << pointer;
        EXPECT_NE(faults[0].message.find(some), std::string::npos) << faults[0].message;
    }
}

TEST(HeartbeatReader, TakesTheWordsOfTheWindowForIds) {
    Json request = soundHeartbeat();
    request["creature"]["definition"] = "GREENDRAGON";
    request["creature"]["worn"][0]["gives"] = {"REGENERATION", "RESISTFIRE"};
    request["square"] = {{"terrain", "FLOORSPIKEDPIT"}, {"smoke", "POISON"}};
    const powder::Request byIds = soundRequest(request);
    request["creature"]["definition"] = "Green Dragon";
    request["creature"]["intrinsics"][0]["name"] = "mild Poison";
    request["creature"]["worn"][0]["gives"] = {"regeneration", "Fire resistance"};
    request["square"] = {{"terrain", "Floor, spiked pit"}, {"smoke", "Poison gas"}};
    EXPECT_EQ(soundRequest(request), byIds);
    request["square"] = {{"terrain", "floorspikedpit"}, {"smoke", "poison"}};
    EXPECT_EQ(soundRequest(request), byIds);
}

TEST(HeartbeatReader, TakesOneDressOrNoiseForAnArrayOfIt) {
    Json request = soundHeartbeat();
    const powder::Request inArrays = soundRequest(request);
    request["creature"]["dress"] = "wizard";
    EXPECT_EQ(soundRequest(request), inArrays);
    request["noise_makers"][0]["noise"] = 3;
    EXPECT_EQ(soundRequest(request).noiseMakers[0].noises, std::vector{3});
}

TEST(HeartbeatReader, WritesWhatItReads) {
    const powder::Request request = soundRequest(soundHeartbeat());
    std::ostringstream out;
    JsonWriter writer(out);
    writeMembers(writer, request, tablesOf(tests::catalogues()));
    EXPECT_EQ(soundRequest(Json::parse(out.str())), request);
}

TEST(HeartbeatReport, TellsFiguresSeriesStepsAndRemarks) {
    const powder::Request request = soundRequest(soundHeartbeat());
    const auto found = powder::Scene::of(request, tests::catalogues().powder());
    const auto& scene = std::get<powder::Scene>(found);
    const powder::Answer answer = *powder::evaluate(scene);
    const int telling = powder::tellingHeartbeat(answer);
    const Report report = powder::report(scene, answer, "heartbeat", telling);

    EXPECT_EQ(report.figure("heartbeat/alive")->value, answer.timeline.back().alive);
    EXPECT_EQ(report.figure("heartbeat/hp")->value.value, answer.timeline.back().hp->mean.value);
    std::set<std::string> ids;
    for (const Figure& figure : report.figures) {
        EXPECT_TRUE(ids.insert(figure.id).second) << figure.id;
        EXPECT_FALSE(figure.rule.empty()) << figure.id;
        EXPECT_FALSE(figure.source.empty()) << figure.id;
        EXPECT_NE(std::ranges::find(report.groups, figure.group), report.groups.end()) << figure.id;
    }
    const Series* hp = report.seriesOf("heartbeat/hp");
    ASSERT_NE(hp, nullptr);
    EXPECT_EQ(hp->band, Band::Quantiles);
    ASSERT_EQ(hp->points.size(), 5U);
    EXPECT_EQ(hp->points.front().value, 12.0);
    EXPECT_EQ(hp->points.back().low, answer.timeline.back().hp->p05);
    EXPECT_EQ(hp->points.back().high, answer.timeline.back().hp->p95);
    const Series* lava = report.seriesOf("heartbeat/event/29:lava");
    ASSERT_NE(lava, nullptr);
    EXPECT_EQ(lava->points.size(), 4U);
    EXPECT_DOUBLE_EQ(lava->points.front().value, 1.0);

    ASSERT_EQ(report.steps.size(), 36U);
    EXPECT_EQ(report.steps[28].text, "Square");
    const std::string lavaStep = worded(powder::stepsOf(scene, answer, 1)[28].value,
                                        [](double chance) { return std::to_string(chance); });
    EXPECT_NE(lavaStep.find("lava 1.000000, −12 HP"), std::string::npos) << lavaStep;
    EXPECT_TRUE(powder::stepsOf(scene, answer, 5).empty());
    EXPECT_TRUE(std::ranges::any_of(report.remarks, [](const Remark& remark) {
        return remark.kind == RemarkKind::Differs && remark.text.find("3d3+6") != std::string::npos;
    }));
}

TEST(HeartbeatReport, SpeaksToPeopleInWords) {
    Json json = soundHeartbeat();
    json.erase("square");
    json["creature"]["intrinsics"][0]["beats"] = 1;
    for (const char* name : {"TIRED", "ASLEEP", "POSSESSED", "TELEPORT", "STONING", "UNCHANGING"}) {
        json["creature"]["intrinsics"].push_back({{"name", name}, {"beats", 9}});
    }
    const powder::Request request = soundRequest(json);
    const auto found = powder::Scene::of(request, tests::catalogues().powder());
    const auto& scene = std::get<powder::Scene>(found);
    const powder::Answer answer = *powder::evaluate(scene);
    const Report report = powder::report(scene, answer, "heartbeat", 4);
    std::vector<std::string> texts;
    for (const Figure& figure : report.figures) {
        texts.insert(texts.end(), {figure.label, figure.detail, figure.text, figure.rule});
    }
    for (const Series& series : report.series) {
        texts.push_back(series.label);
    }
    for (const Remark& remark : report.remarks) {
        texts.push_back(remark.text);
    }
    for (const Step& step : report.steps) {
        texts.push_back(step.rule);
        texts.push_back(worded(step.value, [](double chance) { return std::to_string(chance); }));
    }
    for (const Table& table : report.tables) {
        for (const Column& column : table.columns) {
            texts.insert(texts.end(), {column.label, column.rule});
        }
    }
    for (const std::string_view name : powder::intrinsicNames()) {
        for (const std::string& text : texts) {
            EXPECT_EQ(text.find(name), std::string::npos) << text;
        }
    }
    ASSERT_NE(report.figure("heartbeat/intrinsic/TELEPORT"), nullptr);
    EXPECT_EQ(report.figure("heartbeat/intrinsic/TELEPORT")->label, "teleport");
    const Series* expired = report.seriesOf("heartbeat/event/15:expires: POISON_MILD");
    ASSERT_NE(expired, nullptr);
    EXPECT_EQ(expired->label, "expires: mild poison");
    EXPECT_TRUE(std::ranges::any_of(report.remarks, [](const Remark& remark) {
        return remark.text.starts_with("Not followed: possessed, the release");
    }));
}

TEST(HeartbeatReport, SaysThatAnItemIsNotWhatItsNameTells) {
    const auto remarksOn = [](const char* worn) {
        const powder::Request request = soundRequest(
            Json{{"creature", {{"max_hp", 20}, {"worn", Json::parse(worn)}}}, {"heartbeats", 2}});
        const auto found = powder::Scene::of(request, tests::catalogues().powder());
        const auto& scene = std::get<powder::Scene>(found);
        std::vector<std::string> texts;
        for (const Remark& remark :
             powder::report(scene, *powder::evaluate(scene), "heartbeat", 1).remarks) {
            if (remark.text.find("counts for no") != std::string::npos ||
                remark.text.find("is not of") != std::string::npos ||
                remark.text.find("for which no rule asks") != std::string::npos) {
                texts.push_back(remark.text);
            }
        }
        return texts;
    };
    EXPECT_EQ(remarksOn(R"([{"slot": "left ring", "item": "ring of regeneration"},
                            {"slot": "head", "item": "iron helm"}])"),
              std::vector<std::string>{"left ring: \"ring of regeneration\" counts for no "
                                       "regeneration unless that stands among what it gives."});
    EXPECT_TRUE(remarksOn(R"([{"slot": "left ring", "item": "ring of regeneration",
                               "gives": ["REGENERATION"]}])")
                    .empty());
    EXPECT_EQ(remarksOn(R"([{"slot": "main hand", "item": "Silver Sword"}])"),
              std::vector<std::string>{"main hand: \"Silver Sword\" is not of silver unless that "
                                       "stands as its material."});
    EXPECT_TRUE(remarksOn(R"([{"slot": "main hand", "item": "silver sword", "material": "silver"},
                      {"slot": "head", "item": "gold crown", "material": "Gold"}])")
                    .empty());
    EXPECT_EQ(remarksOn(R"([{"slot": "head", "item": "crown", "material": "golden"}])"),
              std::vector<std::string>{
                  "head: \"crown\" is of \"golden\", for which no rule asks: silver and gold are "
                  "the materials that count."});
}

/// Worked example 4 of the reference: the food clock of a new game.
TEST(HeartbeatReport, KeepsTheFoodClock) {
    const powder::Request request =
        soundRequest(Json::parse(R"({"creature": {"max_hp": 20}, "heartbeats": 1500})"));
    const auto found = powder::Scene::of(request, tests::catalogues().powder());
    const auto& scene = std::get<powder::Scene>(found);
    const Report report = powder::report(scene, *powder::evaluate(scene), "heartbeat", 1);
    EXPECT_EQ(report.figure("heartbeat/food_below/500")->value.value, 1001.0);
    EXPECT_EQ(report.figure("heartbeat/food_below/100")->value.value, 1401.0);
    EXPECT_EQ(report.figure("heartbeat/food_below/1")->value.value, 1500.0);
    EXPECT_EQ(report.figure("heartbeat/food_used")->value.value, 1.0);
}

TEST(HeartbeatReport, SaysOfWhomAnAverageIs) {
    const auto reportOf = [](int maxHp) {
        const powder::Request request = soundRequest(
            Json{{"creature", {{"max_hp", maxHp}, {"food", 101}, {"max_mp", 3}, {"mp", 0}}},
                 {"square", {{"terrain", "LAVA"}}},
                 {"heartbeats", 3}});
        const auto found = powder::Scene::of(request, tests::catalogues().powder());
        const auto& scene = std::get<powder::Scene>(found);
        return powder::report(scene, *powder::evaluate(scene), "heartbeat", 1);
    };
    const auto detail = [](const Report& report, const std::string& id) {
        const Figure* figure = report.figure("heartbeat/" + id);
        return figure == nullptr ? "no such figure" : figure->detail;
    };
    const Report dies = reportOf(30);
    EXPECT_TRUE(detail(dies, "hp").ends_with(", the dead count as 0")) << detail(dies, "hp");
    const Report lives = reportOf(500);
    for (const char* id : {"hp", "mp", "food", "food_below/100"}) {
        EXPECT_EQ(detail(lives, id).find("dead"), std::string::npos) << id;
        EXPECT_EQ(detail(lives, id).find("live"), std::string::npos) << id;
    }
    const Report some = reportOf(45);
    const double alive = some.figure("heartbeat/alive")->value.value;
    ASSERT_TRUE(alive > 0.0 && alive < 1.0) << alive;
    EXPECT_TRUE(detail(some, "food").ends_with(", of those alive")) << detail(some, "food");
    EXPECT_TRUE(detail(some, "mp").ends_with(", of those alive")) << detail(some, "mp");
}

TEST(HeartbeatReport, TellsFoodUsedWhileThereIsSome) {
    const auto reportOf = [](const char* creature) {
        const powder::Request request =
            soundRequest(Json{{"creature", Json::parse(creature)}, {"heartbeats", 100}});
        const auto found = powder::Scene::of(request, tests::catalogues().powder());
        const auto& scene = std::get<powder::Scene>(found);
        return powder::report(scene, *powder::evaluate(scene), "heartbeat", 1);
    };
    // 2 a heartbeat: 2 are left after the 29th, and nothing is used from the 31st on.
    const Report starves = reportOf(R"({"max_hp": 20, "food": 60, "worn": [
        {"slot": "left ring", "item": "ring of regeneration", "gives": ["REGENERATION"]}]})");
    const Figure* used = starves.figure("heartbeat/food_used");
    ASSERT_NE(used, nullptr);
    EXPECT_EQ(used->value.value, 2.0);
    EXPECT_EQ(used->label, "food used a heartbeat, while there is some");
    EXPECT_EQ(used->detail, "up to heartbeat 29, 2 before any healing");
    EXPECT_EQ(used->source, "creature.cpp doHeartbeat()");
    const Report eats = reportOf(R"({"max_hp": 20, "food": 1500})");
    EXPECT_EQ(eats.figure("heartbeat/food_used")->value.value, 1.0);
    EXPECT_EQ(eats.figure("heartbeat/food_used")->detail, "");
    EXPECT_EQ(reportOf(R"({"max_hp": 20, "food": 0})").figure("heartbeat/food_used"), nullptr);
}

}  // namespace
}  // namespace polyplan::plan
