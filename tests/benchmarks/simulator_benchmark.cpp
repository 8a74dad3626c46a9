#include <benchmark/benchmark.h>

#include <string>

#include "core/nethack/polypile/simulator.h"
#include "tests/benchmarks/benchmark_plans.h"

namespace polyplan::benchmarks {
namespace {

/// Stack-zaps a second on one core: every pile of the line is rolled in every run.
void simulate(benchmark::State& state, const std::string& name) {
    constexpr std::int64_t runs = 20'000;
    const plan::LineQuestion question = questionOf(name);
    std::int64_t stacks = 0;
    for (const nethack::polypile::Pile& pile : question.piles) {
        stacks += static_cast<std::int64_t>(pile.stacks.size());
    }
    std::uint64_t seed = 0;
    for ([[maybe_unused]] const auto _ : state) {
        benchmark::DoNotOptimize(nethack::polypile::simulateLine(question.situation, question.piles,
                                                                 question.goals, runs, ++seed));
    }
    state.counters["stack_zaps"] = benchmark::Counter(
        static_cast<double>(stacks * runs * state.iterations()), benchmark::Counter::kIsRate);
}

BENCHMARK_CAPTURE(simulate, pile_30, "pile-30")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(simulate, pile_60, "pile-60")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(simulate, pile_240, "pile-240")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(simulate, line_7x8, "line-7x8")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(simulate, line_7x8_unknown_appearances, "line-7x8-unknown-appearances")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(simulate, line_7x60, "line-7x60")->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace polyplan::benchmarks
