#include "core/oangband/spell.h"

namespace polyplan::oangband {

const Supercharge* superchargeOf(const SpellRule& spell, PlayerClass playerClass) {
    const auto found = std::find_if(
        spell.supercharges.begin(), spell.supercharges.end(),
        [playerClass](const Supercharge& charge) { return charge.playerClass == playerClass; });
    return found == spell.supercharges.end() ? nullptr : &*found;
}

int spellResistance(const SpellRule& spell, const Monster& monster) {
    if (monster.flags.has(Flag::Unique)) {
        return monster.level + spell.uniqueBonus;
    }
    return monster.level + (monster.flags.has(Flag::Undead) ? spell.undeadBonus : spell.otherBonus);
}

double spellChance(const SpellRule& spell, const Monster& monster, int damage) {
    return monster.flags.countOf(spell.resistedBy) > 0
               ? 0.0
               : chanceAtLeast(damage, spellResistance(spell, monster));
}

double holdChance(const HoldRule& hold, const Monster& monster, int playerLevel) {
    constexpr int levels = 2;
    const int sides = monster.level * hold.levelTimes / hold.levelDivisor;
    return (1.0 - chanceAbove(sides, levels * playerLevel)) * (1.0 - 1.0 / hold.resistOneIn);
}

bool canBeSlowed(const Monster& monster, int speed) {
    constexpr int slowest = 60;
    constexpr int mostBelowOwn = 10;
    return speed > slowest && monster.speed - speed <= mostBelowOwn;
}

bool canBeHastened(int speed) {
    constexpr int fastest = 150;
    return speed < fastest;
}

}  // namespace polyplan::oangband
