#include "core/powder/answer_json.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>

#include "tests/core/powder/requests.h"

namespace polyplan::powder {
namespace {

using namespace polyplan::powder::testing;
using Json = nlohmann::json;

Json written(const Answer& answer) {
    std::ostringstream out;
    JsonWriter json(out);
    writeAnswer(json, answer);
    return Json::parse(out.str());
}

TEST(HeartbeatJson, ExactAnswerHasTheMembersOfTheFormat) {
    Request request = requestOf(3, 2);
    request.creature.intrinsics = {having(Intrinsic::Polymorph), having(Intrinsic::Unchanging),
                                   having(Intrinsic::Blind, 1)};
    request.listeners = {{.distance = 1}};
    request.creature.definition = "TROLL";
    EXPECT_EQ(written(answerTo(request)), Json::parse(R"json({
      "game": "powder", "method": "exact",
      "own_noise": {"2": 1.0},
      "listeners": [{"distance": 1, "tired": false, "woken": 0.03333333333333333}],
      "not_followed": ["what it turns into when it polymorphs: it is not followed any further (step 34)"],
      "timeline": [
        {"heartbeat": 1, "count": 1, "t": 1, "phase": "Normal",
         "alive": 1.0, "followed": 1.0, "polymorphed": 0.0, "reverted": 0.0, "departed": 0.0,
         "teleported_ever": 0.0, "asleep": 0.0,
         "intrinsics": {"UNCHANGING": 1.0, "REGENERATION": 1.0, "POLYMORPH": 1.0},
         "hp": {"mean": 3.0, "p05": 3, "p50": 3, "p95": 3, "distribution": {"3": 1.0}},
         "mp": {"mean": 0.0, "p05": 0, "p50": 0, "p95": 0},
         "food": {"mean": 1499.0, "p05": 1499, "p50": 1499, "p95": 1499},
         "events": [{"step": 15, "what": "expires: BLIND", "probability": 1.0, "mean": 0.0}]},
        {"heartbeat": 2, "count": 2, "t": 2, "phase": "Slow",
         "alive": 1.0, "followed": 1.0, "polymorphed": 0.0, "reverted": 0.0, "departed": 0.0,
         "teleported_ever": 0.0, "asleep": 0.0,
         "intrinsics": {"UNCHANGING": 1.0, "REGENERATION": 1.0, "POLYMORPH": 1.0},
         "hp": {"mean": 3.0, "p05": 3, "p50": 3, "p95": 3, "distribution": {"3": 1.0}},
         "mp": {"mean": 0.0, "p05": 0, "p50": 0, "p95": 0},
         "food": {"mean": 1498.0, "p05": 1498, "p50": 1498, "p95": 1498},
         "events": []}]
})json"));
}

TEST(HeartbeatJson, NamesIntrinsicsAsFilesDo) {
    Request request = requestOf(30, 1);
    request.creature.intrinsics = {having(Intrinsic::LichForm), having(Intrinsic::Search)};
    EXPECT_EQ(written(answerTo(request))["not_followed"],
              Json::parse(R"json(["SEARCH: what is found, and traps that it uncovers (step 23)",
                                  "LICHFORM: the change into a lich in place of death"])json"));
}

TEST(HeartbeatJson, WritesNullWhereNobodyIsLeft) {
    Request request = requestOf(3, 1);
    request.creature.intrinsics = {having(Intrinsic::Summoned, 1)};
    const Json departed = written(answerTo(request))["timeline"][0];
    EXPECT_EQ(departed["hp"], Json::parse(R"({"mean": null, "p05": null, "p50": null, "p95": null,
                                              "distribution": {}})"));
    EXPECT_EQ(departed["food"]["mean"], nullptr);
    request.creature.intrinsics = {having(Intrinsic::Stoning, 1)};
    const Json dead = written(answerTo(request))["timeline"][0];
    EXPECT_EQ(dead["hp"]["distribution"], Json::parse(R"({"0": 1.0})"));
    EXPECT_EQ(dead["hp"]["mean"], 0.0);
    EXPECT_EQ(dead["mp"]["mean"], nullptr);
}

TEST(HeartbeatJson, SampledAnswerCarriesItsErrors) {
    Request request = requestOf(30, 2);
    request.creature.intrinsics = {having(Intrinsic::Strangle)};
    const auto answer = evaluate(sceneOf(request), {.method = Method::Sampled, .samples = 2'000});
    const Json json = written(*answer);
    EXPECT_EQ(json["method"], "sampled");
    EXPECT_EQ(json["samples"], 2'000);
    EXPECT_EQ(json["seed"], 1);
    const Json& beat = json["timeline"][1];
    const Json& error = beat["standard_error"];
    for (const char* member : {"alive", "followed", "polymorphed", "reverted", "departed",
                               "teleported_ever", "asleep", "intrinsics", "hp", "mp", "food"}) {
        EXPECT_TRUE(error.contains(member)) << member;
    }
    EXPECT_FALSE(error["hp"].contains("p50"));
    EXPECT_GT(error["hp"]["mean"].get<double>(), 0.0);
    EXPECT_EQ(error["hp"]["distribution"].size(), beat["hp"]["distribution"].size());
    EXPECT_GT(error["intrinsics"]["STRANGLE"].get<double>(), 0.0);
    EXPECT_GT(beat["events"][0]["standard_error"]["mean"].get<double>(), 0.0);
}

}  // namespace
}  // namespace polyplan::powder
