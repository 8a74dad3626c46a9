#include "core/nethack/theft/hitting.h"

#include <algorithm>

#include "core/probability/convolution.h"

namespace polyplan::nethack::theft {
namespace {

constexpr int dieSides = 20;

/// That the attack at that place hits at T = `number`.
double hitChance(const Encounter& encounter, int number, int index) {
    const int sides = dieSides + (encounter.rules->laterAttacksHitLess ? index : 0);
    return std::clamp(static_cast<double>(number - 1) / sides, 0.0, 1.0);
}

/// The mean over all rolls of the armor class of what `figure` makes of T.
template <typename Figure>
auto meanOverArmorClass(const Encounter& encounter, Figure figure) {
    const auto [least, most] = countedArmorClass(*encounter.rules, encounter.request.armorClass);
    auto sum = figure(toHitNumber(encounter, least));
    for (int counted = least + 1; counted <= most; ++counted) {
        sum = sum + figure(toHitNumber(encounter, counted));
    }
    return sum / static_cast<double>(most - least + 1);
}

/// Counts that can be added up and divided.
struct CountSum {
    Counts counts;
    friend CountSum operator+(CountSum a, const CountSum& b) {
        std::ranges::transform(a.counts, b.counts, a.counts.begin(), std::plus());
        return a;
    }
    friend CountSum operator/(CountSum a, double divisor) {
        for (double& count : a.counts) {
            count /= divisor;
        }
        return a;
    }
};

Counts yesOrNo(double chance) {
    return {1.0 - chance, chance};
}

/// Of so many rounds.
Counts theftsOfRounds(const Counts& round, int rounds) {
    Counts sum = {1.0};
    for (int i = 0; i < rounds; ++i) {
        sum = convolved(sum, round);
    }
    return sum;
}

}  // namespace

CountedArmorClass countedArmorClass(const Rules& rules, int armorClass) {
    const int rolled = rules.leastFullArmorClass - armorClass;
    return rolled > 0 ? CountedArmorClass{-rolled, -1} : CountedArmorClass{armorClass, armorClass};
}

int toHitNumber(const Encounter& encounter, int countedArmorClass) {
    const Rules& rules = *encounter.rules;
    int number = 10 + countedArmorClass + encounter.level * rules.levelHundredths / 100 +
                 encounter.request.toHitBonus;
    for (const ConditionRule& rule : rules.conditions) {
        number += encounter.has(rule.condition) ? rule.toHit : 0;
    }
    if (encounter.has(HeroCondition::Invisible) || encounter.has(ThiefCondition::Blind)) {
        number += rules.unseen;
    }
    return encounter.has(ThiefCondition::Trapped) ? number - 2 : number;
}

double hitProbability(const Encounter& encounter) {
    return meanOverArmorClass(encounter, [&encounter](int number) {
        return hitChance(encounter, number, encounter.thief.theftAttacks.front());
    });
}

double aimedRounds(const Encounter& encounter) {
    const double onHero = encounter.has(HeroCondition::Riding) ? 3.0 / 4 : 1.0;
    return onHero / encounter.habits->strikesOneRoundIn;
}

Counts theftsOfRound(const Encounter& encounter) {
    const double perHit = 1.0 / encounter.theft->oneIn;
    const auto [struck] = meanOverArmorClass(encounter, [&encounter, perHit](int number) {
        Counts thefts = {1.0};
        for (const int index : encounter.thief.theftAttacks) {
            thefts = convolved(thefts, yesOrNo(hitChance(encounter, number, index) * perHit));
        }
        return CountSum{thefts};
    });
    const double aimed = aimedRounds(encounter);
    Counts round = struck;
    std::ranges::transform(round, round.begin(), [aimed](double p) { return p * aimed; });
    round.front() += 1.0 - aimed;
    return round;
}

std::vector<Counts> theftsOfTurns(const Encounter& encounter) {
    const Counts round = theftsOfRound(encounter);
    const int speed = encounter.speed;
    const int least = speed / normalSpeed;
    const Counts fewer = theftsOfRounds(round, least);
    const Counts more = convolved(fewer, round);
    if (encounter.rules->rounds == Rounds::Accumulated) {
        std::vector<Counts> turns;
        for (int turn = 0; turn < normalSpeed; ++turn) {
            const int rounds = (turn + 1) * speed / normalSpeed - turn * speed / normalSpeed;
            turns.push_back(rounds == least ? fewer : more);
        }
        return turns;
    }
    const double oneMore = static_cast<double>(speed % normalSpeed) / normalSpeed;
    Counts turn(more.size());
    for (std::size_t i = 0; i < more.size(); ++i) {
        turn[i] = more[i] * oneMore + (i < fewer.size() ? fewer[i] * (1.0 - oneMore) : 0.0);
    }
    return {turn};
}

Counts theftsOfHit(const Encounter& encounter) {
    return yesOrNo(1.0 / encounter.theft->oneIn);
}

}  // namespace polyplan::nethack::theft
