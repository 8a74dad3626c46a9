#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "core/powder/evaluate.h"
#include "core/powder/simulator.h"
#include "core/powder/words.h"
#include "tests/oracle/comparison.h"
#include "tests/oracle/heartbeat/random_heartbeats.h"

namespace polyplan::testing {
namespace {

using namespace powder;

/// All requests have some half a million cells together: at 6 sigma, 2e-9 each, a right program
/// fails once in 1,000 times.
constexpr double sigmaOfHeartbeats = 6;
constexpr std::uint64_t groups = 20;
constexpr std::uint64_t requestsOfGroup = 25;
constexpr std::int64_t trials = 20'000;

/// Holds one beat of the exact answer against the same beat as it was rolled.
class BeatComparison {
  public:
    BeatComparison(Comparison& comparison, const Beat& exact, const Beat& rolled)
        : comparison_(comparison), exact_(exact), rolled_(rolled) {}

    void compare() {
        share("alive", exact_.alive, rolled_.alive, trials);
        share("followed", exact_.followed, rolled_.followed, trials);
        share("polymorphed", exact_.polymorphed, rolled_.polymorphed, trials);
        share("reverted", exact_.reverted, rolled_.reverted, trials);
        share("departed", exact_.departed, rolled_.departed, trials);
        share("teleported", exact_.teleportedEver, rolled_.teleportedEver, trials);
        share("asleep", exact_.asleep, rolled_.asleep, trials);
        compareIntrinsics();
        compareHitPoints();
        spread("mp", exact_.mp, rolled_.mp);
        spread("food", exact_.food, rolled_.food);
        compareEvents();
    }

  private:
    std::string cell(const std::string& name) const {
        return "beat " + std::to_string(exact_.heartbeat) + ' ' + name;
    }

    void share(const std::string& name, const Estimate& exact, const Estimate& rolled,
               std::int64_t of) {
        const double count = std::round(rolled.value * static_cast<double>(of));
        comparison_.probability(cell(name), exact.value, static_cast<std::int64_t>(count), of);
    }

    void compareIntrinsics() {
        std::map<Intrinsic, std::pair<Estimate, Estimate>> both;
        for (const auto& [intrinsic, estimate] : exact_.intrinsics) {
            both[intrinsic].first = estimate;
        }
        for (const auto& [intrinsic, estimate] : rolled_.intrinsics) {
            both[intrinsic].second = estimate;
        }
        for (const auto& [intrinsic, estimates] : both) {
            share(std::string(name(intrinsic)), estimates.first, estimates.second, trials);
        }
    }

    void compareHitPoints() {
        spread("hp", exact_.hp, rolled_.hp);
        const double counted = rolled_.alive.value - rolled_.followed.value;
        const auto of =
            static_cast<std::int64_t>(std::round(static_cast<double>(trials) * (1.0 - counted)));
        if (of == 0 || !exact_.hp) {
            return;
        }
        std::map<int, std::pair<Estimate, Estimate>> both;
        exact_.hpOdds.forEach([&](int hp, const Estimate& odds) { both[hp].first = odds; });
        rolled_.hpOdds.forEach([&](int hp, const Estimate& odds) { both[hp].second = odds; });
        for (const auto& [hp, estimates] : both) {
            share("hp " + std::to_string(hp), estimates.first, estimates.second, of);
        }
    }

    /// Few runs left say little of a mean that rare ones decide.
    void spread(const std::string& name, const std::optional<Spread>& exact,
                const std::optional<Spread>& rolled) {
        const bool few = rolled_.followed.value + 1.0 - rolled_.alive.value < 0.02 ||
                         (name != "hp" && rolled_.followed.value < 0.02);
        if (!exact || few) {
            return;
        }
        ASSERT_TRUE(rolled.has_value());
        mean(name + " mean", exact->mean, rolled->mean, name == "food" ? 40 : 10);
    }

