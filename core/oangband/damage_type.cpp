#include "core/oangband/damage_type.h"

#include <algorithm>

namespace polyplan::oangband {
namespace {

/// In the order of the enumeration.
constexpr std::array<std::string_view, damageTypeCount> damageTypeNames = {
    "ROCK",        "SHOT",        "ARROW",     "MISSILE",        "PMISSILE",    "ACID",
    "ELEC",        "FIRE",        "HELLFIRE",  "COLD",           "POIS",        "ICE",
    "PLASMA",      "LITE_WEAK",   "LITE",      "DARK",           "MORGUL_DARK", "CONFUSION",
    "SOUND",       "SHARD",       "INERTIA",   "GRAVITY",        "FORCE",       "WATER",
    "STORM",       "NEXUS",       "NETHER",    "CHAOS",          "DISENCHANT",  "TIME",
    "MANA",        "HOLY_ORB",    "METEOR",    "SPIRIT",         "OLD_DRAIN",   "OLD_POLY",
    "OLD_CLONE",   "OLD_HEAL",    "OLD_SPEED", "OLD_SLOW",       "OLD_SLEEP",   "OLD_CONF",
    "HOLD",        "HOLD_UNDEAD", "KILL_WALL", "AWAY_UNDEAD",    "AWAY_EVIL",   "AWAY_ALL",
    "TURN_UNDEAD", "TURN_EVIL",   "TURN_ALL",  "DISP_UNDEAD",    "DISP_EVIL",   "DISP_NOT_EVIL",
    "DISP_DEMON",  "DISP_DRAGON", "DISP_ALL",  "DISP_SMALL_ALL", "WHIP",        "DARK_WEAK",
    "KILL_DOOR",   "KILL_TRAP",   "MAKE_WALL", "MAKE_DOOR",      "MAKE_TRAP"};

constexpr std::string_view prefix = "GF_";

constexpr auto types = [] {
    std::array<DamageType, damageTypeCount> all{};
    for (std::size_t i = 0; i < all.size(); ++i) {
        all[i] = static_cast<DamageType>(i);
    }
    return all;
}();

}  // namespace

const std::array<DamageType, damageTypeCount>& allDamageTypes() {
    return types;
}

std::string_view name(DamageType type) {
    return damageTypeNames[static_cast<std::size_t>(type)];
}

std::optional<DamageType> damageTypeFromName(std::string_view name) {
    if (name.starts_with(prefix)) {
        name.remove_prefix(prefix.size());
    }
    const auto* found = std::find(damageTypeNames.begin(), damageTypeNames.end(), name);
    return found == damageTypeNames.end()
               ? std::nullopt
               : std::optional(static_cast<DamageType>(found - damageTypeNames.begin()));
}

}  // namespace polyplan::oangband
