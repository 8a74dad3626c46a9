#include <benchmark/benchmark.h>

#include <string>

#include "core/nethack/polypile/evaluate.h"
#include "tests/benchmarks/benchmark_plans.h"

namespace polyplan::benchmarks {
namespace {

using nethack::polypile::Detail;
using nethack::polypile::EvaluateOptions;
using nethack::polypile::LineEvaluator;

/// All that `evaluate` answers, from nothing.
void evaluateLine(benchmark::State& state, const std::string& name) {
    const plan::LineQuestion question = questionOf(name);
    for ([[maybe_unused]] const auto _ : state) {
        benchmark::DoNotOptimize(
            nethack::polypile::evaluateLine(question.situation, question.piles, question.goals));
    }
}

/// What the window shows at once, from nothing.
void showLine(benchmark::State& state, const std::string& name) {
    const plan::LineQuestion question = questionOf(name);
    EvaluateOptions options;
    options.detail = Detail::Immediate;
    for ([[maybe_unused]] const auto _ : state) {
        benchmark::DoNotOptimize(nethack::polypile::evaluateLine(question.situation, question.piles,
                                                                 question.goals, options));
    }
}

/// What the window shows at once after one stack of the first pile has changed: its other piles are
/// known.
void editStack(benchmark::State& state, const std::string& name) {
    plan::LineQuestion question = questionOf(name);
    EvaluateOptions options;
    options.detail = Detail::Immediate;
    LineEvaluator evaluator;
    evaluator.evaluate(question.situation, question.piles, question.goals, options);
    int edits = 0;
    for ([[maybe_unused]] const auto _ : state) {
        // A name keeps the edited pile from being one that was seen before.
        question.piles.front().stacks.front().name = std::to_string(++edits);
        benchmark::DoNotOptimize(
            evaluator.evaluate(question.situation, question.piles, question.goals, options));
    }
}

BENCHMARK_CAPTURE(evaluateLine, line_7x60, "line-7x60")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(evaluateLine, line_7x8, "line-7x8")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(evaluateLine, pile_30, "pile-30")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(evaluateLine, pile_60, "pile-60")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(evaluateLine, pile_120, "pile-120")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(evaluateLine, pile_240, "pile-240")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(evaluateLine, line_7x8_unknown_appearances, "line-7x8-unknown-appearances")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(showLine, line_7x8_unknown_appearances, "line-7x8-unknown-appearances")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(editStack, pile_60, "pile-60")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(editStack, line_7x8, "line-7x8")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(editStack, line_7x60, "line-7x60")->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace polyplan::benchmarks
