#include "core/powder/simulator.h"

#include <algorithm>
#include <iterator>
#include <thread>
#include <utility>

#include "core/powder/simulator_counts.h"

namespace polyplan::powder {
namespace {

using simulator::BeatCounts;
using simulator::BeatLog;
using simulator::Creature;
using simulator::CreatureFate;
using simulator::Rolls;

/// Runs that share a stream of dice, whoever rolls them.
constexpr std::int64_t runsOfBlock = 1'000;
/// Beats that a thread goes through with one block before it takes the next.
constexpr int beatsAtATime = 16;

/// Some runs and their dice.
struct Block {
    Rolls rolls;
    std::vector<Creature> creatures;
};

std::vector<Block> blocksOf(const Scene& scene, std::int64_t samples, std::uint64_t seed) {
    std::vector<Block> blocks;
    Random seeds(seed);
    const Creature first(scene);
    for (std::int64_t left = samples; left > 0; left -= runsOfBlock) {
        const std::uint64_t high = seeds.below(0xffffffffU);
        const std::uint64_t low = seeds.below(0xffffffffU);
        blocks.push_back({Rolls(high << 32U | low), {}});
        blocks.back().creatures.assign(static_cast<std::size_t>(std::min(left, runsOfBlock)),
                                       first);
    }
    return blocks;
}

class Simulation {
  public:
    Simulation(const Scene& scene, std::int64_t samples, std::uint64_t seed, int threads)
        : scene_(scene), blocks_(blocksOf(scene, samples, seed)) {
        const auto most = static_cast<int>(blocks_.size());
        for (int i = 0; i < std::clamp(threads, 1, most); ++i) {
            counts_.emplace_back(beatsAtATime,
                                 BeatCounts(scene.maxHp(), scene.maxMp(), scene.food()));
        }
    }

    /// Rolls so many beats for everybody, the first of them with that count.
    std::vector<Beat> roll(int firstBeat, int beats) {
        {
            std::vector<std::jthread> others;
            for (std::size_t worker = 1; worker < counts_.size(); ++worker) {
                others.emplace_back(
                    [this, worker, firstBeat, beats] { work(worker, firstBeat, beats); });
            }
            work(0, firstBeat, beats);
        }
        std::vector<Beat> result;
        for (int i = 0; i < beats; ++i) {
            BeatCounts& all = counts_.front()[static_cast<std::size_t>(i)];
            for (std::size_t worker = 1; worker < counts_.size(); ++worker) {
                all.add(counts_[worker][static_cast<std::size_t>(i)]);
            }
            result.push_back(all.beat(firstBeat + i, countOf(firstBeat + i)));
        }
        return result;
    }

  private:
    std::int64_t countOf(int beat) const {
        return std::int64_t{scene_.request().startCount} + beat - 1;
    }

    void work(std::size_t worker, int firstBeat, int beats) {
        BeatLog log;
        for (BeatCounts& counts : counts_[worker]) {
            counts.clear();
        }
        for (std::size_t i = worker; i < blocks_.size(); i += counts_.size()) {
            for (Creature& creature : blocks_[i].creatures) {
                for (int beat = 0; beat < beats; ++beat) {
                    log.clear();
                    if (creature.fate() == CreatureFate::Followed) {
                        creature.heartbeat(countOf(firstBeat + beat), blocks_[i].rolls, log);
                    }
                    counts_[worker][static_cast<std::size_t>(beat)].count(creature, log);
                }
            }
        }
    }

    const Scene& scene_;
    std::vector<Block> blocks_;
    std::vector<std::vector<BeatCounts>> counts_;  ///< by worker and beat
};

}  // namespace

std::optional<std::vector<Beat>> simulate(const Scene& scene, std::int64_t samples,
                                          std::uint64_t seed, int threads,
                                          const std::stop_token& stop,
                                          const std::function<void(double)>& progress) {
    Simulation simulation(scene, samples, seed, threads);
    const int heartbeats = scene.request().heartbeats;
    std::vector<Beat> timeline;
    for (int done = 0; done < heartbeats; done += beatsAtATime) {
        if (stop.stop_requested()) {
            return std::nullopt;
        }
        std::vector<Beat> beats =
            simulation.roll(done + 1, std::min(beatsAtATime, heartbeats - done));
        std::ranges::move(beats, std::back_inserter(timeline));
        if (progress) {
            progress(static_cast<double>(timeline.size()) / heartbeats);
        }
    }
    return timeline;
}

}  // namespace polyplan::powder
