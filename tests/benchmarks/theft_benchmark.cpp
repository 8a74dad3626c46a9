#include <benchmark/benchmark.h>

#include <fstream>

#include "core/nethack/theft/evaluate.h"

namespace polyplan::benchmarks {
namespace {

using namespace nethack::theft;
using nethack::Game;

const ThiefTable& thieves() {
    static const ThiefTable table = [] {
        std::ifstream csv(POLYPLAN_SOURCE_DIR "/resources/data/amulet-theft-monsters.csv");
        return ThiefTable::read(csv);
    }();
    return table;
}

/// Everything about 10,000 turns with so many stacks of all kinds, each turn asked for.
void tenThousandTurns(benchmark::State& state, Game game, const char* monster, int stacks) {
    Request request;
    request.monster = monster;
    request.armorClass = -20;
    request.turns = limits::turns.most;
    for (int stack = 0; stack < stacks; ++stack) {
        request.inventory.push_back({.kind = static_cast<Kind>(stack % 8), .name = ""});
    }
    const auto encounter = std::get<Encounter>(encounterOf(request, game, thieves()));
    for ([[maybe_unused]] const auto _ : state) {
        const Answer answer = evaluate(encounter);
        for (std::size_t n = 1; n <= answer.entries(); ++n) {
            benchmark::DoNotOptimize(answer.goneBy(n));
        }
    }
}

BENCHMARK_CAPTURE(tenThousandTurns, cyclops_10_stacks, Game::NetHack367, "Cyclops", 10)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(tenThousandTurns, cyclops_in_order_10_stacks, Game::NetHack343, "Cyclops", 10)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(tenThousandTurns, legion_10_stacks, Game::DNetHack, "Legion", 10)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(tenThousandTurns, cyclops_2000_stacks, Game::NetHack367, "Cyclops", 2'000)
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace polyplan::benchmarks
