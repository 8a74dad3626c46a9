#include "core/oangband/type_rule.h"

#include <algorithm>
#include <array>

namespace polyplan::oangband {
namespace {

using enum Flag;
using enum TerrainUse;

constexpr Factor nothing = {0, 1, 1};
constexpr Factor ninth = {1, 9, 1};
constexpr Factor breathed = {3, 14, 3};        ///< 3/14, 3/15 or 3/16
constexpr Factor bothImmunities = {3, 11, 3};  ///< 3/11, 3/12 or 3/13
constexpr Factor partly = {3, 5, 3};           ///< 3/5, 3/6 or 3/7
constexpr Factor half = {1, 2, 1};
constexpr Factor twoThirds = {2, 3, 1};
constexpr Factor halfMore = {3, 2, 1};

constexpr Condition flag(std::string_view text, Flag which, Factor factor) {
    return {.text = text, .flags = {which}, .factor = factor};
}

/// Nothing happens to a monster that lacks the flag.
constexpr Condition nothingWithout(std::string_view text, Flag which) {
    return {
        .text = text, .flags = {which}, .match = Match::None, .factor = nothing, .noEffect = true};
}

constexpr std::array acidConditions = {flag("IM_ACID", ImAcid, ninth)};
constexpr std::array elecConditions = {flag("IM_ELEC", ImElec, ninth)};
constexpr std::array fireConditions = {flag("IM_FIRE", ImFire, ninth)};
constexpr std::array coldConditions = {flag("IM_COLD", ImCold, ninth)};
constexpr std::array pois = {flag("IM_POIS", ImPois, ninth)};
constexpr std::array<Condition, 3> plasmaConditions = {{
    {.text = "name begins \"Plasma\", or BRTH_PLAS, or RES_PLAS",
     .flags = {BrthPlas, ResPlas},
     .nameBegins = "Plasma",
     .factor = breathed},
    {.text = "both IM_FIRE and IM_ELEC",
     .flags = {ImFire, ImElec},
     .match = Match::All,
     .factor = bothImmunities},
    {.text = "exactly one of IM_FIRE and IM_ELEC",
     .flags = {ImFire, ImElec},
     .match = Match::OnlyOne,
     .factor = partly},
}};
constexpr std::array<Condition, 1> liteWeak = {
    {{.text = "not HURT_LITE", .flags = {HurtLite}, .match = Match::None, .factor = nothing}}};
constexpr std::array lite = {flag("BRTH_LITE", BrthLite, breathed),
                             flag("HURT_LITE", HurtLite, halfMore)};
constexpr std::array dark = {flag("BRTH_DARK", BrthDark, breathed),
                             flag("MORGUL_MAGIC", MorgulMagic, partly), flag("ORC", Orc, partly)};
constexpr std::array confusion = {flag("BRTH_CONFU", BrthConfu, breathed),
                                  flag("NO_CONF", NoConf, partly)};
constexpr std::array sound = {flag("BRTH_SOUND", BrthSound, breathed)};
constexpr std::array shard = {flag("BRTH_SHARD", BrthShard, breathed)};
constexpr std::array inertia = {flag("BRTH_INER", BrthIner, breathed)};
constexpr std::array gravity = {flag("BRTH_GRAV", BrthGrav, breathed)};
constexpr std::array force = {flag("BRTH_FORCE", BrthForce, breathed)};
constexpr Condition wateryCreature = {.text = "RES_WATE or name begins \"Water\"",
                                      .flags = {ResWate},
                                      .nameBegins = "Water",
                                      .factor = nothing};
constexpr std::array waterConditions = {wateryCreature};
constexpr std::array storm = {wateryCreature, flag("IM_ELEC", ImElec, half)};
constexpr std::array<Condition, 1> nexus = {
    {{.text = "RES_NEXU, BRTH_NEXUS or name begins \"Nexus\"",
      .flags = {ResNexu, BrthNexus},
      .nameBegins = "Nexus",
      .factor = breathed}}};
constexpr std::array<Condition, 3> nether = {{
    flag("UNDEAD", Undead, nothing),
    {.text = "RES_NETH or BRTH_NETHR", .flags = {ResNeth, BrthNethr}, .factor = breathed},
    flag("EVIL", Evil, twoThirds),
}};
constexpr std::array chaos = {flag("BRTH_CHAOS", BrthChaos, breathed)};
constexpr std::array<Condition, 1> disenchant = {
    {{.text = "RES_DISE, BRTH_DISEN or name begins \"Disen\"",
      .flags = {ResDise, BrthDisen},
      .nameBegins = "Disen",
      .factor = breathed}}};
constexpr std::array time = {flag("BRTH_TIME", BrthTime, breathed)};
constexpr std::array holyOrb = {flag("EVIL", Evil, halfMore)};
constexpr std::array spirit = {flag("UNDEAD", Undead, nothing)};
constexpr std::array<Condition, 1> oldDrain = {{{.text = "UNDEAD, DEMON, or symbol E, g or v",
                                                 .flags = {Undead, Demon},
                                                 .symbols = "Egv",
                                                 .factor = nothing}}};
constexpr std::array<Condition, 1> killWallConditions = {
    {{.text = "not HURT_ROCK", .flags = {HurtRock}, .match = Match::None, .factor = nothing}}};
constexpr std::array undeadOnly = {nothingWithout("not UNDEAD", Undead)};
constexpr std::array evilOnly = {nothingWithout("not EVIL", Evil)};
constexpr std::array demonOnly = {nothingWithout("not DEMON", Demon)};
constexpr std::array dragonOnly = {nothingWithout("not DRAGON", Dragon)};
constexpr std::array<Condition, 1> notEvilOnly = {
    {{.text = "EVIL", .flags = {Evil}, .factor = nothing, .noEffect = true}}};

constexpr std::array<Supercharge, 2> charmers = {
    {{PlayerClass::Mage, 3, 2}, {PlayerClass::Druid, 3, 2}}};
constexpr std::array<Supercharge, 2> turnersOfUndead = {
    {{PlayerClass::Necromancer, 2, 2}, {PlayerClass::Priest, 4, 2}}};
constexpr std::array<Supercharge, 3> turnersOfEvil = {
    {{PlayerClass::Priest, 3, 2}, {PlayerClass::Paladin, 4, 3}, {PlayerClass::Necromancer, 4, 3}}};
constexpr std::array<Supercharge, 1> turnersOfAll = {{{PlayerClass::Priest, 3, 3}}};

constexpr TypeRule missile(DamageType type, std::string_view summary) {
    return {.type = type, .summary = summary, .terrainUse = Full, .missesByArmour = true};
}

/// A type that does not touch monsters.
constexpr TypeRule groundOnly(DamageType type, std::string_view summary) {
    return {.type = type, .summary = summary, .effect = Effect::None};
}

constexpr TypeRule dispel(DamageType type, std::string_view summary,
                          std::span<const Condition> conditions = {}) {
    return {.type = type, .summary = summary, .conditions = conditions};
}

/// In the order of the enumeration.
constexpr std::array<TypeRule, damageTypeCount> rules = {{
    {.type = DamageType::Rock,
     .summary = "Boulders and thrown rocks: may miss and may stun",
     .terrainUse = Full,
     .missesByArmour = true,
     .stun = {.divisor = 8, .above240 = 32, .leastDamage = 16, .oneIn = 2}},
    missile(DamageType::Shot, "Shots and pebbles: may miss"),
    missile(DamageType::Arrow, "Arrows: may miss"),
    missile(DamageType::Missile, "Missiles: may miss"),
    missile(DamageType::Pmissile, "Poisoned missiles: may miss"),
    {.type = DamageType::Acid, .summary = "Acid", .terrainUse = Full, .conditions = acidConditions},
    {.type = DamageType::Elec,
     .summary = "Lightning: may stun",
     .terrainUse = Full,
     .conditions = elecConditions,
     .stun = {.divisor = 8, .above240 = 32, .leastDamage = 11, .oneIn = 2, .unless = {ImElec}}},
    {.type = DamageType::Fire,
     .summary = "Fire",
     .terrainUse = Full,
     .terrainGroup = TerrainGroup::Fire,
     .conditions = fireConditions},
    {.type = DamageType::Hellfire,
     .summary = "Hellfire: fire that spares the things on the floor",
     .terrainUse = Full,
     .terrainGroup = TerrainGroup::Fire,
     .conditions = fireConditions},
    {.type = DamageType::Cold,
     .summary = "Frost",
     .terrainUse = Full,
     .terrainGroup = TerrainGroup::Cold,
     .conditions = coldConditions},
    {.type = DamageType::Pois, .summary = "Poison", .terrainUse = Half, .conditions = pois},
    {.type = DamageType::Ice,
     .summary = "Ice: stuns",
     .terrainUse = Full,
     .terrainGroup = TerrainGroup::Cold,
     .conditions = coldConditions,
     .stun = {.divisor = 12, .above240 = 20, .unless = {ImCold}}},
    {.type = DamageType::Plasma,
     .summary = "Plasma: fire and lightning in one",
     .terrainUse = Full,
     .terrainGroup = TerrainGroup::Fire,
     .conditions = plasmaConditions},
    {.type = DamageType::LiteWeak,
     .summary = "Weak light: hurts only what light hurts",
     .terrainUse = Half,
     .conditions = liteWeak,
     .holyLight = {.oneIn = 5, .plus = 10, .sidesDivisor = 2}},
    {.type = DamageType::Lite,
     .summary = "Light",
     .terrainUse = Half,
     .conditions = lite,
     .holyLight = {.oneIn = 3,
                   .levelTimes = 3,
                   .levelDivisor = 2,
                   .plus = 15,
                   .sidesTimes = 3,
                   .sidesDivisor = 4}},
    {.type = DamageType::Dark, .summary = "Darkness", .terrainUse = Half, .conditions = dark},
    {.type = DamageType::MorgulDark,
     .summary = "Darkness of the Nazgul",
     .terrainUse = Half,
     .conditions = dark},
    {.type = DamageType::Confusion,
     .summary = "Confusion: hurts and confuses",
     .terrainUse = Half,
     .conditions = confusion,
     .confuse = {.divisor = 16, .above240 = 15}},
    {.type = DamageType::Sound,
     .summary = "Sound: stuns",
     .terrainUse = Half,
     .conditions = sound,
     .stun = {.divisor = 8, .above240 = 30}},
    {.type = DamageType::Shard, .summary = "Shards", .terrainUse = Full, .conditions = shard},
    {.type = DamageType::Inertia, .summary = "Inertia", .terrainUse = Half, .conditions = inertia},
    {.type = DamageType::Gravity,
     .summary = "Gravity: throws about",
     .terrainUse = TerrainUse::None,
     .conditions = gravity},
    {.type = DamageType::Force,
     .summary = "Force: stuns and thrusts away",
     .terrainUse = Full,
     .conditions = force,
     .stun = {.divisor = 12, .above240 = 20}},
    {.type = DamageType::Water,
     .summary = "Water: floods the floor",
     .terrainUse = Full,
     .terrainGroup = TerrainGroup::Water,
     .conditions = waterConditions},
    {.type = DamageType::Storm,
     .summary = "Storm: water and lightning, stuns, confuses",
     .terrainUse = Full,
     .terrainGroup = TerrainGroup::Water,
     .turnsAfterFactor = true,
     .conditions = storm,
     .surgeOneIn = 6,
     .stun = {.divisor = 12, .above240 = 20, .leastDamage = 51, .oneIn = 2},
     .confuse = {.divisor = 10, .plus = 1, .leastDamage = 21, .oneIn = 3, .unless = {NoConf}}},
    {.type = DamageType::Nexus,
     .summary = "Nexus: teleports",
     .terrainUse = TerrainUse::None,
     .conditions = nexus},
    {.type = DamageType::Nether, .summary = "Nether", .terrainUse = Half, .conditions = nether},
    {.type = DamageType::Chaos,
     .summary = "Chaos: polymorphs or confuses",
     .terrainUse = Half,
     .polymorphs = true,
     .conditions = chaos,
     .confuse = {.divisor = 12, .above240 = 20},
     .polymorphUnless = {BrthChaos}},
    {.type = DamageType::Disenchant,
     .summary = "Disenchantment: drains mana",
     .terrainUse = TerrainUse::None,
     .conditions = disenchant,
     .drainsManaDivisor = 5},
    {.type = DamageType::Time,
     .summary = "Time",
     .terrainUse = TerrainUse::None,
     .conditions = time},
    {.type = DamageType::Mana, .summary = "Pure mana", .terrainUse = Full},
    {.type = DamageType::HolyOrb,
     .summary = "Holy orb: hurts evil more",
     .terrainUse = Half,
     .conditions = holyOrb},
    {.type = DamageType::Meteor, .summary = "Meteors", .terrainUse = Full},
    {.type = DamageType::Spirit,
     .summary = "Spirit: harms the living",
     .terrainUse = TerrainUse::None,
     .conditions = spirit},
    {.type = DamageType::OldDrain,
     .summary = "Drain life",
     .terrainUse = Half,
     .conditions = oldDrain},
    {.type = DamageType::OldPoly, .summary = "Polymorph", .effect = Effect::Polymorph},
    {.type = DamageType::OldClone,
     .summary = "Clone: heals, hastens, copies",
     .effect = Effect::Clone},
    {.type = DamageType::OldHeal, .summary = "Heal monster", .effect = Effect::Heal},
    {.type = DamageType::OldSpeed, .summary = "Haste monster", .effect = Effect::Hasten},
    {.type = DamageType::OldSlow,
     .summary = "Slow monster",
     .effect = Effect::Slow,
     .spell = {.supercharges = charmers, .uniqueBonus = 20, .undeadBonus = 2, .otherBonus = 2}},
    {.type = DamageType::OldSleep,
     .summary = "Sleep monster",
     .effect = Effect::Sleep,
     .spell = {.supercharges = charmers,
               .uniqueBonus = 20,
               .undeadBonus = 2,
               .otherBonus = 2,
               .resistedBy = {NoSleep},
               .resistedText = "NO_SLEEP"}},
    {.type = DamageType::OldConf,
     .summary = "Confuse monster",
     .effect = Effect::Confuse,
     .spell = {.supercharges = charmers,
               .uniqueBonus = 20,
               .undeadBonus = 15,
               .otherBonus = 2,
               .resistedBy = {NoConf},
               .resistedText = "NO_CONF",
               .dice = 3,
               .sidesDivisor = 5}},
    {.type = DamageType::Hold,
     .summary = "Hold monster in stasis",
     .effect = Effect::Hold,
     .hold =
         {.levelTimes = 3, .levelDivisor = 2, .resistOneIn = 4, .leastTurns = 5, .mostTurns = 10}},
    {.type = DamageType::HoldUndead,
     .summary = "Hold undead in stasis",
     .effect = Effect::Hold,
     .conditions = undeadOnly,
     .hold = {.resistOneIn = 5, .leastTurns = 6, .mostTurns = 12}},
    {.type = DamageType::KillWall, .summary = "Stone to mud", .conditions = killWallConditions},
    {.type = DamageType::AwayUndead,
     .summary = "Teleport undead away",
     .effect = Effect::Displace,
     .conditions = undeadOnly},
    {.type = DamageType::AwayEvil,
     .summary = "Teleport evil away",
     .effect = Effect::Displace,
     .conditions = evilOnly},
    {.type = DamageType::AwayAll, .summary = "Teleport away", .effect = Effect::Displace},
    {.type = DamageType::TurnUndead,
     .summary = "Frighten undead",
     .effect = Effect::Frighten,
     .conditions = undeadOnly,
     .spell = {.supercharges = turnersOfUndead,
               .uniqueBonus = 10,
               .undeadBonus = 2,
               .otherBonus = 2,
               .dice = 3,
               .sidesDivisor = 2}},
    {.type = DamageType::TurnEvil,
     .summary = "Frighten evil",
     .effect = Effect::Frighten,
     .conditions = evilOnly,
     .spell = {.supercharges = turnersOfEvil,
               .uniqueBonus = 20,
               .undeadBonus = 10,
               .otherBonus = 2,
               .resistedBy = {NoFear},
               .resistedText = "NO_FEAR",
               .dice = 3,
               .sidesDivisor = 2}},
    {.type = DamageType::TurnAll,
     .summary = "Frighten all",
     .effect = Effect::Frighten,
     .spell = {.supercharges = turnersOfAll,
               .uniqueBonus = 20,
               .undeadBonus = 20,
               .otherBonus = 2,
               .resistedBy = {NoFear},
               .resistedText = "NO_FEAR",
               .dice = 4,
               .sidesDivisor = 2}},
    dispel(DamageType::DispUndead, "Dispel undead", undeadOnly),
    dispel(DamageType::DispEvil, "Dispel evil", evilOnly),
    dispel(DamageType::DispNotEvil, "Dispel what is not evil", notEvilOnly),
    dispel(DamageType::DispDemon, "Dispel demons", demonOnly),
    dispel(DamageType::DispDragon, "Dispel dragons", dragonOnly),
    dispel(DamageType::DispAll, "Dispel all"),
    {.type = DamageType::DispSmallAll,
     .summary = "Kill what has few hit points",
     .smallOnly = true},
    groundOnly(DamageType::Whip, "Whips of monsters"),
    groundOnly(DamageType::DarkWeak, "Weak darkness"),
    groundOnly(DamageType::KillDoor, "Door destruction"),
    groundOnly(DamageType::KillTrap, "Trap destruction"),
    groundOnly(DamageType::MakeWall, "Wall creation"),
    groundOnly(DamageType::MakeDoor, "Door creation"),
    groundOnly(DamageType::MakeTrap, "Trap creation"),
}};

static_assert([] {
    for (std::size_t i = 0; i < rules.size(); ++i) {
        if (rules[i].type != static_cast<DamageType>(i)) {
            return false;
        }
    }
    return true;
}());

bool flagsMatch(const Condition& condition, Flags flags) {
    const int found = flags.countOf(condition.flags);
    switch (condition.match) {
        case Match::Any:
            return found > 0;
        case Match::All:
            return found == condition.flags.size();
        case Match::OnlyOne:
            return found == 1;
        case Match::None:
            return found == 0;
    }
    return false;
}

}  // namespace

bool Condition::holds(const Monster& monster) const {
    return flagsMatch(*this, monster.flags) ||
           (!nameBegins.empty() && monster.name.starts_with(nameBegins)) ||
           symbols.find(monster.symbol) != std::string_view::npos;
}

const TypeRule& ruleOf(DamageType type) {
    return rules[static_cast<std::size_t>(type)];
}

const Condition* conditionMet(const TypeRule& rule, const Monster& monster) {
    const auto found =
        std::find_if(rule.conditions.begin(), rule.conditions.end(),
                     [&monster](const Condition& condition) { return condition.holds(monster); });
    return found == rule.conditions.end() ? nullptr : &*found;
}

}  // namespace polyplan::oangband
