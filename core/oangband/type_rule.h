#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "core/oangband/damage_type.h"
#include "core/oangband/monster.h"
#include "core/oangband/request.h"
#include "core/oangband/terrain.h"

/// What each type of projection does by its own rule, as rows (Oangband 1.1.0 spells1.c
/// project_m()). What all types share stands in the code that does it.
namespace polyplan::oangband {

/// damage × times / (divisor + r0(spread)): multiplied first, divided once, truncated.
struct Factor {
    int times = 1;
    int divisor = 1;
    int spread = 1;  ///< divisors alike from `divisor` on
    constexpr bool isOne() const { return times == divisor && spread == 1; }
};

/// How many of a condition's flags a monster must have.
enum class Match : std::uint8_t { Any, All, OnlyOne, None };

/// A property of a monster and what it does to the damage.
struct Condition {
    std::string_view text = {};  ///< as an answer names it
    Flags flags = {};
    Match match = Match::Any;
    std::string_view nameBegins = {};  ///< or, if not empty, the monster's name begins so
    std::string_view symbols = {};     ///< or the monster's symbol is one of these
    Factor factor = {};
    bool noEffect = false;  ///< nothing happens at all, the monster does not even wake

    bool holds(const Monster& monster) const;
};

/// Turns of stun or confusion that are asked for: `plus` + r1(S), where S is damage / `divisor`, or
/// `above240` if that is set and the damage is more than 240.
struct TurnsRule {
    int divisor = 0;  ///< 0: none are asked for
    int above240 = 0;
    int plus = 0;
    int leastDamage = 0;
    int oneIn = 1;      ///< so often
    Flags unless = {};  ///< not of a monster with one of these

    int sides(int damage) const {
        return above240 != 0 && damage > 240 ? above240 : damage / divisor;
    }
};

/// A try to frighten by light (spells1.c project_m(), seed's notes M and N): one time in `oneIn`,
/// and then if the monster's resistance is at most r1(level × times / divisor + plus).
struct HolyLightRule {
    int oneIn = 0;  ///< 0: no try
    int levelTimes = 1;
    int levelDivisor = 1;
    int plus = 0;
    int sidesTimes = 1;  ///< fear of 3d(level × sidesTimes / sidesDivisor) + 1
    int sidesDivisor = 1;
};

/// What a type does besides hurting, or instead of it.
enum class Effect : std::uint8_t {
    Hurt,
    Polymorph,
    Clone,
    Heal,
    Hasten,
    Slow,
    Sleep,
    Confuse,
    Frighten,
    Hold,
    Displace,
    None,
};

/// A class whose spell is supercharged one time in `oneIn`, by damage / `bonusDivisor`.
struct Supercharge {
    PlayerClass playerClass{};
    int oneIn = 1;
    int bonusDivisor = 1;
};

/// A spell that a monster resists if level + bonus > r1(damage), or by a flag.
struct SpellRule {
    std::span<const Supercharge> supercharges = {};
    int uniqueBonus = 0;
    int undeadBonus = 0;  ///< of an undead that is not unique
    int otherBonus = 0;
    Flags resistedBy = {};
    std::string_view resistedText = {};
    int dice = 0;  ///< turns of dice d(damage / sidesDivisor) + 1; 0: the effect has none
    int sidesDivisor = 1;
};

/// Stasis of 1 more than `least` … (spells1.c project_m(), GF_HOLD and GF_HOLD_UNDEAD).
struct HoldRule {
    int levelTimes = 1;  ///< resisted if r1(level × times / divisor) > 2 × player's level
    int levelDivisor = 1;
    int resistOneIn = 1;  ///< and otherwise so often
    int leastTurns = 0;
    int mostTurns = 0;
};

enum class TerrainUse : std::uint8_t { Full, Half, None };

struct TypeRule {
    DamageType type{};
    std::string_view summary = {};  ///< what it is, for people
    TerrainUse terrainUse = TerrainUse::None;
    TerrainGroup terrainGroup = TerrainGroup::Other;
    Effect effect = Effect::Hurt;
    bool missesByArmour = false;    ///< with chance armour class / 200
    bool smallOnly = false;         ///< hurts only a monster with fewer hit points than the damage
    bool turnsAfterFactor = false;  ///< turns follow from the damage after the factor, not before
    bool polymorphs = false;        ///< asks for polymorph …
    std::span<const Condition> conditions = {};  ///< the first that holds applies
    int surgeOneIn = 0;  ///< without a condition: half as much again so often; 0: never
    TurnsRule stun = {};
    TurnsRule confuse = {};
    Flags polymorphUnless = {};  ///< … unless the monster has one of these
    int drainsManaDivisor = 0;   ///< without a condition: mana of damage / divisor; 0: none
    HolyLightRule holyLight = {};
    SpellRule spell = {};
    HoldRule hold = {};
};

/// The row of a type.
const TypeRule& ruleOf(DamageType type);

/// What an answer says of a type that hurts only those with few hit points.
inline constexpr std::string_view smallOnlyText = "current hit points >= dam";

/// The condition of the type that a monster meets, null if none.
const Condition* conditionMet(const TypeRule& rule, const Monster& monster);

}  // namespace polyplan::oangband
