#include "core/oangband/simulator.h"

#include <algorithm>
#include <numeric>
#include <stdexcept>
#include <utility>

#include "core/oangband/simulator_dice.h"
#include "core/oangband/simulator_monster.h"
#include "core/oangband/simulator_square.h"
#include "core/probability/dice.h"

namespace polyplan::oangband {
namespace {

using simulator::destroys;
using simulator::MonsterStrike;
using simulator::Rolls;
using simulator::squaresMoved;
using simulator::terrainAfter;
using simulator::Victim;

int throwPool(const DicePool& pool, Rolls& rolls) {
    std::vector<int> dice(static_cast<std::size_t>(pool.count));
    std::generate(dice.begin(), dice.end(), [&] { return rolls.r1(pool.sides); });
    std::sort(dice.begin(), dice.end());
    auto first = dice.begin();
    auto last = dice.end();
    if (pool.keep == DicePool::Keep::Highest) {
        first = last - pool.kept;
    } else if (pool.keep == DicePool::Keep::Lowest) {
        last = first + pool.kept;
    }
    return pool.factor * std::accumulate(first, last, 0);
}

int throwDice(const Dice& dice, Rolls& rolls) {
    int weights = 0;
    for (const DiceSum& sum : dice.alternatives) {
        weights += sum.weight;
    }
    int roll = rolls.r0(weights);
    auto chosen = dice.alternatives.begin();
    while (roll >= chosen->weight) {
        roll -= chosen->weight;
        ++chosen;
    }
    auto total = static_cast<int>(chosen->constant);
    for (const DicePool& pool : chosen->pools) {
        total += throwPool(pool, rolls);
    }
    return total;
}

/// Races that a monster may be polymorphed into (spells1.c poly_r_idx()), each as often as the
/// game may draw it.
std::vector<int> racesToTurnInto(const Scene& scene) {
    const Monster& from = scene.monster();
    const int least = std::max(1, from.level - 1 - from.level / 5);
    const int most = std::min(127, from.level + 1 + from.level / 5);
    std::vector<int> ids;
    for (const Monster& race : scene.tables().monsters.monsters()) {
        const bool elsewhere =
            race.flags.has(Flag::ForceDepth) && race.level != scene.request().player.dungeonDepth;
        if (race.rarity == 0 || race.level < least || race.level > most || race.id == from.id ||
            race.flags.has(Flag::Unique) || elsewhere) {
            continue;
        }
        int weight = 100 / race.rarity;
        weight /= race.level < (least + from.level) / 2 ? 4 : 1;
        weight /= race.level > (most + from.level) / 2 ? 4 : 1;
        weight /= race.symbol != from.symbol ? 4 : 1;
        ids.insert(ids.end(), static_cast<std::size_t>(weight), race.id);
    }
    return ids;
}

/// Rolls all casts of one trial after the other and counts.
class Simulation {
  public:
    Simulation(const Scene& scene, std::uint64_t seed)
        : scene_(scene),
          rolls_(seed),
          dice_(std::get<Dice>(readDice(scene.request().damage))),
          races_(racesToTurnInto(scene)),
          monster_(scene, !races_.empty(), rolls_) {
        counts_.destroyed.resize(scene.floorStacks().size());
        counts_.casts.resize(static_cast<std::size_t>(scene.request().casts));
    }

    Frequencies run(std::int64_t trials) {
        counts_.trials = trials;
        for (std::int64_t trial = 0; trial < trials; ++trial) {
            runTrial();
        }
        return std::move(counts_);
    }

  private:
    static void count(Frequencies::Table& table, int value) {
        if (value != 0) {
            ++table[value];
        }
    }

    int damageThatArrives() {
        const Request& request = scene_.request();
        const int centre = throwDice(dice_, rolls_);
        const int distance = request.distanceFromCentre;
        if (distance == 0) {
            return centre;
        }
        if (distance > request.radius.value_or(0)) {
            return 0;
        }
        return request.sourceDiameter
                   ? std::min(centre, *request.sourceDiameter * centre / ((distance + 1) * 10))
                   : (centre + distance) / (distance + 1);
    }

    void runTrial() {
        int hp = scene_.hpBefore();
        bool killed = false;
        bool polymorphed = false;
        for (std::size_t cast = 0; cast < counts_.casts.size(); ++cast) {
            if (!killed && !polymorphed) {
                Victim victim = monster_.victim(hp);
                const int dam = damageThatArrives();
                if (scene_.reaches()) {
                    monster_.strike(victim, dam);
                }
                if (cast == 0) {
                    countFirst(victim, dam);
                }
                killed = victim.killed;
                polymorphed = victim.polymorphed;
                hp = victim.hp;
            }
            Frequencies::AfterCast& after = counts_.casts[cast];
            after.killed += killed ? 1 : 0;
            after.polymorphed += polymorphed ? 1 : 0;
            if (!killed && !polymorphed) {
                ++after.hpLeft[hp];
            }
        }
    }

    void countFirst(const Victim& victim, int dam) {
        for (std::size_t i = 0; i < counts_.destroyed.size(); ++i) {
            counts_.destroyed[i] += destroys(scene_, scene_.floorStacks()[i], dam, rolls_) ? 1 : 0;
        }
        if (victim.polymorphed) {
            ++counts_.polymorphed;
            ++counts_.polymorphInto[races_[static_cast<std::size_t>(
                rolls_.r0(static_cast<int>(races_.size())))]];
        } else {
            ++counts_.damageDealt[victim.dealt];
            if (victim.killed) {
                ++counts_.killed;
            } else {
                countChanges(victim, dam);
            }
        }
        ++counts_.terrainAfter[terrainAfter(scene_, dam, victim.struck, rolls_)];
    }

    void countChanges(const Victim& victim, int dam) {
        const Victim before = monster_.victim(scene_.hpBefore());
        count(counts_.stunned, victim.stunned - before.stunned);
        count(counts_.confused, victim.confused - before.confused);
        count(counts_.afraid, std::max(0, victim.afraid - before.afraid));
        ++counts_.afraidAfterwards[victim.afraid];
        count(counts_.held, victim.stasis);
        count(counts_.healed, std::max(0, victim.hp - before.hp));
        count(counts_.manaLost, before.mana - victim.mana);
        counts_.slept += victim.slept ? 1 : 0;
        counts_.slowed += victim.speed < before.speed ? 1 : 0;
        counts_.hastened += victim.speed > before.speed ? 1 : 0;
        counts_.cloned += victim.cloned ? 1 : 0;
        const int squares = squaresMoved(scene_, dam, victim.struck, rolls_);
        counts_.moved += squares > 0 ? 1 : 0;
        count(counts_.teleportedDistance, squares);
    }

    const Scene& scene_;
    Rolls rolls_;
    Dice dice_;
    std::vector<int> races_;  ///< ids
    MonsterStrike monster_;
    Frequencies counts_;
};

}  // namespace

Frequencies simulate(const Scene& scene, std::int64_t trials, std::uint64_t seed) {
    if (trials < 1) {
        throw std::invalid_argument("at least one trial has to be simulated");
    }
    return Simulation(scene, seed).run(trials);
}

}  // namespace polyplan::oangband
