#include <gtest/gtest.h>

#include <array>
#include <set>
#include <string>

#include "core/oangband/evaluate.h"
#include "core/oangband/simulator.h"
#include "tests/core/support/catalogues.h"
#include "tests/oracle/comparison.h"
#include "tests/oracle/oangband/random_attacks.h"

namespace polyplan::testing {
namespace {

using namespace oangband;

/// All attacks have some 200,000 cells together: at 6 sigma, 2e-9 each, a right program fails once
/// in 2,500 times.
constexpr double sigmaOfAttacks = 6;
constexpr std::uint64_t attacksOfEachType = 32;
constexpr std::int64_t trials = 40'000;

const Tables& tables() {
    return tests::catalogues().oangband();
}

Scene sceneOf(const Request& request) {
    return std::get<Scene>(Scene::of(request, tables()));
}

class AttackComparison {
  public:
    AttackComparison(const Answer& answer, const Frequencies& counted)
        : answer_(answer), counted_(counted) {}

    const Comparison& compare() {
        compareTables();
        compareSingles();
        compareSquare();
        compareCasts();
        return comparison_;
    }

  private:
    void table(const std::string& name, const Odds& odds, const Frequencies::Table& counts,
               std::int64_t of) {
        std::map<int, double> foretold;
        for (const auto& [value, probability] : odds) {
            foretold[value] = probability;
        }
        for (const auto& [value, count] : counts) {
            foretold.try_emplace(value, 0.0);
        }
        for (const auto& [value, probability] : foretold) {
            const auto found = counts.find(value);
            comparison_.probability(std::string(name).append(" ").append(std::to_string(value)),
                                    probability, found == counts.end() ? 0 : found->second, of);
        }
    }

    void single(const std::string& name, double probability, std::int64_t count) {
        comparison_.probability(name, probability, count, counted_.trials);
    }

    void compareTables() {
        const std::int64_t all = counted_.trials;
        table("damage_dealt", answer_.damageDealt, counted_.damageDealt, all);
        table("stunned", answer_.stunned, counted_.stunned, all);
        table("confused", answer_.confused, counted_.confused, all);
        table("afraid", answer_.afraid, counted_.afraid, all);
        table("afraid_afterwards", answer_.afraidAfterwards, counted_.afraidAfterwards, all);
        table("held", answer_.held, counted_.held, all);
        table("healed", answer_.healed, counted_.healed, all);
        table("mana_lost", answer_.manaLost, counted_.manaLost, all);
        table("teleported_distance", answer_.teleportedDistance, counted_.teleportedDistance, all);
        if (counted_.polymorphed > 0) {
            table("polymorph_into", answer_.polymorphInto, counted_.polymorphInto,
                  counted_.polymorphed);
        }
    }

    void compareSingles() {
        single("slept", answer_.slept, counted_.slept);
        single("slowed", answer_.slowed, counted_.slowed);
        single("hastened", answer_.hastened, counted_.hastened);
        single("cloned", answer_.cloned, counted_.cloned);
        single("polymorphed", answer_.polymorphed, counted_.polymorphed);
        single("killed", answer_.killed, counted_.killed);
        single("moved", answer_.moved, counted_.moved);
    }

    void compareSquare() {
        std::map<std::string, double> after(answer_.terrainAfter.begin(),
                                            answer_.terrainAfter.end());
        for (const auto& [terrain, count] : counted_.terrainAfter) {
            after.try_emplace(terrain, 0.0);
        }
        for (const auto& [terrain, probability] : after) {
            const auto found = counted_.terrainAfter.find(terrain);
            single("terrain_after " + terrain, probability,
                   found == counted_.terrainAfter.end() ? 0 : found->second);
        }
        ASSERT_EQ(answer_.floorObjects.size(), counted_.destroyed.size());
        for (std::size_t i = 0; i < counted_.destroyed.size(); ++i) {
            single(answer_.floorObjects[i].object, answer_.floorObjects[i].destroyed,
                   counted_.destroyed[i]);
        }
    }

