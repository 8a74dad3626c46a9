#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace polyplan::oangband {

/// The game's types of projection (Oangband 1.1.0 defines.h GF_*).
enum class DamageType : std::uint8_t {
    Rock,
    Shot,
    Arrow,
    Missile,
    Pmissile,
    Acid,
    Elec,
    Fire,
    Hellfire,
    Cold,
    Pois,
    Ice,
    Plasma,
    LiteWeak,
    Lite,
    Dark,
    MorgulDark,
    Confusion,
    Sound,
    Shard,
    Inertia,
    Gravity,
    Force,
    Water,
    Storm,
    Nexus,
    Nether,
    Chaos,
    Disenchant,
    Time,
    Mana,
    HolyOrb,
    Meteor,
    Spirit,
    OldDrain,
    OldPoly,
    OldClone,
    OldHeal,
    OldSpeed,
    OldSlow,
    OldSleep,
    OldConf,
    Hold,
    HoldUndead,
    KillWall,
    AwayUndead,
    AwayEvil,
    AwayAll,
    TurnUndead,
    TurnEvil,
    TurnAll,
    DispUndead,
    DispEvil,
    DispNotEvil,
    DispDemon,
    DispDragon,
    DispAll,
    DispSmallAll,
    Whip,
    DarkWeak,
    KillDoor,
    KillTrap,
    MakeWall,
    MakeDoor,
    MakeTrap
};

inline constexpr std::size_t damageTypeCount = 65;

/// In the order of the enumeration.
const std::array<DamageType, damageTypeCount>& allDamageTypes();

/// Without the game's prefix: "FIRE".
std::string_view name(DamageType type);

/// With the game's prefix or without it: "GF_FIRE", "FIRE".
std::optional<DamageType> damageTypeFromName(std::string_view name);

}  // namespace polyplan::oangband
