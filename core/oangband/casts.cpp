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

/// Whether a hit deals the same whatever the hit points, and besides at most polymorphs what it
/// does not exceed.
bool onlyHurts(const Strike& strike) {
    return strike.rule->effect == Effect::Hurt && !strike.rule->smallOnly;
}

/// Chances of an amount or a greater one, one entry more than there are amounts.
std::vector<double> chancesFrom(const std::vector<double>& amounts) {
    std::vector<double> from(amounts.size() + 1, 0.0);
    for (std::size_t i = amounts.size(); i-- > 0;) {
        from[i] = from[i + 1] + amounts[i];
    }
    return from;
}

/// Chances of lesser amounts, one entry more than there are amounts.
std::vector<double> chancesBelow(const std::vector<double>& amounts) {
    std::vector<double> below(amounts.size() + 1, 0.0);
    std::partial_sum(amounts.begin(), amounts.end(), below.begin() + 1);
    return below;
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

/// The chances by what a hit deals, of a strike that only hurts.
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

/// One cast, asked of each number of hit points.
class AnyCast {
  public:
    AnyCast(const Strike& strike, const HitTable& hits) : strike_(strike), hits_(hits) {}

    void operator()(std::size_t hp, double here, State& after) const {
        after.hp[hp] += here * hits_.untouched();
        for (std::size_t amount = 0; amount < hits_.touched().size(); ++amount) {
            double chance = here * hits_.touched()[amount];
            if (chance == 0.0) {
                continue;
            }
            const Toll toll =
                tollOf(strike_, hits_.hitOf(static_cast<int>(amount)), static_cast<int>(hp));
            if (strike_.canTurn) {
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

  private:
    const Strike& strike_;
    const HitTable& hits_;
};

/// One cast of what only hurts: one product for each pair of hit points and damage.
class HurtingCast {
  public:
    HurtingCast(const Strike& strike, const HitTable& hits)
        : untouched_(hits.untouched()),
          turning_(strike.canTurn ? tollOf(strike, {.touched = true}, 0).turning : 0.0),
          isSpared_(strike.has(Flag::Unique) && !strike.byPlayer),
          dealt_(dealtOf(strike, hits)),
          dealtFrom_(chancesFrom(dealt_)),
          amountFrom_(chancesFrom(hits.touched())),
          amountBelow_(chancesBelow(hits.touched())) {}

    void operator()(std::size_t hp, double here, State& after) const {
        const std::size_t end = std::min(hp + 1, dealt_.size());
        const double staying = here * (1.0 - turning_);
        for (std::size_t damage = 0; damage < end; ++damage) {
            after.hp[hp - damage] += staying * dealt_[damage];
        }
        after.hp[hp] += here * untouched_;
        // Only damage that the hit points bear without the Black Breath polymorphs.
        const std::size_t more = std::min(hp + 1, amountBelow_.size() - 1);
        after.polymorphed += here * turning_ * amountBelow_[more];
        (isSpared_ ? after.hp.front() : after.killed) +=
            staying * dealtFrom_[end] + here * turning_ * amountFrom_[more];
    }

  private:
    double untouched_;
    double turning_;  ///< of a hit that does not exceed the hit points
    bool isSpared_;   ///< uniques die by the player's hand only: no hit points are left instead
    std::vector<double> dealt_;
    std::vector<double> dealtFrom_;
    std::vector<double> amountFrom_;
    std::vector<double> amountBelow_;
};

/// One cast of what only heals, up to the last number of hit points.
class HealingCast {
  public:
    explicit HealingCast(const HitTable& hits)
        : untouched_(hits.untouched()),
          healed_(hits.touched()),
          healedFrom_(chancesFrom(healed_)) {}

    void operator()(std::size_t hp, double here, State& after) const {
        const std::size_t end = std::min(after.hp.size() - 1 - hp, healed_.size());
        for (std::size_t amount = 0; amount < end; ++amount) {
            after.hp[hp + amount] += here * healed_[amount];
        }
        after.hp.back() += here * healedFrom_[end];
        after.hp[hp] += here * untouched_;
    }

  private:
    double untouched_;
    const std::vector<double>& healed_;
    std::vector<double> healedFrom_;
};

Odds oddsByValue(const std::vector<double>& chances) {
    Odds odds;
    for (std::size_t value = 0; value < chances.size(); ++value) {
        if (chances[value] > 0.0) {
            odds.push_back({static_cast<int>(value), chances[value]});
        }
    }
    return odds;
}

/// @param cast adds what one cast makes of a number of hit points and its chance
template <typename Cast>
std::vector<AfterCast> follow(State state, const Cast& cast, int casts,
                              const Oversight& oversight) {
    std::vector<AfterCast> series;
    series.reserve(static_cast<std::size_t>(casts));
    for (int number = 1; number <= casts; ++number) {
        State after{.hp = std::vector<double>(state.hp.size(), 0.0),
                    .killed = state.killed,
                    .polymorphed = state.polymorphed};
        for (std::size_t hp = 0; hp < state.hp.size(); ++hp) {
            if (oversight.stops()) {
                return {};
            }
            if (state.hp[hp] > negligible) {
                cast(hp, state.hp[hp], after);
            }
        }
        state = std::move(after);
        series.push_back({.cast = number,
                          .killed = state.killed,
                          .polymorphed = state.polymorphed,
                          .hpLeft = oddsByValue(state.hp)});
        oversight.tell(static_cast<double>(number) / casts);
    }
    return series;
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

std::vector<AfterCast> castSeries(const Strike& strike, const HitTable& hits, int casts,
                                  const Oversight& oversight) {
    const int mostHp = std::max(strike.hpBefore, strike.maxHp);
    const Effect effect = strike.rule->effect;
    // The spell of polymorph asks for its damage, however much that is.
    const HitTable followed =
        effect == Effect::Polymorph ? hits : withoutExcess(hits, mostHp, effect);
    State start;
    start.hp.assign(static_cast<std::size_t>(mostHp) + 1, 0.0);
    start.hp[static_cast<std::size_t>(strike.hpBefore)] = 1.0;
    if (onlyHurts(strike)) {
        return follow(std::move(start), HurtingCast(strike, followed), casts, oversight);
    }
    if (effect == Effect::Heal) {
        return follow(std::move(start), HealingCast(followed), casts, oversight);
    }
    return follow(std::move(start), AnyCast(strike, followed), casts, oversight);
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