    void compareCasts() {
        ASSERT_EQ(answer_.casts.size(), counted_.casts.size());
        for (std::size_t i = 0; i < answer_.casts.size(); ++i) {
            const std::string cast = "cast " + std::to_string(i + 1);
            single(cast + " killed", answer_.casts[i].killed, counted_.casts[i].killed);
            single(cast + " polymorphed", answer_.casts[i].polymorphed,
                   counted_.casts[i].polymorphed);
            table(cast + " hp", answer_.casts[i].hpLeft, counted_.casts[i].hpLeft, counted_.trials);
        }
    }

    const Answer& answer_;
    const Frequencies& counted_;
    Comparison comparison_{sigmaOfAttacks};
};

class AttackOfType : public ::testing::TestWithParam<DamageType> {};

TEST_P(AttackOfType, GoesInTheExactOddsAsOftenAsWhenItIsRolled) {
    for (std::uint64_t seed = 0; seed < attacksOfEachType; ++seed) {
        const Request request = randomAttack(
            GetParam(), tables(), seed * damageTypeCount + static_cast<std::uint64_t>(GetParam()));
        const Scene scene = sceneOf(request);
        const Answer answer = evaluate(scene);
        const Frequencies counted = simulate(scene, trials, seed + 1);
        const Comparison comparison = AttackComparison(answer, counted).compare();
        EXPECT_TRUE(comparison.deviations().empty())
            << "attack " << seed << " of " << request.damage << " on " << scene.monster().name
            << ' ' << scene.monster().id << ", " << request.terrain << '\n'
            << comparison.report();
    }
}

INSTANTIATE_TEST_SUITE_P(Simulated, AttackOfType, ::testing::ValuesIn(allDamageTypes()),
                         [](const ::testing::TestParamInfo<DamageType>& type) {
                             return std::string(name(type.param));
                         });

/// All that an answer may name as the resistance that applied.
std::set<std::string> allResistances() {
    std::set<std::string> all = {"OLD_POLY: unique",
                                 "DISP_SMALL_ALL: " + std::string(smallOnlyText)};
    for (const DamageType type : allDamageTypes()) {
        const TypeRule& rule = ruleOf(type);
        const std::string prefix = std::string(name(type)) + ": ";
        for (const Condition& condition : rule.conditions) {
            all.insert(prefix + std::string(condition.text));
        }
        if (!rule.spell.resistedText.empty()) {
            all.insert(prefix + std::string(rule.spell.resistedText));
        }
    }
    return all;
}

/// The random attacks would prove little if what is rare never came up in them.
TEST(SimulatedAttacks, ShowEverythingThatMayHappen) {
    std::set<std::string> seen;
    std::set<std::string> resistances;
    for (const DamageType type : allDamageTypes()) {
        for (std::uint64_t seed = 0; seed < attacksOfEachType; ++seed) {
            const Answer answer = evaluate(sceneOf(randomAttack(
                type, tables(), seed * damageTypeCount + static_cast<std::uint64_t>(type))));
            const auto see = [&](const char* what, bool happens) {
                if (happens) {
                    seen.insert(what);
                }
            };
            see("stunned", !answer.stunned.empty());
            see("confused", !answer.confused.empty());
            see("afraid", !answer.afraid.empty());
            see("held", !answer.held.empty());
            see("healed", !answer.healed.empty());
            see("mana lost", !answer.manaLost.empty());
            see("slept", answer.slept > 0);
            see("slowed", answer.slowed > 0);
            see("hastened", answer.hastened > 0);
            see("cloned", answer.cloned > 0);
            see("polymorphed", answer.polymorphed > 0);
            see("killed", answer.killed > 0 && answer.killed < 1);
            see("moved", answer.moved > 0);
            see("terrain", answer.terrainAfter.size() > 1);
            for (const FloorObjectFate& fate : answer.floorObjects) {
                see("destroyed", fate.destroyed > 0 && fate.destroyed < 1);
            }
            if (answer.resistance) {
                resistances.insert(std::string(name(type)) + ": " + *answer.resistance);
            }
        }
    }
    EXPECT_EQ(seen.size(), 15U);
    for (const std::string& resistance : allResistances()) {
        EXPECT_TRUE(resistances.contains(resistance)) << resistance;
    }
}

}  // namespace
}  // namespace polyplan::testing
