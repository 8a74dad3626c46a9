#include <benchmark/benchmark.h>

#include <optional>
#include <stop_token>
#include <utility>

#include "core/calculator/comparison.h"
#include "core/plan/calculators.h"
#include "core/plan/contenders.h"
#include "core/plan/sweep.h"
#include "tests/benchmarks/benchmark_plans.h"

namespace polyplan::benchmarks {
namespace {

/// Four strategies of a plan's line that differ in Luck.
struct Compared {
    explicit Compared(const std::string& name) : calculators(plan::calculators(catalogues())) {
        plan::Document document = planOf(name);
        document.strategies.resize(1);
        for (int luck = 1; luck < 4; ++luck) {
            plan::Strategy strategy = document.strategies.front();
            strategy.name += std::to_string(luck);
            strategy.hero.luck = luck;
            document.strategies.push_back(std::move(strategy));
        }
        set(std::move(document));
    }

    void set(plan::Document document) {
        const auto shared = std::make_shared<const plan::Document>(std::move(document));
        contenders.clear();
        for (std::size_t i = 0; i < shared->strategies.size(); ++i) {
            contenders.push_back({shared, i, {}, shared->strategies[i].name});
        }
    }

    /// Takes or puts back the last stack of the last strategy's first pile.
    void edit() {
        plan::Document document = *contenders.front().document;
        auto& stacks = document.strategies.back().polypile->line.front().stacks;
        if (taken) {
            stacks.push_back(*std::exchange(taken, std::nullopt));
        } else {
            taken = stacks.back();
            stacks.pop_back();
        }
        set(std::move(document));
    }

    plan::JoinedQuestion question(std::size_t contender) const {
        auto asked = questionsOf(contenders, calculators, catalogues());
        return {.name = contenders[contender].name, .asked = std::move(asked[contender])};
    }

    std::vector<plan::Calculator> calculators;
    std::vector<plan::Contender> contenders;
    std::optional<plan::Stack> taken;
};

/// An edit of one of four strategies, until its first figures stand in the comparison.
void editOneOfFour(benchmark::State& state, const std::string& name) {
    Compared compared(name);
    std::vector<Report> reports;
    for (std::size_t i = 0; i < compared.contenders.size(); ++i) {
        const plan::JoinedQuestion question = compared.question(i);
        reports.push_back(question.report(question.answer({})));
    }
    for ([[maybe_unused]] const auto _ : state) {
        compared.edit();
        const plan::JoinedQuestion question = compared.question(3);
        std::stop_source stop;
        AnyAnswer first;
        const AnyAnswer all =
            question.answer({.stop = stop.get_token(), .stage = [&](const AnyAnswer& answer) {
                                 first = first ? first : answer;
                                 stop.request_stop();
                             }});
        reports[3] = question.report(all ? all : first);
        benchmark::DoNotOptimize(compare(reports, 0));
    }
}

/// A sweep of Luck over its 27 values for one strategy, from nothing known.
void sweepLuck(benchmark::State& state, const std::string& name) {
    for ([[maybe_unused]] const auto _ : state) {
        state.PauseTiming();
        Compared compared(name);
        compared.contenders.resize(1);
        state.ResumeTiming();
        const auto questions = sweepQuestions(*plan::sweptMember("luck"), compared.contenders,
                                              compared.calculators, catalogues());
        benchmark::DoNotOptimize(questions.front()->answer({}));
    }
}

BENCHMARK_CAPTURE(editOneOfFour, line_7x8, std::string("line-7x8"))->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(editOneOfFour, line_7x60, std::string("line-7x60"))
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(sweepLuck, line_7x8, std::string("line-7x8"))->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(sweepLuck, line_7x60, std::string("line-7x60"))
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace polyplan::benchmarks
