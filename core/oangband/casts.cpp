#include "core/oangband/casts.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace polyplan::oangband {
namespace {

/// What is rarer is not followed: less than any figure shows.
constexpr double negligible = 1e-25;

/// Chances of 0, 1, … hit points, killed and polymorphed ones apart.
struct State {
    std::vector<double> hp;
    double killed = 0.0;
    double polymorphed = 0.0;
};

/// Whether a hit deals the same whatever the hit points, and at most polymorphs besides what it
/// does not kill.
bool onlyHurts(const Strike& strike) {
    const TypeRule& rule = *strike.rule;
    return rule.effect == Effect::Hurt && !rule.smallOnly &&
           !(rule.polymorphs && strike.blackBreath);
}

/// Whether what would kill it leaves it with no hit points: uniques die by the player's hand only.
bool isSpared(const Strike& strike) {
    return strike.has(Flag::Unique) && !strike.byPlayer;
}

/// Chances of an amount or a greater one, one entry more than there are amounts.
std::vector<double> chancesFrom(const std::vector<double>& amounts) {
    std::vector<double> from(amounts.size() + 1, 0.0);
    for (std::size_t i = amounts.size(); i-- > 0;) {
        from[i] = from[i + 1] + amounts[i];
    }
    return from;
}

/// Hits of more than any hit points there are come to the same as those of one more than the most.
HitTable withoutExcess(const HitTable& hits, int mostHp, Effect effect) {
    HitTable fewer(effect);
    fewer.add({}, hits.untouched());
    for (std::size_t amount = 0; amount < hits.touched().size(); ++amount) {
        if (hits.touched()[amount] > 0.0) {
            fewer.add(hits.hitOf(std::min(static_cast<int>(amount), mostHp + 1)),
                      hits.touched()[amount]);
        }
    }
    return fewer;
}

State castAtAny(const Strike& strike, const HitTable& hits, const State& before) {
    State after{.hp = std::vector<double>(before.hp.size(), 0.0),
                .killed = before.killed,
                .polymorphed = before.polymorphed};
    for (std::size_t hp = 0; hp < before.hp.size(); ++hp) {
        const double here = before.hp[hp];
        if (here <= negligible) {
            continue;
        }
        after.hp[hp] += here * hits.untouched();
        for (std::size_t amount = 0; amount < hits.touched().size(); ++amount) {
            double chance = here * hits.touched()[amount];
            if (chance == 0.0) {
                continue;
            }
            const Toll toll =
                tollOf(strike, hits.hitOf(static_cast<int>(amount)), static_cast<int>(hp));
            if (strike.canTurn) {
                after.polymorphed += chance * toll.turning;
                chance *= 1.0 - toll.turning;
            }
            if (toll.killed) {
                after.killed += chance;
            } else {
                after.hp[hp - static_cast<std::size_t>(toll.dealt) +
                         static_cast<std::size_t>(toll.healed)] += chance;
            }
        }
    }
    return after;
}

/// The same where a hit only takes what it deals: one product for each pair.
/// @param untouched chance that nothing happens @param turning of a hit that does not kill
/// @param spared what would kill leaves no hit points
State castAtSame(const std::vector<double>& dealt, double untouched, double turning, bool spared,
                 const State& before) {
    State after{.hp = std::vector<double>(before.hp.size(), 0.0),
                .killed = before.killed,
                .polymorphed = before.polymorphed};
    const std::vector<double> tail = chancesFrom(dealt);
    std::vector<double> upTo(dealt.size() + 1, 0.0);
    std::partial_sum(dealt.begin(), dealt.end(), upTo.begin() + 1);
    for (std::size_t hp = 0; hp < before.hp.size(); ++hp) {
        const double here = before.hp[hp];
        if (here <= negligible) {
            continue;
        }
        const std::size_t end = std::min(hp + 1, dealt.size());
        const double staying = here * (1.0 - turning);
        for (std::size_t amount = 0; amount < end; ++amount) {
            after.hp[hp - amount] += staying * dealt[amount];
        }
        after.polymorphed += here * turning * upTo[end];
        after.hp[hp] += here * untouched;
        (spared ? after.hp.front() : after.killed) += here * tail[end];
    }
    return after;
}

/// The same where a hit only heals, up to the last number of hit points.
State castHealing(const std::vector<double>& healed, double untouched, const State& before) {
    State after{.hp = std::vector<double>(before.hp.size(), 0.0)};
    const std::vector<double> tail = chancesFrom(healed);
    for (std::size_t hp = 0; hp < before.hp.size(); ++hp) {
        const double here = before.hp[hp];
        if (here <= negligible) {
            continue;
        }
        const std::size_t end = std::min(before.hp.size() - 1 - hp, healed.size());
        for (std::size_t amount = 0; amount < end; ++amount) {
            after.hp[hp + amount] += here * healed[amount];
        }
        after.hp.back() += here * tail[end];
        after.hp[hp] += here * untouched;
    }
    return after;
}

std::vector<double> dealtOf(const Strike& strike, const HitTable& hits) {
    std::vector<double> dealt(1, 0.0);
    for (std::size_t amount = 0; amount < hits.touched().size(); ++amount) {
        if (hits.touched()[amount] == 0.0) {
            continue;
        }
        const Toll toll = tollOf(strike, hits.hitOf(static_cast<int>(amount)),
                                 static_cast<int>(hits.touched().size()));
        const auto index = static_cast<std::size_t>(toll.dealt);
        dealt.resize(std::max(dealt.size(), index + 1), 0.0);
        dealt[index] += hits.touched()[amount];
    }
    return dealt;
}

Odds oddsOf(const std::vector<double>& chances) {
    Odds odds;
    for (std::size_t value = 0; value < chances.size(); ++value) {
        if (chances[value] > 0.0) {
            odds.push_back({static_cast<int>(value), chances[value]});
        }
    }
    return odds;
}

}  // namespace

