#include "core/nethack/polypile/evaluate_series.h"

#include <algorithm>

#include "core/nethack/polypile/evaluate.h"
#include "core/nethack/polypile/exact_series.h"
#include "core/nethack/polypile/first_zap.h"
#include "core/nethack/polypile/identity_mixture.h"
#include "core/nethack/polypile/identity_worlds.h"
#include "core/nethack/polypile/line_goals.h"
#include "core/nethack/polypile/look_worlds.h"
#include "core/nethack/polypile/simulator_series.h"
#include "core/nethack/polypile/wanted_items.h"

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

/// Over the worlds of looks that lie there more than once.
std::optional<SeriesAnswer> exactOverLooks(const Situation& situation, std::span<const Pile> piles,
                                           std::span<const Goal> goals, const ZapSeries& series,
                                           const std::stop_token& stop) {
    const LookWorlds looks = lookWorlds(situation, piles);
    SeriesMixture mixture;
    for (const LookWorld& world : looks.all) {
        auto inWorld = exactSeries(world.situation, piles, goals, series, stop);
        if (!inWorld || looks.all.size() == 1) {
            return inWorld;
        }
        mixture.add(world.probability, *inWorld);
    }
    return looks.areTooMany ? std::nullopt : std::optional(mixture.get());
}

/// Of a line on which nothing unidentified is wanted.
std::optional<SeriesAnswer> evaluateIdentified(const Situation& situation,
                                               std::span<const Pile> piles,
                                               std::span<const Goal> goals, const ZapSeries& series,
                                               const LineAnswer& first,
                                               const SeriesOptions& options) {
    if (options.method != Method::Sampled) {
        if (auto exact = exactOverLooks(situation, piles, goals, series, options.stop)) {
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

/// The first zap in a world, as far as it is exact.
LineAnswer firstIn(const IdentityWorld& world, std::span<const Goal> goals,
                   const SeriesOptions& options) {
    auto first = evaluateLine(world.situation, world.piles, goals,
                              {.method = Method::Exact,
                               .detail = Detail::Immediate,
                               .seed = options.seed,
                               .stop = options.stop});
    if (!first) {
        first.emplace().provenance.method = Method::Sampled;
    }
    return std::move(*first);
}

/// Options whose progress is a part of the whole.
SeriesOptions partOf(const SeriesOptions& options, double from, double share) {
    SeriesOptions part = options;
    part.refined = {};
    if (options.progress) {
        part.progress = [from, share, whole = options.progress](double done) {
            whole(from + share * done);
        };
    }
    return part;
}

/// @param samples of all worlds together
std::optional<SeriesAnswer> mixed(std::span<const IdentityWorld> worlds,
                                  std::span<const LineAnswer> firsts, std::span<const Goal> goals,
                                  const ZapSeries& series, std::int64_t samples,
                                  const SeriesOptions& options) {
    SeriesMixture mixture;
    constexpr std::int64_t leastSamples = 1'000;
    double done = 0.0;
    for (std::size_t i = 0; i < worlds.size(); ++i) {
        const double share = worlds[i].probability;
        SeriesOptions ofWorld = partOf(options, done, share);
        ofWorld.seed += i;
        ofWorld.samples = shareOf(samples, leastSamples, share);
        const auto inWorld = evaluateIdentified(worlds[i].situation, worlds[i].piles, goals, series,
                                                firsts[i], ofWorld);
        if (!inWorld) {
            return std::nullopt;
        }
        mixture.add(share, *inWorld);
        done += share;
    }
    return mixture.get();
}

/// Over the worlds of what goals have to do with. What lies there in the end and is not identified
/// is told by its look, as after one zap, where nobody collects it for being wanted.
std::optional<SeriesAnswer> evaluateOverIdentities(const Situation& situation,
                                                   std::span<const IdentityWorld> worlds,
                                                   std::span<const Pile> piles,
                                                   std::span<const Goal> goals,
                                                   const ZapSeries& series, const LineAnswer& first,
                                                   const SeriesOptions& options) {
    std::vector<LineAnswer> firsts;
    for (const IdentityWorld& world : worlds) {
        firsts.push_back(firstIn(world, goals, options));
    }
    const auto workOut = [&](std::int64_t samples) {
        if (series.collectsGoals) {
            return mixed(worlds, firsts, goals, series, samples, options);
        }
        auto answer = mixed(worlds, firsts, goals, series, samples, partOf(options, 0.0, 0.5));
        SeriesOptions byLook = partOf(options, 0.5, 0.5);
        byLook.samples = samples;
        auto told = answer ? evaluateIdentified(situation, piles, goals, series, first, byLook)
                           : std::nullopt;
        if (!told) {
            return told;
        }
        for (const ObjectIndex object : objectsOf(goals)) {
            Estimate mean = identifiedItems(*answer, object);
            mean.value = std::max(0.0, mean.value - identifiedItems(*told, object).value);
            answer->unidentifiedWanted.push_back({object, mean});
        }
        answer->finalQuantity = std::move(told->finalQuantity);
        answer->finalQuantityErrors = std::move(told->finalQuantityErrors);
        answer->finalProvenance = told->finalProvenance;
        return answer;
    };
    const SeriesSampling sampling = samplingOf(piles, series, {}, options);
    if (options.refined && sampling.firstSamples < sampling.samples) {
        auto sooner = workOut(sampling.firstSamples);
        const auto isExact = [](const Provenance& told) { return told.method == Method::Exact; };
        if (!sooner ||
            (isExact(sooner->byZap.back().provenance) && isExact(sooner->finalProvenance))) {
            return sooner;
        }
        options.refined(*sooner);
    }
    return workOut(sampling.samples);
}

}  // namespace

std::optional<SeriesAnswer> evaluateSeries(const Situation& situation, std::span<const Pile> piles,
                                           std::span<const Goal> goals, const ZapSeries& series,
                                           const LineAnswer& first, const SeriesOptions& options) {
    if (series.zaps == 1) {
        return seriesOfOneZap(first, piles, series.collectsGoals);
    }
    const IdentityWorlds worlds = identityWorlds(situation, piles, goals);
    const auto told = [&](SeriesAnswer answer) {
        answer.worlds = worlds.number();
        // Worlds draw by seeds of their own, which follow from this one.
        const auto tellSeed = [&options](Provenance& provenance) {
            provenance.seed = provenance.method == Method::Sampled ? options.seed : 0;
        };
        for (ZapAnswer& zap : answer.byZap) {
            tellSeed(zap.provenance);
        }
        tellSeed(answer.finalProvenance);
        return answer;
    };
    SeriesOptions telling = options;
    if (options.refined) {
        telling.refined = [&](SeriesAnswer sooner) { options.refined(told(std::move(sooner))); };
    }
    auto answer =
        worlds.all.empty()
            ? evaluateIdentified(situation, piles, goals, series, first, telling)
            : evaluateOverIdentities(situation, worlds.all, piles, goals, series, first, telling);
    return answer ? std::optional(told(*std::move(answer))) : std::nullopt;
}

}  // namespace polyplan::nethack::polypile
