#include "tests/oracle/series_record.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/oracle/record_names.h"

namespace polyplan::testing {
namespace {

using namespace polyplan::nethack;
using namespace polyplan::nethack::polypile;
using nlohmann::json;

const std::filesystem::path seriesFolder = POLYPLAN_SOURCE_DIR "/tests/oracle/series";

json readFile(const std::string& name) {
    std::ifstream file(seriesFolder / (name + ".json"));
    return json::parse(file);
}

RecordedSum readSum(const json& in, const std::string& what, const std::string& total) {
    return {.total = in.at(what + total), .squares = in.at(what + "_sum_of_squares").get<double>()};
}

Histogram<int> readCounts(const json& in) {
    Histogram<int> counts;
    for (const auto& [key, count] : in.items()) {
        counts[std::stoi(key)] = count;
    }
    return counts;
}

RecordedZap readZap(const json& in, const std::vector<ObjectIndex>& goalObjects,
                    const ObjectTable& table) {
    RecordedZap zap;
    zap.goals = in.at("goals").get<std::vector<std::int64_t>>();
    zap.allGoals = in.at("all_goals");
    zap.anyGoal = in.at("any_goal");
    zap.itemsLeft = readSum(in, "items_left", "_total");
    zap.stacksLeft = readSum(in, "stacks_left", "_total");
    zap.golems = readSum(in, "golems_formed", "");
    zap.shock = readSum(in, "lost_to_shock", "_total");
    zap.fused = readSum(in, "lost_by_fusing", "_total");
    zap.golem = readSum(in, "lost_to_golems", "_total");
    zap.collected.resize(goalObjects.size());
    for (const auto& [key, total] : in.at("collected_total").items()) {
        const auto place =
            std::find(goalObjects.begin(), goalObjects.end(), recordedObject(table, key)) -
            goalObjects.begin();
        zap.collected.at(static_cast<std::size_t>(place)) = {
            .total = total, .squares = in.at("collected_sum_of_squares").at(key).get<double>()};
    }
    zap.pilesHit = in.at("pile_reached").get<std::vector<std::int64_t>>();
    for (const auto& [golem, count] : in.at("golem_kinds_in_this_zap").items()) {
        zap.newGolems[recordedGolem(golem)] = count;
    }
    zap.hasWands = in.contains("wands_lying_by_recharged");
    if (zap.hasWands) {
        zap.wands = readCounts(in.at("wands_lying_by_recharged"));
    }
    zap.hasBooks = in.contains("spellbooks_lying_by_times_read");
    if (zap.hasBooks) {
        const json& books = in.at("spellbooks_lying_by_times_read");
        zap.books = readCounts(books.at("nonblank"));
        zap.blankBooks = readCounts(books.at("blank"));
    }
    return zap;
}

}  // namespace

std::vector<std::string> seriesNames() {
    std::vector<std::string> names = recordNamesIn(seriesFolder);
    std::erase_if(names, [](const std::string& name) {
        return rulesOf(gameFromId(readFile(name).at("game").get<std::string>()).value()) == nullptr;
    });
    return names;
}

std::size_t recordedSeriesCount() {
    return recordNamesIn(seriesFolder).size();
}

SeriesRecord readSeriesRecord(const std::string& name) {
    const json in = readFile(name);
    SeriesRecord series{
        .record = readQuestion(in),
        .series = {.zaps = in.at("zaps"), .collectsGoals = in.at("collect_goals_between_zaps")},
        .goals = {},
        .byZap = {},
        .finalQuantity = {}};
    const ObjectTable& table = series.record.situation.table;
    for (const json& goal : in.at("goals")) {
        const std::string key =
            goal.at("class").get<std::string>() + ':' + goal.at("object").get<std::string>();
        series.goals.push_back(
            {.object = recordedObject(table, key), .atLeast = goal.at("at_least")});
    }
    const std::vector<ObjectIndex> goalObjects = objectsOf(series.goals);
    for (const json& zap : in.at("observed").at("by_zap")) {
        series.byZap.push_back(readZap(zap, goalObjects, table));
    }
    for (const auto& [key, sums] : in.at("observed").at("final_quantity_by_object").items()) {
        series.finalQuantity[recordedObject(table, key)] = readQuantity(sums);
    }
    return series;
}

}  // namespace polyplan::testing
