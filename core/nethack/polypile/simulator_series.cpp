#include "core/nethack/polypile/simulator_series.h"

#include <algorithm>
#include <atomic>
#include <deque>
#include <stdexcept>
#include <thread>
#include <tuple>

#include "core/nethack/polypile/simulator_series_run.h"

namespace polyplan::nethack::polypile {
namespace {

using simulator::CountedFigures;
using simulator::GoalLuck;
using simulator::Materials;
using simulator::Random;
using simulator::RunFigures;
using simulator::SeriesCounts;
using simulator::SeriesGround;
using simulator::SeriesRun;

/// Fixed, so that figures do not hang on the machine; a number that many counts of threads divide.
constexpr std::int64_t streamCount = 24;
/// Each answer rests on so many times the runs of the one before it.
constexpr std::int64_t refinement = 8;

/// How many numbers of a run's luck are followed: none where there is no room for what they tell of
/// each of very many goals after each of very many zaps, or where after so many zaps nothing of
/// what goals name is left to lie there.
std::size_t luckOf(std::size_t objects, std::size_t goals, const ZapSeries& series) {
    constexpr std::size_t mostProducts = 200'000;
    constexpr int mostZapsOfLying = 100;
    const std::size_t numbers = GoalLuck::countOf(objects, series.collectsGoals);
    const std::size_t products =
        numbers * (numbers + goals) * static_cast<std::size_t>(series.zaps);
    return products <= mostProducts && (series.collectsGoals || series.zaps <= mostZapsOfLying)
               ? numbers
               : 0;
}

CountedFigures countedFigures(const SeriesGround& ground, std::span<const Goal> goals,
                              const ZapSeries& series, const SeriesSampling& sampling) {
    CountedFigures figures;
    figures.goals.assign(goals.begin(), goals.end());
    figures.luck = luckOf(ground.goalObjects.size(), goals.size(), series);
    if (figures.luck > 0) {
        figures.afterFirstZap = sampling.afterFirstZap;
    }
    figures.goalObjects = ground.goalObjects;
    for (const Goal& goal : goals) {
        figures.goalPlaces.push_back(ground.goalPlaces[goal.object]);
    }
    figures.collects = ground.collects;
    figures.piles = ground.piles.size();
    for (const auto& pile : ground.piles) {
        figures.hasWear |= std::any_of(pile.begin(), pile.end(), [](const auto& stack) {
            return stack.objectClass == ObjectClass::Wand ||
                   stack.objectClass == ObjectClass::Spellbook;
        });
    }
    return figures;
}

/// Runs that are made one after the other with dice of their own.
class RunStream {
  public:
    RunStream(const SeriesGround& ground, const Situation& situation, const CountedFigures& figures,
              int zaps, std::uint64_t seed)
        : figures_(figures),
          zaps_(zaps),
          random_(seed),
          materials_(situation, ground.identities.ownLabels()),
          run_(ground, materials_),
          figuresOfRun_(figures),
          counts_(figures, zaps, situation.table.size()) {}

    /// @returns false if it was stopped.
    bool runUntil(std::int64_t runs, const std::stop_token& stop) {
        for (; runs_ < runs; ++runs_) {
            if (stop.stop_requested()) {
                return false;
            }
            makeRun();
        }
        return true;
    }

    const SeriesCounts& counts() const { return counts_; }

  private:
    void makeRun() {
        run_.start(random_);
        for (int zap = 0; zap < zaps_; ++zap) {
            run_.beginZap();
            // What was lucky in what lay there goes on to change with each zap's range.
            if (run_.isOver() && (figures_.collects || figures_.luck == 0)) {
                figuresOfRun_.look(run_.standing(), zap);
                counts_.addToTheEnd(figures_, zap, figuresOfRun_, run_.standing());
                break;
            }
            run_.zap(random_);
            figuresOfRun_.look(run_.standing(), zap);
            counts_.add(zap, figuresOfRun_, run_.standing());
        }
        run_.addTo(counts_.line());
        counts_.line().endRun();
    }

