#include <benchmark/benchmark.h>

#include <algorithm>
#include <string>

#include "core/nethack/polypile/evaluate.h"
#include "core/nethack/polypile/evaluate_series.h"
#include "core/nethack/polypile/exact_series.h"
#include "core/nethack/polypile/simulator_series.h"
#include "tests/benchmarks/benchmark_plans.h"

namespace polyplan::benchmarks {
namespace {

using nethack::polypile::SimulatedSeries;
using nethack::polypile::ZapSeries;

/// Stack-zaps a second on all cores: stacks that a zap came to, not those that were gone or out of
/// reach.
void simulateZaps(benchmark::State& state, const std::string& name) {
    constexpr std::int64_t runs = 4'000;
    const plan::LineQuestion question = questionOf(name);
    const ZapSeries series{.zaps = static_cast<int>(state.range(0)), .collectsGoals = true};
    std::uint64_t seed = 0;
    double stackZaps = 0;
    for ([[maybe_unused]] const auto _ : state) {
        const SimulatedSeries sampled =
            nethack::polypile::simulateSeries(question.situation, question.piles, question.goals,
                                              series, {.samples = runs, .seed = ++seed})
                .value();
        for (const auto& zap : sampled.details) {
            stackZaps += zap.stacksHit.value * runs;
        }
    }
    state.counters["stack_zaps"] = benchmark::Counter(stackZaps, benchmark::Counter::kIsRate);
}

/// How long the first answer takes that a window could show.
void showFirstAnswer(benchmark::State& state, const std::string& name) {
    const plan::LineQuestion question = questionOf(name);
    const ZapSeries series{.zaps = static_cast<int>(state.range(0)), .collectsGoals = true};
    const auto first =
        evaluateLine(question.situation, question.piles, question.goals,
                     {.method = {}, .detail = nethack::polypile::Detail::Immediate, .stop = {}});
    for ([[maybe_unused]] const auto _ : state) {
        std::stop_source stop;
        nethack::polypile::SeriesOptions options;
        options.stop = stop.get_token();
        options.refined = [&stop](const auto&) { stop.request_stop(); };
        benchmark::DoNotOptimize(evaluateSeries(question.situation, question.piles, question.goals,
                                                series, *first, options));
    }
}

/// The largest standard error of the goals, of all and of any of them, after any of the zaps.
double largestError(const nethack::polypile::SeriesAnswer& answer) {
    double largest = 0;
    for (const auto& zap : answer.byZap) {
        largest = std::max({largest, zap.allGoals.standardError, zap.anyGoal.standardError});
        for (const auto& goal : zap.goals) {
            largest = std::max(largest, goal.probability.standardError);
        }
    }
    return largest;
}

/// What a second's runs tell.
void sampleForASecond(benchmark::State& state, bool collects) {
    const plan::LineQuestion question = questionOf("line-7x60");
    const ZapSeries series{.zaps = 10, .collectsGoals = collects};
    const auto first =
        evaluateLine(question.situation, question.piles, question.goals,
                     {.method = {}, .detail = nethack::polypile::Detail::Immediate, .stop = {}});
    for ([[maybe_unused]] const auto _ : state) {
        nethack::polypile::SeriesOptions options;
        options.samples = state.range(0);
        const auto answer = evaluateSeries(question.situation, question.piles, question.goals,
                                           series, *first, options);
        state.counters["error"] = largestError(*answer);
    }
}

nethack::Stack horn(const ObjectTable& table) {
    nethack::Stack stack;
    stack.object = table.byId("unicorn_horn");
    return stack;
}

/// Exact series of lone horns on the first squares of the line.
void workOutHorns(benchmark::State& state) {
    const plan::LineQuestion question = questionOf("pile-30");
    const ObjectTable& table = question.situation.table;
    std::vector<nethack::polypile::Pile> piles;
    for (int distance = 1; distance <= state.range(0); ++distance) {
        piles.push_back({.distance = distance, .stacks = {horn(table)}});
    }
    const std::vector<nethack::polypile::Goal> goals = {
        {.object = table.byId("magic_marker"), .atLeast = 1}};
    const ZapSeries series{.zaps = static_cast<int>(state.range(1)), .collectsGoals = true};
    for ([[maybe_unused]] const auto _ : state) {
        auto answer = nethack::polypile::exactSeries(question.situation, piles, goals, series);
        if (!answer) {
            state.SkipWithError("not worked out exactly");
            return;
        }
        benchmark::DoNotOptimize(answer);
    }
}

BENCHMARK_CAPTURE(simulateZaps, line_7x60, "line-7x60")
    ->Arg(5)
    ->Arg(20)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(simulateZaps, line_7x8, "line-7x8")
    ->Arg(5)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(showFirstAnswer, line_7x60, "line-7x60")
    ->Arg(5)
    ->Arg(1'000)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(sampleForASecond, collected, true)
    ->Arg(16'000)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(sampleForASecond, left_lying, false)
    ->Arg(16'000)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK(workOutHorns)
    ->ArgNames({"horns", "zaps"})
    ->Args({1, 1'000})
    ->Args({3, 1'000})
    ->Args({5, 20})
    ->Args({7, 4})
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace polyplan::benchmarks
