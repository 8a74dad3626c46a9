#include "core/nethack/polypile/evaluate_series.h"

#include <algorithm>

#include "core/nethack/polypile/exact_series.h"
#include "core/nethack/polypile/first_zap.h"
#include "core/nethack/polypile/simulator_series.h"

namespace polyplan::nethack::polypile {
namespace {

/// Stacks that a run of a series zaps, or so: most are gone after a dozen zaps that reach them.
std::int64_t workOfRun(std::span<const Pile> piles, const ZapSeries& series) {
    constexpr int zapsThatCount = 12;
    std::int64_t stacks = 1;
    for (const Pile& pile : piles) {
        stacks += static_cast<std::int64_t>(pile.stacks.size());
    }
    return stacks * std::min(series.zaps, zapsThatCount) + series.zaps;
}

/// The chances after the first zap, where they are not sampled either.
std::vector<double> afterFirst(const LineAnswer& first) {
    std::vector<double> chances;
    if (first.provenance.method == Method::Exact && !first.goals.empty()) {
        for (const GoalAnswer& goal : first.goals) {
            chances.push_back(goal.probability.value);
        }
        chances.push_back(first.allGoals.value);
        chances.push_back(first.anyGoal.value);
    }
    return chances;
}

SeriesSampling samplingOf(std::span<const Pile> piles, const ZapSeries& series,
                          const LineAnswer& first, const SeriesOptions& options) {
    constexpr std::int64_t most = 1'000'000;
    constexpr std::int64_t least = 1'000;
    constexpr std::int64_t leastAtFirst = 8;
    // The simulator zaps some 40 million stacks a second on two cores.
    constexpr std::int64_t stackZaps = 100'000'000;
    constexpr std::int64_t stackZapsAtFirst = 1'000'000;
    const std::int64_t work = workOfRun(piles, series);
    return {.samples = options.samples.value_or(std::clamp(stackZaps / work, least, most)),
            .seed = options.seed,
            .firstSamples = std::max(stackZapsAtFirst / work, leastAtFirst),
            .afterFirstZap = afterFirst(first),
            .threads = options.threads,
            .stop = options.stop,
            .progress = options.progress};
}

/// Whether an object is of a class that no zap can bring: a change keeps the class, but for corpses
/// of crocodiles, which become boots (zap.c poly_obj()).
bool isOfNoClassThere(ObjectIndex object, std::span<const Pile> piles, const ObjectTable& table) {
    const ObjectClass wanted = table[object].objectClass;
    return std::ranges::none_of(piles, [&](const Pile& pile) {
        return std::ranges::any_of(pile.stacks, [&](const Stack& stack) {
            const ObjectClass there = table[stack.object].objectClass;
            return there == wanted || (there == ObjectClass::Food && wanted == ObjectClass::Armor);
        });
    });
}

/// What can't be needs no error.
void settleImpossible(SeriesAnswer& answer, std::span<const Pile> piles, const ObjectTable& table) {
    for (ZapAnswer& zap : answer.byZap) {
        std::size_t impossible = 0;
        for (GoalAnswer& goal : zap.goals) {
            if (isOfNoClassThere(goal.goal.object, piles, table)) {
                goal.probability = {};
                ++impossible;
            }
        }
        for (ObjectMean& collected : zap.collected) {
            if (isOfNoClassThere(collected.object, piles, table)) {
                collected.mean = {};
            }
        }
        if (impossible > 0) {
            zap.allGoals = {};
        }
        if (impossible == zap.goals.size()) {
            zap.anyGoal = {};
        }
    }
}

}  // namespace

std::optional<SeriesAnswer> evaluateSeries(const Situation& situation, std::span<const Pile> piles,
                                           std::span<const Goal> goals, const ZapSeries& series,
                                           const LineAnswer& first, const SeriesOptions& options) {
    if (series.zaps == 1) {
        return seriesOfOneZap(first, piles, series.collectsGoals);
    }
    if (options.method != Method::Sampled) {
        if (auto exact = exactSeries(situation, piles, goals, series, options.stop)) {
            return exact;
        }
        if (options.method == Method::Exact) {
            return std::nullopt;
        }
    }
    const auto settled = [&](SeriesAnswer answer) {
        if (first.provenance.method == Method::Exact) {
            answer.byZap.front() = afterFirstZap(first, piles, series.collectsGoals);
        }
        settleImpossible(answer, piles, situation.table);
        return answer;
    };
    std::function<void(const SimulatedSeries&)> refined;
    if (options.refined) {
        refined = [&](const SimulatedSeries& sampled) { options.refined(settled(sampled.answer)); };
    }
    const auto sampled = simulateSeries(situation, piles, goals, series,
                                        samplingOf(piles, series, first, options), refined);
    return sampled ? std::optional(settled(sampled->answer)) : std::nullopt;
}

}  // namespace polyplan::nethack::polypile
