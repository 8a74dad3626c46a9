#pragma once

#include "core/oangband/chance.h"
#include "core/oangband/strike.h"

namespace polyplan::oangband {

/// The supercharge of the player's class for this spell; null: none.
const Supercharge* superchargeOf(const SpellRule& spell, PlayerClass playerClass);

/// The bonus of a monster's level against a spell (spells1.c project_m()).
int spellResistance(const SpellRule& spell, const Monster& monster);

/// Chance that the spell works at this damage, supercharged as it is.
double spellChance(const SpellRule& spell, const Monster& monster, int damage);

/// Chance that GF_HOLD or GF_HOLD_UNDEAD works (spells1.c project_m()).
double holdChance(const HoldRule& hold, const Monster& monster, int playerLevel);

/// Speed as the game slows it: not below −50, nor of one that is more than 10 under its kind's own.
bool canBeSlowed(const Monster& monster, int speed);

/// Speed as the game hastens it: not from +40 on.
bool canBeHastened(int speed);

/// Calls `visit(chance, damage)` for each way a spell may be supercharged (spells1.c project_m()).
template <typename Visit>
void forEachSupercharge(const Strike& strike, int damage, const Visit& visit) {
    constexpr double chanceOfAnyone = 1.0 / 6.0;
    constexpr int bonusOfAnyone = 3;
    constexpr int bonusOfBeguile = 2;
    const auto cast = [&](double chance, int charged) {
        visit(chance, strike.player->beguile ? charged + charged / bonusOfBeguile : charged);
    };
    double rest = 1.0;
    if (const Supercharge* own = superchargeOf(strike.rule->spell, strike.player->playerClass)) {
        cast(1.0 / own->oneIn, damage + damage / own->bonusDivisor);
        rest -= 1.0 / own->oneIn;
    }
    cast(rest * chanceOfAnyone, damage + damage / bonusOfAnyone);
    cast(rest * (1.0 - chanceOfAnyone), damage);
}

}  // namespace polyplan::oangband
