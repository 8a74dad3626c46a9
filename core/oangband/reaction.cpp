#include "core/oangband/reaction.h"

#include "core/oangband/type_rule.h"

namespace polyplan::oangband {
namespace {

constexpr Flags immunities = {Flag::ImAcid, Flag::ImElec, Flag::ImFire, Flag::ImCold, Flag::ImPois};

constexpr int immunityDivisor = 9;

/// Whether the condition is one of the game's immunities against its own element. That to lightning
/// leaves half of a storm.
bool isImmunity(const Condition& condition) {
    return condition.flags.size() == 1 && condition.flags.countOf(immunities) == 1 &&
           condition.factor.divisor == immunityDivisor;
}

Reaction reactionOf(const Condition& condition) {
    const Factor& factor = condition.factor;
    if (condition.noEffect || factor.times == 0) {
        return Reaction::Immune;
    }
    if (factor.times > factor.divisor) {
        return Reaction::HurtMore;
    }
    if (factor.isOne()) {
        return Reaction::AsItComes;
    }
    return isImmunity(condition) ? Reaction::Immune : Reaction::Resists;
}

}  // namespace

Reaction reactionTo(DamageType type, const Monster& monster) {
    const TypeRule& rule = ruleOf(type);
    if (const Condition* condition = conditionMet(rule, monster)) {
        return reactionOf(*condition);
    }
    const bool isSpared = rule.effect == Effect::None || !reasonOf(type, monster).empty();
    return isSpared ? Reaction::Immune : Reaction::AsItComes;
}

std::string_view reasonOf(DamageType type, const Monster& monster) {
    const TypeRule& rule = ruleOf(type);
    if (const Condition* condition = conditionMet(rule, monster)) {
        return condition->text;
    }
    if (monster.flags.countOf(rule.spell.resistedBy) > 0) {
        return rule.spell.resistedText;
    }
    return rule.effect == Effect::Polymorph && monster.flags.has(Flag::Unique) ? "unique" : "";
}

}  // namespace polyplan::oangband
