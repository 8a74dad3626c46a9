#include "core/oangband/strike.h"

#include "core/oangband/chance.h"

namespace polyplan::oangband {
namespace {

constexpr int turnSides = 90;
constexpr int blackBreathDivisor = 20;

double turningOf(const Strike& strike, const Hit& hit) {
    const Monster& monster = *strike.monster;
    if (monster.flags.has(Flag::Unique)) {
        return 0.0;
    }
    if (strike.rule->effect == Effect::Polymorph) {
        return polymorphSpellChance(monster, hit.turnsDamage) * turnChance(monster.level);
    }
    return strike.rule->polymorphs && monster.flags.countOf(strike.rule->polymorphUnless) == 0
               ? turnChance(monster.level)
               : 0.0;
}

}  // namespace

double turnChance(int level) {
    return chanceAbove(turnSides, level);
}

double polymorphSpellChance(const Monster& monster, int damage) {
    constexpr int handicap = 10;
    if (monster.flags.has(Flag::Unique)) {
        return 0.0;
    }
    return chanceAtLeast(damage - handicap, monster.level - handicap);
}

Toll tollOf(const Strike& strike, const Hit& hit, int hp) {
    Toll toll;
    if (!hit.touched) {
        return toll;
    }
    switch (strike.rule->effect) {
        case Effect::Heal:
            toll.healed = std::min(hit.turnsDamage, std::max(strike.maxHp - hp, 0));
            return toll;
        case Effect::Clone:
            toll.healed = std::max(strike.maxHp - hp, 0);
            return toll;
        default:
            break;
    }
    int damage = hit.damage;
    if (strike.rule->smallOnly && hp >= damage) {
        damage = 0;
    }
    if (strike.has(Flag::Unique) && !strike.byPlayer) {
        damage = std::min(damage, hp);
    }
    toll.turning = damage > hp ? 0.0 : turningOf(strike, hit);
    toll.dealt = damage;
    if (strike.byPlayer && strike.blackBreath) {
        toll.dealt += damage / blackBreathDivisor;
    }
    toll.killed = toll.dealt > hp;
    return toll;
}

}  // namespace polyplan::oangband
