#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>

#include "core/json/json_tree.h"
#include "core/oangband/evaluate.h"
#include "core/oangband/simulator.h"
#include "core/plan/damage_reader.h"
#include "tests/core/support/catalogues.h"
#include "tests/oracle/comparison.h"
#include "tests/oracle/record_names.h"

namespace polyplan::testing {
namespace {

const std::filesystem::path folder = POLYPLAN_SOURCE_DIR "/tests/oracle/oangband";

std::vector<std::string> projectionNames() {
    return recordNamesIn(folder);
}

Json readProjection(const std::string& name) {
    std::ifstream in(folder / (name + ".json"));
    return Json::parse(in);
}

oangband::Scene sceneOf(const Json& record) {
    const auto request = plan::readDamageRequest(record, tests::catalogues());
    return std::get<oangband::Scene>(
        oangband::Scene::of(std::get<oangband::Request>(request), tests::catalogues().oangband()));
}

using Table = std::map<std::string, double>;

/// What an engine says of the figures that were recorded.
struct Foretold {
    std::map<std::string, Table> tables;
    Table singles;
    double samples = 0;  ///< that it rests on; 0: exact
};

Table byName(const oangband::Odds& odds) {
    Table table;
    for (const auto& [value, probability] : odds) {
        table[std::to_string(value)] = probability;
    }
    return table;
}

Foretold foretold(const oangband::Answer& answer) {
    return {.tables = {{"damage_dealt", byName(answer.damageDealt)},
                       {"stunned", byName(answer.stunned)},
                       {"confused", byName(answer.confused)},
                       {"afraid", byName(answer.afraid)},
                       {"held", byName(answer.held)},
                       {"teleported_distance", byName(answer.teleportedDistance)},
                       {"terrain_after", {answer.terrainAfter.begin(), answer.terrainAfter.end()}}},
            .singles = {{"slept", answer.slept},
                        {"slowed", answer.slowed},
                        {"polymorphed", answer.polymorphed},
                        {"killed", answer.killed},
                        {"moved", answer.moved}}};
}

Foretold foretold(const oangband::Frequencies& counted) {
    const auto share = [&counted](std::int64_t count) {
        return static_cast<double>(count) / static_cast<double>(counted.trials);
    };
    const auto shares = [&share](const oangband::Frequencies::Table& counts) {
        Table table;
        for (const auto& [value, count] : counts) {
            table[std::to_string(value)] = share(count);
        }
        return table;
    };
    Table terrains;
    for (const auto& [terrain, count] : counted.terrainAfter) {
        terrains[terrain] = share(count);
    }
    return {.tables = {{"damage_dealt", shares(counted.damageDealt)},
                       {"stunned", shares(counted.stunned)},
                       {"confused", shares(counted.confused)},
                       {"afraid", shares(counted.afraid)},
                       {"held", shares(counted.held)},
                       {"teleported_distance", shares(counted.teleportedDistance)},
                       {"terrain_after", terrains}},
            .singles = {{"slept", share(counted.slept)},
                        {"slowed", share(counted.slowed)},
                        {"polymorphed", share(counted.polymorphed)},
                        {"killed", share(counted.killed)},
                        {"moved", share(counted.moved)}},
            .samples = static_cast<double>(counted.trials)};
}

/// Every figure that was recorded or foretold.
Comparison compare(const Json& record, const Foretold& foretold) {
    const auto trials = record["trials"].get<std::int64_t>();
    const Json& observed = record["observed"];
    Comparison comparison;
    for (const auto& [name, odds] : foretold.tables) {
        Table all = odds;
        for (const auto& [key, count] : observed[name].items()) {
            all.try_emplace(key, 0.0);
        }
        for (const auto& [key, probability] : all) {
            comparison.probability(std::string(name).append(" ").append(key), probability,
                                   observed[name].value(key, std::int64_t{0}), trials,
                                   foretold.samples);
        }
    }
    for (const auto& [name, probability] : foretold.singles) {
        comparison.probability(name, probability, observed[name].get<std::int64_t>(), trials,
                               foretold.samples);
    }
    return comparison;
}

class RecordedProjection : public ::testing::TestWithParam<std::string> {
  protected:
    void expectAsOften(const Foretold& foretold) {
        const Comparison comparison = compare(record_, foretold);
        EXPECT_TRUE(comparison.deviations().empty()) << comparison.report();
        EXPECT_GE(comparison.cells(), 7U);
    }

    Json record_ = readProjection(GetParam());
    oangband::Scene scene_ = sceneOf(record_);
};

TEST_P(RecordedProjection, HappensInTheExactOddsAsOften) {
    expectAsOften(foretold(evaluate(scene_)));
}

TEST_P(RecordedProjection, HappensAsOftenWhenItIsRolled) {
    expectAsOften(foretold(oangband::simulate(scene_, 400'000, 1)));
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
