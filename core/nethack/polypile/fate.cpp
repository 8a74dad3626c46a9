#include "core/nethack/polypile/fate.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace polyplan::nethack::polypile {
namespace {

constexpr double resistance = 5.0 / 100.0;
constexpr double artifactResistance = 95.0 / 100.0;
constexpr double affectedRate = 95.0 / 100.0;
constexpr double artifactAffectedRate = 5.0 / 100.0;
constexpr int halvedFrom = 5;        // obj_shudders(): if (obj->quan > 4L) zap_odds /= 2
constexpr int golemDieAtLuck0 = 45;  // do_osshock(): rn2(Luck + 45)
constexpr int shortMost = 32767;     // above it, the loss is rnd(30000)
constexpr int greatestLoss = 30000;

bool isOneOf(std::span<const std::string_view> ids, const std::string& id) {
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

bool isRiderCorpse(const ObjectType& type, const Stack& stack) {
    constexpr std::array<std::string_view, 3> riders = {"Death", "Pestilence", "Famine"};
    return type.id == "corpse" && isOneOf(riders, stack.corpse);
}

/// The number of sides of the die of which one side is a shudder.
int shudderDie(const ObjectType& type, const Stack& stack) {
    int sides = 8;
    if (type.objectClass == ObjectClass::Wand || stack.buc == Buc::Cursed) {
        sides = 3;
    } else if (stack.buc == Buc::Blessed) {
        sides = 12;
    }
    return stack.quantity >= halvedFrom ? sides / 2 : sides;
}

}  // namespace

Fate fateOf(const Situation& situation, const Stack& stack) {
    const ObjectType& type = situation.table[stack.object];
    Fate fate;
    if (isOneOf(situation.rules.neverAffected, type.id) || isRiderCorpse(type, stack)) {
        fate.unaffected = 1.0;
        return fate;
    }
    fate.resisted = stack.artifact.empty() ? resistance : artifactResistance;
    const double affected = stack.artifact.empty() ? affectedRate : artifactAffectedRate;
    if (situation.source == Source::Potion) {
        fate.changed = affected;
        return fate;
    }
    const int sides = shudderDie(type, stack);
    fate.changed = affected * (sides - 1) / sides;
    if (type.id == "scr_mail") {
        fate.unharmed = affected / sides;
        return fate;
    }
    fate.shuddered = affected / sides;
    // 1 − (1 − 1/d)^n, without losing the digits of a small chance.
    const double perItem = 1.0 / (situation.luck + golemDieAtLuck0);
    fate.flagIfShuddered = -std::expm1(stack.quantity * std::log1p(-perItem));
    fate.mostLeft = stack.quantity - 1;
    fate.leastLeft =
        stack.quantity > shortMost ? stack.quantity - greatestLoss : std::min(1, fate.mostLeft);
    return fate;
}

bool isNeverAbsorbed(const Situation& situation, const Stack& stack) {
    const ObjectType& type = situation.table[stack.object];
    return isOneOf(situation.rules.neverAbsorbed, type.id) || isRiderCorpse(type, stack);
}

}  // namespace polyplan::nethack::polypile
