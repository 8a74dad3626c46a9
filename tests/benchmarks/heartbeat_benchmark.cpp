#include <benchmark/benchmark.h>

#include <fstream>
#include <string>

#include "core/powder/evaluate.h"

namespace polyplan::benchmarks {
namespace {

using namespace powder;

template <typename Table>
Table read(const std::string& name) {
    std::ifstream csv(POLYPLAN_SOURCE_DIR "/resources/data/powder-" + name + ".csv");
    return Table::read(csv);
}

const Tables& tablesOfPowder() {
    static const Tables all = {read<CreatureTable>("creature-noise"), read<TerrainTable>("terrain"),
                               read<SmokeTable>("smoke"), read<PoisonTable>("poisons"),
                               read<HungerTable>("hunger")};
    return all;
}

Request creatureWith(int maxHp, std::initializer_list<Intrinsic> intrinsics) {
    Request request;
    request.creature.maxHp = maxHp;
    for (const Intrinsic intrinsic : intrinsics) {
        request.creature.intrinsics.push_back(
            {.intrinsic = intrinsic, .beats = std::nullopt, .source = std::nullopt});
    }
    request.heartbeats = 1'000;
    return request;
}

/// Everything that hurts at once, to a sleeper who wears silver and gold in every slot.
Request everything(int maxHp) {
    Request request =
        creatureWith(maxHp, {Intrinsic::Strangle, Intrinsic::Bleed, Intrinsic::PoisonDeadly,
                             Intrinsic::VulnSilver, Intrinsic::GoldAllergy, Intrinsic::Asleep,
                             Intrinsic::Tired});
    for (int slot = 0; slot < 8; ++slot) {
        Worn worn;
        worn.slot = static_cast<Slot>(slot);
        worn.material = slot % 2 == 0 ? silverMaterial : goldMaterial;
        worn.enchantment = slot % 3;
        request.creature.worn.push_back(worn);
    }
    request.square.terrain = "LAVA";
    request.noiseMakers = {{.noises = {4}, .distance = 1}};
    return request;
}

Request lastingGas(int maxHp) {
    Request request = creatureWith(maxHp, {});
    request.square.smoke = Smoke::Poison;
    request.square.smokeLasts = true;
    return request;
}

Request regenerating() {
    Request request = creatureWith(9'999, {Intrinsic::Regeneration});
    request.creature.hp = 1;
    return request;
}

void heartbeats(benchmark::State& state, const Request& request, std::optional<Method> method) {
    const Scene scene = std::get<Scene>(Scene::of(request, tablesOfPowder()));
    for ([[maybe_unused]] const auto _ : state) {
        benchmark::DoNotOptimize(evaluate(scene, {.method = method}));
    }
    state.counters["heartbeats"] = request.heartbeats;
}

BENCHMARK_CAPTURE(heartbeats, regeneration, regenerating(), std::nullopt)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(heartbeats, everything_200, everything(200), std::nullopt)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(heartbeats, everything_9999, everything(9'999), std::nullopt)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(heartbeats, lasting_gas_200, lastingGas(200), std::nullopt)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(heartbeats, lasting_gas_9999, lastingGas(9'999), std::nullopt)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(heartbeats, rolled_lasting_gas_200, lastingGas(200), Method::Sampled)
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace polyplan::benchmarks
