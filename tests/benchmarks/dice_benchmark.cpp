#include <benchmark/benchmark.h>

#include <string>

#include "core/probability/dice.h"

namespace polyplan::benchmarks {
namespace {

/// The whole way from the text to every probability.
void throwDice(benchmark::State& state, const std::string& text) {
    for ([[maybe_unused]] const auto _ : state) {
        benchmark::DoNotOptimize(distribution(std::get<Dice>(readDice(text))));
    }
}

BENCHMARK_CAPTURE(throwDice, 12d8_20, "12d8+20")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(throwDice, 100d6, "100d6")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(throwDice, 100d20, "100d20")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(throwDice, 100d6_keep_50, "100d6 keep 50 highest")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(throwDice, 1000d6, "1000d6")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(throwDice, 1000d1000, "1000d1000")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(throwDice, 10000d100, "10000d100")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(throwDice, 100000d10, "100000d10")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(throwDice, 100d300_keep_99, "100d300 keep 99 lowest")
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace polyplan::benchmarks