void HitTable::add(const Hit& hit, double chance) {
    if (!hit.touched) {
        untouched_ += chance;
        return;
    }
    const auto amount =
        static_cast<std::size_t>(effect_ == Effect::Hurt ? hit.damage : hit.turnsDamage);
    if (amount >= touched_.size()) {
        touched_.resize(amount + 1, 0.0);
    }
    touched_[amount] += chance;
}

Hit HitTable::hitOf(int amount) const {
    return {.probability = touched_[static_cast<std::size_t>(amount)],
            .touched = true,
            .damage = effect_ == Effect::Hurt ? amount : 0,
            .turnsDamage = amount};
}

std::vector<AfterCast> castSeries(const Strike& strike, const HitTable& hits, int casts) {
    const int mostHp = std::max(strike.hpBefore, strike.maxHp);
    const Effect effect = strike.rule->effect;
    // The spell of polymorph asks for its damage, however much that is.
    const HitTable followed =
        effect == Effect::Polymorph ? hits : withoutExcess(hits, mostHp, effect);
    const bool simple = onlyHurts(strike);
    const std::vector<double> dealt = simple ? dealtOf(strike, followed) : std::vector<double>();
    const double turning =
        simple && strike.canTurn ? tollOf(strike, {.touched = true}, mostHp).turning : 0.0;
    State state;
    state.hp.assign(static_cast<std::size_t>(mostHp) + 1, 0.0);
    state.hp[static_cast<std::size_t>(strike.hpBefore)] = 1.0;
    std::vector<AfterCast> series;
    series.reserve(static_cast<std::size_t>(casts));
    for (int cast = 1; cast <= casts; ++cast) {
        state = simple ? castAtSame(dealt, followed.untouched(), turning, isSpared(strike), state)
                : effect == Effect::Heal
                    ? castHealing(followed.touched(), followed.untouched(), state)
                    : castAtAny(strike, followed, state);
        series.push_back({.cast = cast,
                          .killed = state.killed,
                          .polymorphed = state.polymorphed,
                          .hpLeft = oddsOf(state.hp)});
    }
    return series;
}

double killChance(const Strike& strike, const HitTable& hits, int hp) {
    double killed = 0.0;
    for (std::size_t amount = 0; amount < hits.touched().size(); ++amount) {
        if (hits.touched()[amount] == 0.0) {
            continue;
        }
        const Toll toll = tollOf(strike, hits.hitOf(static_cast<int>(amount)), hp);
        if (toll.killed) {
            killed += hits.touched()[amount] * (strike.canTurn ? 1.0 - toll.turning : 1.0);
        }
    }
    return killed;
}

}  // namespace polyplan::oangband