    /// @param amount by which one run may differ from the others. What has probability below
    /// 20 / trials may well come up in none, and then the rolled error knows nothing of it.
    void mean(const std::string& name, const Estimate& exact, const Estimate& rolled,
              double amount) {
        comparison_.figures(
            cell(name), exact.value, rolled.value,
            sigmaOfHeartbeats * rolled.standardError + 20.0 * amount / static_cast<double>(trials));
    }

    void compareEvents() {
        using Key = std::pair<int, std::string>;
        std::map<Key, std::pair<Event, Event>> both;
        for (const Event& event : exact_.events) {
            both[{event.step, text(event.what, event.intrinsic)}].first = event;
        }
        for (const Event& event : rolled_.events) {
            both[{event.step, text(event.what, event.intrinsic)}].second = event;
        }
        for (const auto& [key, events] : both) {
            const std::string name = std::to_string(key.first) + ':' + key.second;
            share(name, events.first.probability, events.second.probability, trials);
            if (events.second.probability.value > 0.02) {
                mean(name + " mean", events.first.mean, events.second.mean, 10);
            }
        }
    }

    Comparison& comparison_;
    const Beat& exact_;
    const Beat& rolled_;
};

class RandomHeartbeats : public ::testing::TestWithParam<std::uint64_t> {};

TEST_P(RandomHeartbeats, GoInTheExactOddsAsWhenTheyAreRolled) {
    for (std::uint64_t i = 0; i < requestsOfGroup; ++i) {
        const std::uint64_t seed = GetParam() * requestsOfGroup + i;
        const Scene scene = heartbeatScene(randomHeartbeats(seed));
        const auto exact = evaluate(scene, {.method = Method::Exact});
        const auto rolled = simulate(scene, trials, seed + 1, 2);
        ASSERT_EQ(exact->timeline.size(), rolled->size());
        Comparison comparison{sigmaOfHeartbeats};
        for (std::size_t beat = 0; beat < rolled->size(); ++beat) {
            BeatComparison(comparison, exact->timeline[beat], (*rolled)[beat]).compare();
        }
        EXPECT_TRUE(comparison.deviations().empty()) << "request " << seed << '\n'
                                                     << comparison.report();
    }
}

INSTANTIATE_TEST_SUITE_P(Simulated, RandomHeartbeats, ::testing::Range(std::uint64_t{0}, groups));

/// The random creatures would prove little if what is rare never came up in them.
TEST(SimulatedHeartbeats, ShowEverythingThatMayHappen) {
    std::set<What> seen;
    std::set<Intrinsic> inflicted;
    for (std::uint64_t seed = 0; seed < groups * requestsOfGroup; ++seed) {
        const auto answer =
            evaluate(heartbeatScene(randomHeartbeats(seed)), {.method = Method::Exact});
        for (const Beat& beat : answer->timeline) {
            for (const Event& event : beat.events) {
                seen.insert(event.what);
                if (event.what == What::Inflicted) {
                    inflicted.insert(*event.intrinsic);
                }
            }
        }
    }
    for (const auto& [word, what] : whatWords) {
        EXPECT_TRUE(seen.contains(what)) << word;
    }
    EXPECT_EQ(inflicted, (std::set{Intrinsic::Aflame, Intrinsic::Blind, Intrinsic::Confused,
                                   Intrinsic::PoisonHarsh}));
}

TEST(SimulatedHeartbeats, AreTheSameOnHoweverManyThreads) {
    const Scene scene = heartbeatScene(randomHeartbeats(7));
    const auto one = simulate(scene, 10'500, 3, 1);
    EXPECT_EQ(one, simulate(scene, 10'500, 3, 2));
    EXPECT_EQ(one, simulate(scene, 10'500, 3, 5));
    EXPECT_NE(one, simulate(scene, 10'500, 4, 1));
}

TEST(SimulatedHeartbeats, StopWhenAsked) {
    std::stop_source stop;
    stop.request_stop();
    const Scene scene = heartbeatScene(randomHeartbeats(7));
    EXPECT_FALSE(simulate(scene, 1'000, 1, 1, stop.get_token()).has_value());
    EXPECT_FALSE(evaluate(scene, {.stop = stop.get_token()}).has_value());
}

}  // namespace
}  // namespace polyplan::testing
