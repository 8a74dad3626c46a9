#include <gtest/gtest.h>

#include <string>

#include "core/nethack/theft/evaluate.h"
#include "core/nethack/theft/simulator.h"
#include "tests/core/support/random_encounters.h"
#include "tests/oracle/comparison.h"

namespace polyplan::testing {
namespace {

using namespace nethack::theft;

/// All encounters have some 80,000 cells together: at 6 sigma, 2e-9 each, a right program fails
/// once in 6,000 times.
constexpr double sigmaOfThefts = 6;
constexpr std::uint64_t encounters = 240;
constexpr std::int64_t trials = 20'000;

void compareEntry(Comparison& comparison, const std::string& at, const Gone& gone,
                  const Frequencies::Entry& counted) {
    comparison.probability(at + " any", gone.any, counted.any, trials);
    for (std::size_t stack = 0; stack < gone.byThing.size(); ++stack) {
        comparison.probability(at + " stack " + std::to_string(stack), gone.byThing[stack],
                               counted.byThing[stack], trials);
    }
    for (std::size_t count = 0; count < counted.byCount.size(); ++count) {
        comparison.probability(at + " lost " + std::to_string(count),
                               count < gone.byCount.size() ? gone.byCount[count] : 0.0,
                               counted.byCount[count], trials);
    }
}

TEST(Thefts, HappenAsOftenWhenTheyAreRolled) {
    std::size_t cells = 0;
    for (std::uint64_t seed = 1; seed <= encounters; ++seed) {
        const Encounter encounter = tests::randomEncounter(seed);
        const Answer answer = evaluate(encounter);
        const Frequencies counted = simulate(encounter, trials, seed);
        ASSERT_EQ(answer.entries(), counted.entries.size());
        Comparison comparison(sigmaOfThefts);
        for (std::size_t n = 1; n <= answer.entries(); ++n) {
            compareEntry(comparison, "entry " + std::to_string(n), answer.goneBy(n),
                         counted.entries[n - 1]);
        }
        if (counted.attacks > 0) {
            comparison.probability("hit", answer.hitProbability, counted.hits, counted.attacks);
        }
        for (std::size_t stack = 0; stack < answer.things.size(); ++stack) {
            comparison.probability("first " + std::to_string(stack),
                                   answer.things[stack].takenFirst, counted.takenFirst[stack],
                                   counted.entries.back().any);
        }
        EXPECT_TRUE(comparison.deviations().empty())
            << "seed " << seed << ' ' << encounter.thief.name << '\n'
            << comparison.report();
        cells += comparison.cells();
    }
    EXPECT_GT(cells, 50'000U);
}

TEST(Thefts, AreRolledAlikeByTheSameSeed) {
    const Encounter encounter = tests::randomEncounter(3);
    const Frequencies one = simulate(encounter, 500, 9);
    const Frequencies other = simulate(encounter, 500, 9);
    EXPECT_EQ(one.entries.back().byCount, other.entries.back().byCount);
    EXPECT_EQ(one.hits, other.hits);
}

TEST(Thefts, StopBeingRolledWhenAsked) {
    std::stop_source source;
    source.request_stop();
    EXPECT_FALSE(simulate(tests::randomEncounter(1), 1'000, 1, source.get_token()).has_value());
}

}  // namespace
}  // namespace polyplan::testing
