#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "core/oangband/evaluate.h"
#include "core/plan/damage_reader.h"
#include "tests/core/support/catalogues.h"
#include "tests/oracle/comparison.h"

namespace polyplan::testing {
namespace {

using plan::Json;

const std::filesystem::path folder = POLYPLAN_SOURCE_DIR "/tests/oracle/oangband";

std::vector<std::string> projectionNames() {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        names.push_back(entry.path().stem());
    }
    std::sort(names.begin(), names.end());
    return names;
}

Json readProjection(const std::string& name) {
    std::ifstream in(folder / (name + ".json"));
    return Json::parse(in);
}

oangband::Answer answerTo(const Json& record) {
    const auto request = plan::readDamageRequest(record, tests::catalogues());
    const auto scene =
        oangband::Scene::of(std::get<oangband::Request>(request), tests::catalogues().oangband());
    return evaluate(std::get<oangband::Scene>(scene));
}

std::map<std::string, double> byName(const oangband::Odds& odds) {
    std::map<std::string, double> table;
    for (const auto& [value, probability] : odds) {
        table[std::to_string(value)] = probability;
    }
    return table;
}

class RecordedProjection : public ::testing::TestWithParam<std::string> {
  protected:
    /// Every key that was seen or foretold.
    void compareTable(const std::string& name, const std::map<std::string, double>& odds) {
        const Json& counts = record_["observed"][name];
        std::set<std::string> keys;
        for (const auto& [key, count] : counts.items()) {
            keys.insert(key);
        }
        for (const auto& [key, probability] : odds) {
            keys.insert(key);
        }
        for (const std::string& key : keys) {
            const auto found = odds.find(key);
            comparison_.probability(std::string(name).append(" ").append(key),
                                    found == odds.end() ? 0.0 : found->second,
                                    counts.value(key, std::int64_t{0}), trials());
        }
    }

    void compareSingle(const std::string& name, double probability) {
        comparison_.probability(name, probability, record_["observed"][name].get<std::int64_t>(),
                                trials());
    }

    std::int64_t trials() const { return record_["trials"].get<std::int64_t>(); }

    Json record_ = readProjection(GetParam());
    Comparison comparison_;
};

TEST_P(RecordedProjection, HappensInTheExactOddsAsOften) {
    const oangband::Answer answer = answerTo(record_);
    compareTable("damage_dealt", byName(answer.damageDealt));
    compareTable("stunned", byName(answer.stunned));
    compareTable("confused", byName(answer.confused));
    compareTable("afraid", byName(answer.afraid));
    compareTable("held", byName(answer.held));
    compareTable("teleported_distance", byName(answer.teleportedDistance));
    compareTable("terrain_after", {answer.terrainAfter.begin(), answer.terrainAfter.end()});
    compareSingle("slept", answer.slept);
    compareSingle("slowed", answer.slowed);
    compareSingle("polymorphed", answer.polymorphed);
    compareSingle("killed", answer.killed);
    compareSingle("moved", answer.moved);
    EXPECT_TRUE(comparison_.deviations().empty()) << comparison_.report();
    EXPECT_GE(comparison_.cells(), 7U);
}

std::string testName(const ::testing::TestParamInfo<std::string>& record) {
    std::string name = "Case" + record.param;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Recorded, RecordedProjection, ::testing::ValuesIn(projectionNames()),
                         testName);

TEST(RecordedProjections, AreAllThere) {
    EXPECT_EQ(projectionNames().size(), 15U);
}

}  // namespace
}  // namespace polyplan::testing