    const CountedFigures& figures_;
    int zaps_;
    Random random_;
    Materials materials_;
    SeriesRun run_;
    RunFigures figuresOfRun_;
    SeriesCounts counts_;
    std::int64_t runs_ = 0;
};

class SeriesSimulation {
  public:
    SeriesSimulation(const Situation& situation, std::span<const Pile> piles,
                     std::span<const Goal> goals, const ZapSeries& series,
                     const SeriesSampling& sampling)
        : situation_(situation),
          series_(series),
          sampling_(sampling),
          ground_(situation, piles, goals, series),
          figures_(countedFigures(ground_, goals, series, sampling)) {
        Random seeds(sampling.seed);
        for (std::int64_t i = 0; i < streamCount; ++i) {
            constexpr std::uint32_t any = 0xffff'ffffU;
            const std::uint64_t high = seeds.below(any);
            const std::uint64_t low = seeds.below(any);
            streams_.emplace_back(ground_, situation, figures_, series.zaps, (high << 32U) | low);
        }
    }

    /// Takes all streams on until they have made so many runs together.
    bool runUntil(std::int64_t samples) {
        std::atomic<std::size_t> next = 0;
        std::atomic<bool> stopped = false;
        const auto work = [&](bool tellsProgress) {
            for (std::size_t i = next++; i < streams_.size() && !stopped; i = next++) {
                const auto place = static_cast<std::int64_t>(i);
                const std::int64_t runs =
                    samples / streamCount + (place < samples % streamCount ? 1 : 0);
                if (!streams_[i].runUntil(runs, sampling_.stop)) {
                    stopped = true;
                }
                if (tellsProgress && sampling_.progress) {
                    const double share = static_cast<double>(i + 1) / streamCount;
                    const auto more = static_cast<double>(samples - done_) * share;
                    sampling_.progress((static_cast<double>(done_) + more) /
                                       static_cast<double>(sampling_.samples));
                }
            }
        };
        {
            std::vector<std::jthread> others;
            for (unsigned thread = 1; thread < threads(); ++thread) {
                others.emplace_back(work, false);
            }
            work(true);
        }
        done_ = samples;
        return !stopped;
    }

    SimulatedSeries answer() const {
        SeriesCounts counts(figures_, series_.zaps, situation_.table.size());
        for (const RunStream& stream : streams_) {
            counts.add(figures_, stream.counts());
        }
        const Provenance provenance{
            .method = Method::Sampled, .samples = done_, .seed = sampling_.seed};
        SimulatedSeries result;
        for (const simulator::ZapCounts& zap : counts.byZap(figures_)) {
            result.answer.byZap.push_back(zap.answer(figures_, provenance));
            result.details.push_back(zap.details(done_));
        }
        std::tie(result.answer.finalQuantity, result.answer.finalQuantityErrors) =
            counts.line().estimates(done_);
        result.answer.finalProvenance = provenance;
        return result;
    }

  private:
    unsigned threads() const {
        const unsigned wanted =
            sampling_.threads > 0 ? sampling_.threads : std::thread::hardware_concurrency();
        return std::clamp(wanted, 1U, static_cast<unsigned>(streamCount));
    }

    const Situation& situation_;
    const ZapSeries& series_;
    const SeriesSampling& sampling_;
    SeriesGround ground_;
    CountedFigures figures_;
    std::deque<RunStream> streams_;
    std::int64_t done_ = 0;
};

}  // namespace

std::optional<SimulatedSeries> simulateSeries(
    const Situation& situation, std::span<const Pile> piles, std::span<const Goal> goals,
    const ZapSeries& series, const SeriesSampling& sampling,
    const std::function<void(const SimulatedSeries&)>& refined) {
    if (sampling.samples < 1 || series.zaps < 1) {
        throw std::invalid_argument("at least one run of one zap has to be simulated");
    }
    if (!sampling.afterFirstZap.empty() && sampling.afterFirstZap.size() != goals.size() + 2) {
        throw std::invalid_argument(
            "the first zap has a chance for each goal, all and any of them");
    }
    SeriesSimulation simulation(situation, piles, goals, series, sampling);
    std::int64_t runs = refined
                            ? std::clamp<std::int64_t>(sampling.firstSamples, 1, sampling.samples)
                            : sampling.samples;
    while (true) {
        if (!simulation.runUntil(runs)) {
            return std::nullopt;
        }
        if (runs == sampling.samples) {
            return simulation.answer();
        }
        refined(simulation.answer());
        runs = runs > sampling.samples / refinement ? sampling.samples : runs * refinement;
    }
}

}  // namespace polyplan::nethack::polypile
