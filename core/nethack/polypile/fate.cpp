#include "core/nethack/polypile/fate.h"

#include <algorithm>
#include <cmath>

#include "core/nethack/identities.h"
#include "core/nethack/polypile/corpse_monsters.h"

namespace polyplan::nethack::polypile {
namespace {

constexpr int percent = 100;
constexpr int resistance = 5;
constexpr int artifactResistance = 95;
constexpr int golemDieAtLuck0 = 45;  // do_osshock(): rn2(Luck + 45)
constexpr int shortMost = 32767;     // above it, the loss is rnd(30000)
constexpr int greatestLoss = 30000;

bool isOneOf(std::span<const std::string_view> ids, const std::string& id) {
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

/// The number of sides of the die of which one side is a shudder, for up to four items.
int shudderDie(const ObjectType& type, const Stack& stack) {
    if (type.objectClass == ObjectClass::Wand || stack.buc == Buc::Cursed) {
        return 3;
    }
    return stack.buc == Buc::Blessed ? 12 : 8;
}

/// Of what it may be some are left alone; all others have the same fate.
Fate fateOfLook(const Situation& situation, const Stack& stack) {
    Fate fate;
    double unaffected = 0.0;
    for (const Identity& identity : identitiesOf(situation.table, stack, situation.known)) {
        const Fate one = fateOf(situation, identified(stack, identity.object));
        if (one.unaffected > 0.0) {
            unaffected += identity.probability;
        } else {
            fate = one;
        }
    }
    fate.unaffected = unaffected;
    for (double* chance : {&fate.resisted, &fate.unharmed, &fate.shuddered, &fate.changed}) {
        *chance *= 1.0 - unaffected;
    }
    return fate;
}

}  // namespace

FateRolls fateRolls(const Situation& situation, const Stack& stack) {
    const ObjectType& type = situation.table[stack.object];
    FateRolls rolls;
    const bool isLiquid =
        isDipped(situation.source) && type.id == "pot_water" && situation.rules.waterIsNotDipped;
    if (isOneOf(situation.rules.neverAffected, type.id) || isCorpseOfRider(type, stack) ||
        isImmuneArtifact(situation.rules, stack) || isLiquid) {
        rolls.unaffected = true;
        return rolls;
    }
    rolls.resists = stack.artifact.empty() ? resistance : artifactResistance;
    if (isDipped(situation.source)) {
        return rolls;
    }
    rolls.unhalvedDie = shudderDie(type, stack);
    rolls.shudderDie = stack.quantity >= halvedFrom ? rolls.unhalvedDie / 2 : rolls.unhalvedDie;
    rolls.isUnharmed = type.id == "scr_mail";
    rolls.golemDie = situation.luck + golemDieAtLuck0;
    return rolls;
}

Fate fateOf(const Situation& situation, const Stack& stack) {
    if (situation.table[stack.object].isLook()) {
        return fateOfLook(situation, stack);
    }
    const FateRolls rolls = fateRolls(situation, stack);
    Fate fate;
    if (rolls.unaffected) {
        fate.unaffected = 1.0;
        return fate;
    }
    fate.resisted = static_cast<double>(rolls.resists) / percent;
    const double affected = static_cast<double>(percent - rolls.resists) / percent;
    if (rolls.shudderDie == 0) {
        fate.changed = affected;
        return fate;
    }
    fate.changed = affected * (rolls.shudderDie - 1) / rolls.shudderDie;
    if (rolls.isUnharmed) {
        fate.unharmed = affected / rolls.shudderDie;
        return fate;
    }
    fate.shuddered = affected / rolls.shudderDie;
    // 1 − (1 − 1/d)^n, without losing the digits of a small chance.
    fate.flagIfShuddered = -std::expm1(stack.quantity * std::log1p(-1.0 / rolls.golemDie));
    fate.mostLeft = stack.quantity - 1;
    fate.leastLeft =
        stack.quantity > shortMost ? stack.quantity - greatestLoss : std::min(1, fate.mostLeft);
    return fate;
}

bool isArtifactAtRisk(const Stack& stack, double unaffected) {
    return !stack.artifact.empty() && unaffected != 1.0;
}

bool isNeverAbsorbed(const Situation& situation, const Stack& stack) {
    const ObjectType& type = situation.table[stack.object];
    return isOneOf(situation.rules.neverAbsorbed, type.id) || isCorpseOfRider(type, stack) ||
           isImmuneArtifact(situation.rules, stack);
}

}  // namespace polyplan::nethack::polypile
