#include "core/oangband/fear.h"

#include <numeric>

#include "core/oangband/chance.h"

namespace polyplan::oangband {
namespace {

/// Percentages of hit points left and what they do (xtra2.c mon_take_hit()).
constexpr int frightSides = 10;
constexpr double frightOfHeavyBlow = 0.8;
constexpr int heavyBlowPercentage = 7;
constexpr int heavyBlowTurns = 20;
constexpr int frightLevels = 11;
constexpr int frightTurnsEach = 5;

}  // namespace

int holyLightResistance(const Monster& monster) {
    constexpr int ofUnique = 20;
    constexpr int ofOther = 2;
    return monster.level + (monster.flags.has(Flag::Unique) ? ofUnique : ofOther);
}

double holyLightChance(const Strike& strike) {
    const HolyLightRule& light = strike.rule->holyLight;
    constexpr Flags touchy = {Flag::Undead, Flag::HurtLite, Flag::Evil};
    if (light.oneIn == 0 || !strike.byPlayer || !strike.player->holyLight ||
        strike.monster->flags.countOf(touchy) == 0) {
        return 0.0;
    }
    const int sides = strike.player->level * light.levelTimes / light.levelDivisor + light.plus;
    return chanceAtLeast(sides, holyLightResistance(*strike.monster)) / light.oneIn;
}

int holyLightSides(const HolyLightRule& rule, int playerLevel) {
    return playerLevel * rule.sidesTimes / rule.sidesDivisor;
}

FearLedger::Fear FearLedger::afterwards() const {
    const auto before = static_cast<std::size_t>(strike_->afraidBefore);
    Fear after{};
    after[before] = unchanged_;
    Fear calm{};
    calm[before] = 1.0;
    afterDamage(calm_, calm, after);
    if (!byLight_.empty()) {
        const int sides = holyLightSides(strike_->rule->holyLight, strike_->player->level);
        afterDamage(byLight_, raised(turnsOfDice(holyLightDice, sides)), after);
    }
    if (!bySpell_.empty()) {
        const Fear spelled = raised(bySpell_.dice(strike_->rule->spell.dice));
        for (std::size_t turns = 0; turns < after.size(); ++turns) {
            after[turns] += spelled[turns];
        }
    }
    return after;
}

void FearLedger::write(Answer& answer) const {
    const int before = strike_->afraidBefore;
    const Fear after = afterwards();
    for (int turns = 0; turns <= mostTurns; ++turns) {
        const double chance = after[static_cast<std::size_t>(turns)];
        if (chance <= 0.0) {
            continue;
        }
        answer.afraidAfterwards.push_back({turns, chance});
        if (turns > before) {
            answer.afraid.push_back({turns - before, chance});
        }
    }
}

FearLedger::Fear FearLedger::raised(const TurnChances& asked) const {
    Fear fear{};
    for (int turns = 0; turns <= TurnChances::most; ++turns) {
        fear[static_cast<std::size_t>(std::min(strike_->afraidBefore + turns, mostTurns))] +=
            asked[turns];
    }
    return fear;
}

void FearLedger::afterDamage(const ByDamage& weights, const Fear& asked, Fear& sum) const {
    // fear + t, for t = 1 … dealt alike, is taken down to fear: sums of later chances.
    std::array<double, mostTurns + 2> above{};
    for (int turns = mostTurns; turns >= 0; --turns) {
        const auto i = static_cast<std::size_t>(turns);
        above[i] = above[i + 1] + asked[i];
    }
    for (const auto& [dealt, chance] : weights) {
        if (dealt == 0 || !strike_->byPlayer) {
            for (std::size_t turns = 0; turns < sum.size(); ++turns) {
                sum[turns] += chance * asked[turns];
            }
            continue;
        }
        double gone = asked[0];
        for (int turns = 1; turns <= mostTurns; ++turns) {
            const auto i = static_cast<std::size_t>(turns);
            gone += asked[i] * chanceAtLeast(dealt, turns);
            double left = 0.0;
            if (dealt >= mostTurns - turns) {
                left = above[i + 1];
            } else if (above[i + 1] > 0.0) {
                left = std::accumulate(asked.begin() + turns + 1, asked.begin() + turns + 1 + dealt,
                                       0.0);
            }
            sum[i] += chance * left / dealt;
        }
        frightenByDamage(dealt, chance * gone, sum);
    }
}

void FearLedger::frightenByDamage(int dealt, double chance, Fear& sum) const {
    if (chance == 0.0) {
        return;
    }
    double calm = chance;
    if (!strike_->has(Flag::NoFear)) {
        const int left = strike_->hpBefore - dealt;
        const int percentage = 100 * left / strike_->maxHp;
        double fright = chanceAtLeast(frightSides, percentage);
        if (dealt >= left) {
            fright += (1.0 - fright) * frightOfHeavyBlow;
        }
        const int least = dealt >= left && percentage > heavyBlowPercentage
                              ? heavyBlowTurns
                              : (frightLevels - percentage) * frightTurnsEach;
        if (fright > 0.0) {
            for (int roll = 1; roll <= frightSides; ++roll) {
                const int turns = least + roll;
                sum[static_cast<std::size_t>(turns)] += chance * fright / frightSides;
            }
            calm = chance * (1.0 - fright);
        }
    }
    sum[0] += calm;
}

}  // namespace polyplan::oangband
