#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "core/plan/heartbeat_reader.h"
#include "core/powder/answer_json.h"
#include "core/powder/evaluate.h"
#include "tests/core/support/catalogues.h"
#include "tests/oracle/comparison.h"
#include "tests/oracle/heartbeat/random_heartbeats.h"

namespace polyplan::testing {
namespace {

using Json = nlohmann::json;

const std::filesystem::path folder = POLYPLAN_SOURCE_DIR "/tests/oracle/heartbeat";

std::vector<std::string> caseNames() {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() == ".json") {
            names.push_back(entry.path().stem());
        }
    }
    std::sort(names.begin(), names.end());
    return names;
}

Json readCase(const std::string& name) {
    std::ifstream in(folder / (name + ".json"));
    return Json::parse(in);
}

Json written(const powder::Answer& answer) {
    std::ostringstream out;
    JsonWriter json(out, JsonWriter::Layout::Compact);
    writeAnswer(json, answer);
    return Json::parse(out.str());
}

/// The member of a path's next part: a number counts from 0, "25:smoke" is the event of that step
/// and name. A key left out of a table, and an event that never happens, stand for 0.
Json memberAt(const Json& json, const std::string& part) {
    const std::size_t colon = part.find(':');
    if (json.is_array() && colon != std::string::npos) {
        for (const Json& event : json) {
            if (event["step"] == std::stoi(part) && event["what"] == part.substr(colon + 1)) {
                return event;
            }
        }
        return {{"probability", 0.0}, {"mean", 0.0}};
    }
    if (json.is_array()) {
        return json.at(std::stoul(part));
    }
    return json.contains(part) ? json[part] : Json(0.0);
}

/// Of a path: a dot within what an intrinsic or event is called does not occur.
Json at(Json json, const std::string& path) {
    std::istringstream parts(path);
    for (std::string part; std::getline(parts, part, '.');) {
        json = memberAt(json, part);
    }
    return json;
}

class RecordedHeartbeats : public ::testing::TestWithParam<std::string> {
  protected:
    powder::Answer answer(std::optional<Method> method) const {
        const auto request = plan::readHeartbeatRequest(
            polyplan::Json::parse(record_["request"].dump()), tests::catalogues());
        const powder::Scene scene = heartbeatScene(std::get<powder::Request>(request));
        return powder::evaluate(scene, {.method = method}).value();
    }

    Json record_ = readCase(GetParam());
};

TEST_P(RecordedHeartbeats, AreMetExactly) {
    const powder::Answer exact = answer(std::nullopt);
    ASSERT_EQ(exact.method, Method::Exact);
    const Json json = written(exact);
    const double tolerance = record_["tolerance"].get<double>();
    std::size_t compared = 0;
    for (const auto& [path, expected] : record_["expected"].items()) {
        const Json figure = at(json, path);
        if (expected.is_number()) {
            ASSERT_TRUE(figure.is_number()) << path << ": " << figure;
            EXPECT_NEAR(figure.get<double>(), expected.get<double>(), tolerance) << path;
        } else {
            EXPECT_EQ(figure, expected) << path;
        }
        ++compared;
    }
    EXPECT_GE(compared, 10U);
}

/// Five standard errors, as the recorded cases allow.
TEST_P(RecordedHeartbeats, AreMetWhenTheyAreRolled) {
    const Json json = written(answer(Method::Sampled));
    for (const auto& [path, expected] : record_["expected"].items()) {
        const bool ofBeat = path.starts_with("timeline.");
        const bool isQuantile =
            path.ends_with(".p05") || path.ends_with(".p50") || path.ends_with(".p95");
        if (!ofBeat || !expected.is_number() || isQuantile) {
            continue;
        }
        // timeline.I.MEMBER… or timeline.I.events.NAME.MEMBER
        const std::size_t beatEnd = path.find('.', std::string("timeline.").size());
        const std::size_t memberEnd = path.rfind('.');
        const bool ofEvent = path.find(".events.") != std::string::npos;
        const std::string owner = path.substr(0, ofEvent ? memberEnd : beatEnd);
        const std::string error = owner + ".standard_error" + path.substr(owner.size());
        const double allowed =
            record_["tolerance"].get<double>() + allowedSigma * at(json, error).get<double>();
        EXPECT_NEAR(at(json, path).get<double>(), expected.get<double>(), allowed) << path;
    }
}

std::string testName(const ::testing::TestParamInfo<std::string>& record) {
    std::string name = "Case" + record.param;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(All, RecordedHeartbeats, ::testing::ValuesIn(caseNames()), testName);

}  // namespace
}  // namespace polyplan::testing
