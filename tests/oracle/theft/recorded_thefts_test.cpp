#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "core/json/json_tree.h"
#include "core/nethack/theft/answer_json.h"
#include "core/nethack/theft/evaluate.h"
#include "core/nethack/theft/members.h"
#include "tests/core/support/catalogues.h"

namespace polyplan::testing {
namespace {

using namespace nethack::theft;
using nlohmann::json;

const std::filesystem::path theftFolder = POLYPLAN_SOURCE_DIR "/tests/oracle/theft";

std::vector<std::string> theftNames() {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(theftFolder)) {
        if (entry.path().extension() == ".json") {
            names.push_back(entry.path().stem());
        }
    }
    std::sort(names.begin(), names.end());
    return names;
}

json answerTo(const json& request) {
    FaultList faults;
    const std::optional<Json> read = parseJson(request.dump(), faults);
    const auto encounter = readEncounter(read.value(), tests::catalogues().thieves());
    std::ostringstream out;
    JsonWriter writer(out);
    writeAnswer(writer, evaluate(std::get<Encounter>(encounter)));
    return json::parse(out.str());
}

/// What stands at "by_turn.0.by_item.bell"; 0 where a table has no such key.
json at(const json& answer, const std::string& path) {
    json found = answer;
    std::istringstream steps(path);
    for (std::string step; std::getline(steps, step, '.');) {
        if (found.is_array()) {
            found = json(found.at(std::stoul(step)));
        } else {
            found = json(found.value(step, json(0)));
        }
    }
    return found;
}

class RecordedTheft : public ::testing::TestWithParam<std::string> {};

TEST_P(RecordedTheft, IsAnsweredAlike) {
    std::ifstream in(theftFolder / (GetParam() + ".json"));
    const json record = json::parse(in);
    const json answer = answerTo(record.at("request"));
    const double tolerance = record.at("tolerance");
    std::size_t figures = 0;
    for (const auto& [path, expected] : record.at("expected").items()) {
        const json found = at(answer, path);
        if (expected.is_number()) {
            ASSERT_TRUE(found.is_number()) << path << ": " << found;
            EXPECT_NEAR(found.get<double>(), expected.get<double>(), tolerance) << path;
        } else {
            EXPECT_EQ(found, expected) << path;
        }
        ++figures;
    }
    EXPECT_GE(figures, 15U);
}

std::string theftName(const ::testing::TestParamInfo<std::string>& record) {
    std::string name = "Case_" + record.param;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Recorded, RecordedTheft, ::testing::ValuesIn(theftNames()), theftName);

TEST(RecordedThefts, AreAllThere) {
    EXPECT_EQ(theftNames().size(), 6U);
}

}  // namespace
}  // namespace polyplan::testing
