#pragma once

#include <algorithm>

#include "core/oangband/request.h"
#include "core/oangband/terrain.h"
#include "core/oangband/type_rule.h"

namespace polyplan::oangband {

/// One projection on one monster with everything looked up, so that it can be asked about any
/// damage. Refers to rows that outlive it.
struct Strike {
    const TypeRule* rule = nullptr;
    const Condition* condition = nullptr;  ///< that the monster meets; null: none
    const Monster* monster = nullptr;
    const Terrain* terrain = nullptr;
    const Player* player = nullptr;
    bool byPlayer = true;
    int hpBefore = 1;
    int maxHp = 1;
    int speedBefore = 110;
    int stunnedBefore = 0;
    int confusedBefore = 0;
    int afraidBefore = 0;
    bool isBeyond = false;  ///< outside the radius
    bool inStasis = false;
    bool blackBreath = false;
    bool canTurn = true;  ///< there is a monster that it may turn into

    bool has(Flag flag) const { return monster->flags.has(flag); }
};

/// One way in which a projection may meet its target, up to the kind of damage.
struct Hit {
    double probability{};
    bool touched{};     ///< false: nothing happens to it, it does not even wake
    int damage{};       ///< after terrain, resistance and surge
    int turnsDamage{};  ///< from which turns of stun and confusion follow; of a type that does not
                        ///< hurt the damage that arrives
};

/// Whether nothing can happen to it: distance, shelter, stasis, a type or a kind that is left alone
/// (spells1.c project_m()).
inline bool isOutOfReach(const Strike& strike) {
    return strike.isBeyond || strike.inStasis || !strike.terrain->monsterCanBeHit ||
           strike.rule->effect == Effect::None ||
           (strike.condition != nullptr && strike.condition->noEffect);
}

/// Chance to escape whatever it is (spells1.c project_m()).
inline double dodgeChance(const Strike& strike) {
    return strike.terrain->dodgeOneIn == 0 || strike.has(Flag::NeverMove)
               ? 0.0
               : 1.0 / strike.terrain->dodgeOneIn;
}

/// Damage after the terrain's adjustment (spells1.c project_m()).
inline int onTerrain(const Strike& strike, int arriving) {
    const int adjustment = strike.terrain->share(strike.rule->terrainGroup).of(arriving);
    switch (strike.rule->terrainUse) {
        case TerrainUse::Full:
            return arriving + adjustment;
        case TerrainUse::Half:
            return arriving + adjustment / 2;
        case TerrainUse::None:
            return arriving;
    }
    return arriving;
}

/// Chance to be missed (spells1.c project_m()).
inline double missChance(const Strike& strike) {
    return strike.rule->missesByArmour ? std::min(strike.monster->armourClass, 200) / 200.0 : 0.0;
}

/// Calls `visit(const Hit&)` for every way it may go; their probabilities sum to 1.
/// @param arriving damage at the square
template <typename Visit>
void forEachHit(const Strike& strike, int arriving, const Visit& visit) {
    if (isOutOfReach(strike)) {
        visit(Hit{.probability = 1.0, .touched = false, .damage = 0, .turnsDamage = 0});
        return;
    }
    double rest = 1.0;
    if (const double dodge = dodgeChance(strike); dodge > 0.0) {
        visit(Hit{.probability = dodge, .touched = false, .damage = 0, .turnsDamage = 0});
        rest -= dodge;
    }
    const TypeRule& rule = *strike.rule;
    if (rule.effect != Effect::Hurt) {
        visit(Hit{.probability = rest, .touched = true, .damage = 0, .turnsDamage = arriving});
        return;
    }
    if (const double miss = missChance(strike); miss > 0.0) {
        visit(Hit{.probability = rest * miss, .touched = true, .damage = 0, .turnsDamage = 0});
        rest *= 1.0 - miss;
        if (miss >= 1.0) {
            return;
        }
    }
    const int damage = onTerrain(strike, arriving);
    const auto hit = [&](double probability, int after) {
        visit(Hit{.probability = probability,
                  .touched = true,
                  .damage = after,
                  .turnsDamage = rule.turnsAfterFactor ? after : damage});
    };
    if (strike.condition != nullptr) {
        const Factor& factor = strike.condition->factor;
        for (int i = 0; i < factor.spread; ++i) {
            hit(rest / factor.spread, damage * factor.times / (factor.divisor + i));
        }
    } else if (rule.surgeOneIn > 0 && damage != 0) {
        const double surge = rest / rule.surgeOneIn;
        hit(surge, damage + damage / 2);
        hit(rest - surge, damage);
    } else {
        hit(rest, damage);
    }
}

/// What a hit does to the hit points it finds.
struct Toll {
    int dealt{};   ///< not cut to the hit points, but with the cap for uniques
    int healed{};  ///< hit points
    bool killed{};
    double turning{};  ///< chance that the roll to polymorph succeeds
};

/// (spells1.c project_m(), xtra2.c mon_take_hit()) @param hp before the hit
Toll tollOf(const Strike& strike, const Hit& hit, int hp);

/// Chance that a monster of this level is polymorphed once it is tried (spells1.c project_m()).
double turnChance(int level);

/// Chance that OLD_POLY is not resisted (spells1.c project_m()). @param damage that arrives
double polymorphSpellChance(const Monster& monster, int damage);

}  // namespace polyplan::oangband
