#include <benchmark/benchmark.h>

#include <fstream>
#include <string>
#include <vector>

#include "core/oangband/evaluate.h"
#include "core/oangband/ranking.h"

namespace polyplan::benchmarks {
namespace {

using namespace oangband;

template <typename Table>
Table read(const std::string& name) {
    std::ifstream csv(POLYPLAN_SOURCE_DIR "/resources/data/oangband-" + name + ".csv");
    return Table::read(csv);
}

const Tables& tables() {
    static const Tables all = {read<MonsterTable>("monsters"), read<TerrainTable>("terrain"),
                               read<ObjectKindTable>("objects")};
    return all;
}

Scene sceneOf(const std::string& damage, DamageType type = DamageType::Fire) {
    Request request;
    request.damage = damage;
    request.type = type;
    request.terrain = "tree";
    request.monster.id = 1;
    request.player.level = 30;
    return std::get<Scene>(Scene::of(request, tables()));
}

/// All monsters by all types: mean damage and chance to kill.
void fillMatrix(benchmark::State& state, const std::string& damage) {
    const Scene scene = sceneOf(damage);
    std::vector<const Monster*> monsters;
    for (const Monster& monster : tables().monsters.monsters()) {
        monsters.push_back(&monster);
    }
    const auto& types = allDamageTypes();
    for ([[maybe_unused]] const auto _ : state) {
        benchmark::DoNotOptimize(Ranking(scene).matrix(monsters, types));
    }
    state.counters["cells"] = static_cast<double>(monsters.size() * types.size());
}

/// One whole answer.
void answer(benchmark::State& state, const std::string& damage, DamageType type) {
    const Scene scene = sceneOf(damage, type);
    for ([[maybe_unused]] const auto _ : state) {
        benchmark::DoNotOptimize(evaluate(scene));
    }
}

BENCHMARK_CAPTURE(fillMatrix, damage_100, "100")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(fillMatrix, damage_12d8_20, "12d8+20")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(fillMatrix, damage_100d20, "100d20")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(answer, fire_12d8_20, "12d8+20", DamageType::Fire)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(answer, storm_100d20, "100d20", DamageType::Storm)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(answer, chaos_12d8_20, "12d8+20", DamageType::Chaos)
    ->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace polyplan::benchmarks
