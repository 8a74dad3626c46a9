#include "core/oangband/tally.h"

#include <algorithm>

#include "core/oangband/spell.h"

namespace polyplan::oangband {
namespace {

/// How often turns are asked for at this damage.
double chanceOfTurns(const TurnsRule& rule, const Monster& monster, int damage) {
    return rule.divisor == 0 || damage < rule.leastDamage || monster.flags.countOf(rule.unless) > 0
               ? 0.0
               : 1.0 / rule.oneIn;
}

constexpr Flags stunProof = {Flag::BrthSound, Flag::BrthForce};
constexpr Flags confusionProof = {Flag::NoConf, Flag::BrthConfu, Flag::BrthChaos};

}  // namespace

Tally::Tally(const Strike& strike)
    : strike_(strike),
      hits_(strike.rule->effect),
      light_(holyLightChance(strike)),
      canBeStunned_(strike.monster->flags.countOf(stunProof) == 0),
      canBeConfused_(strike.monster->flags.countOf(confusionProof) == 0),
      dealt_(1, 0.0),
      fear_(strike) {}

void Tally::add(int arriving, double chance) {
    met_.resize(std::max(met_.size(), static_cast<std::size_t>(arriving) + 1));
    forEachHit(strike_, arriving,
               [&](const Hit& hit) { addHit(hit, chance * hit.probability, arriving); });
}

double Tally::untouchedBy(int arriving) const {
    const auto index = static_cast<std::size_t>(arriving);
    return index < met_.size() ? met_[index].untouched : 0.0;
}

double Tally::touchedBy(int arriving) const {
    const auto index = static_cast<std::size_t>(arriving);
    return index < met_.size() ? met_[index].touched : 0.0;
}

Odds Tally::standing() const {
    Odds odds;
    for (std::size_t arriving = 0; arriving < met_.size(); ++arriving) {
        if (met_[arriving].standing > 0.0) {
            odds.push_back({static_cast<int>(arriving), met_[arriving].standing});
        }
    }
    return odds;
}

void Tally::addHit(const Hit& hit, double chance, int arriving) {
    Met& met = met_[static_cast<std::size_t>(arriving)];
    hits_.add(hit, chance);
    if (!hit.touched) {
        dealt_[0] += chance;
        met.untouched += chance;
        fear_.addUnchanged(chance);
        return;
    }
    met.touched += chance;
    addRequests(hit, chance);
    const Toll toll = tollOf(strike_, hit, strike_.hpBefore);
    // The roll to polymorph shuts out stun and confusion even where there is nothing to turn into.
    const double open = chance * (1.0 - toll.turning);
    double stays = chance;
    if (strike_.canTurn) {
        polymorphed_ += chance * toll.turning;
        stays = open;
    }
    const auto dealt = static_cast<std::size_t>(toll.dealt);
    dealt_.resize(std::max(dealt_.size(), dealt + 1), 0.0);
    dealt_[dealt] += stays;
    if (toll.killed) {
        killed_ += stays;
        return;
    }
    met.standing += stays;
    if (toll.healed > 0) {
        healed_[toll.healed] += stays;
    }
    addEffects(hit, toll.dealt, stays, open);
}

void Tally::addRequests(const Hit& hit, double chance) {
    const TypeRule& rule = *strike_.rule;
    if (rule.effect == Effect::Hurt) {
        const auto add = [&](SideWeights& weights, const TurnsRule& turns) {
            const double share = chanceOfTurns(turns, *strike_.monster, hit.turnsDamage);
            if (share > 0.0) {
                weights.add(turns.sides(hit.turnsDamage), chance * share);
            }
        };
        add(stunRequested_, rule.stun);
        add(confusionRequested_, rule.confuse);
        if (light_ > 0.0) {
            fearRequested_.add(holyLightSides(rule.holyLight, strike_.player->level),
                               chance * light_);
        }
    } else if (rule.effect == Effect::Confuse || rule.effect == Effect::Frighten) {
        forEachSupercharge(strike_, hit.turnsDamage, [&](double ofCharge, int damage) {
            const double works =
                chance * ofCharge * spellChance(rule.spell, *strike_.monster, damage);
            if (works > 0.0) {
                SideWeights& asked =
                    rule.effect == Effect::Confuse ? confusionRequested_ : fearRequested_;
                asked.add(damage / rule.spell.sidesDivisor, works);
            }
        });
    }
}

void Tally::addEffects(const Hit& hit, int dealt, double stays, double open) {
    if (strike_.rule->effect != Effect::Hurt && strike_.rule->effect != Effect::Frighten) {
        fear_.addUnchanged(stays);
    }
    switch (strike_.rule->effect) {
        case Effect::Hurt:
            addHurt(hit, dealt, stays, open);
            return;
        case Effect::Clone:
            cloned_ += strike_.has(Flag::Unique) ? 0.0 : stays;
            [[fallthrough]];
        case Effect::Hasten:
            hastened_ += canBeHastened(strike_.speedBefore) ? stays : 0.0;
            return;
        case Effect::Slow:
        case Effect::Sleep:
        case Effect::Confuse:
        case Effect::Frighten:
            addSpell(hit, stays);
            return;
        case Effect::Hold:
            held_ +=
                stays * holdChance(strike_.rule->hold, *strike_.monster, strike_.player->level);
            return;
        case Effect::Polymorph:
        case Effect::Heal:
        case Effect::Displace:
        case Effect::None:
            return;
    }
}

void Tally::addHurt(const Hit& hit, int dealt, double stays, double open) {
    const TypeRule& rule = *strike_.rule;
    const Monster& monster = *strike_.monster;
    double unstunned = open;
    if (canBeStunned_) {
        const double stun = chanceOfTurns(rule.stun, monster, hit.turnsDamage);
        if (stun > 0.0) {
            stun_.add(rule.stun.sides(hit.turnsDamage), open * stun);
            unstunned *= 1.0 - stun;
        }
    }
    if (const double confuse = chanceOfTurns(rule.confuse, monster, hit.turnsDamage);
        confuse > 0.0) {
        addConfusion(rule.confuse.sides(hit.turnsDamage), unstunned * confuse);
    }
    if (rule.drainsManaDivisor > 0 && strike_.condition == nullptr) {
        if (const int lost = std::min(monster.mana, hit.turnsDamage / rule.drainsManaDivisor);
            lost > 0) {
            manaLost_[lost] += stays;
        }
    }
    fear_.addCalm(dealt, stays * (1.0 - light_));
    if (light_ > 0.0) {
        fear_.addByLight(dealt, stays * light_);
    }
}

void Tally::addConfusion(int sides, double chance) {
    if (canBeConfused_ && chance > 0.0) {
        confuse_.add(sides, chance);
    }
}

void Tally::addSpell(const Hit& hit, double chance) {
    const SpellRule& spell = strike_.rule->spell;
    forEachSupercharge(strike_, hit.turnsDamage, [&](double ofCharge, int damage) {
        const double works = chance * ofCharge * spellChance(spell, *strike_.monster, damage);
        switch (strike_.rule->effect) {
            case Effect::Slow:
                slowed_ += canBeSlowed(*strike_.monster, strike_.speedBefore) ? works : 0.0;
                break;
            case Effect::Sleep:
                slept_ += works;
                break;
            case Effect::Confuse:
                addConfusion(damage / spell.sidesDivisor, works);
                break;
            default:
                fear_.addUnchanged(chance * ofCharge - works);
                if (works > 0.0) {
                    fear_.addBySpell(damage / spell.sidesDivisor, works);
                }
        }
    });
}

void Tally::writeRequests(Answer& answer) const {
    const TypeRule& rule = *strike_.rule;
    if (!stunRequested_.empty()) {
        answer.stunRequested = turnsRequested(stunRequested_.uniform(rule.stun.plus));
    }
    if (!confusionRequested_.empty()) {
        answer.confusionRequested = turnsRequested(
            rule.effect == Effect::Confuse ? confusionRequested_.dice(rule.spell.dice)
                                           : confusionRequested_.uniform(rule.confuse.plus));
    }
    if (!fearRequested_.empty()) {
        answer.fearRequested = turnsRequested(
            fearRequested_.dice(rule.effect == Effect::Frighten ? rule.spell.dice : holyLightDice));
    }
}

void Tally::write(Answer& answer) const {
    const TypeRule& rule = *strike_.rule;
    for (std::size_t damage = 0; damage < dealt_.size(); ++damage) {
        if (dealt_[damage] > 0.0) {
            answer.damageDealt.push_back({static_cast<int>(damage), dealt_[damage]});
            answer.meanDamage += static_cast<double>(damage) * dealt_[damage];
        }
    }
    writeRequests(answer);
    if (!stun_.empty()) {
        answer.stunned = turnsAdded(stun_.uniform(rule.stun.plus), strike_.stunnedBefore);
    }
    if (!confuse_.empty()) {
        answer.confused =
            turnsAdded(rule.effect == Effect::Confuse ? confuse_.dice(rule.spell.dice)
                                                      : confuse_.uniform(rule.confuse.plus),
                       strike_.confusedBefore);
    }
    fear_.write(answer);
    if (held_ > 0.0) {
        const int turns = rule.hold.mostTurns - rule.hold.leastTurns + 1;
        for (int turn = rule.hold.leastTurns; turn <= rule.hold.mostTurns; ++turn) {
            answer.held.push_back({turn, held_ / turns});
        }
    }
    answer.healed = oddsOf(healed_);
    answer.manaLost = oddsOf(manaLost_);
    answer.slept = slept_;
    answer.slowed = slowed_;
    answer.hastened = hastened_;
    answer.cloned = cloned_;
    answer.polymorphed = polymorphed_;
    answer.killed = killed_;
}

}  // namespace polyplan::oangband
