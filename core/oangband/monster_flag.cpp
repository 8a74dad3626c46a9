#include "core/oangband/monster_flag.h"

#include <algorithm>
#include <bit>

namespace polyplan::oangband {
namespace {

/// In the order of the enumeration.
constexpr std::array<std::string_view, flagCount> flagNames = {
    "UNIQUE",      "NEVER_MOVE", "IM_ACID",      "IM_ELEC",    "IM_FIRE",    "IM_COLD",
    "IM_POIS",     "HURT_LITE",  "HURT_ROCK",    "UNDEAD",     "EVIL",       "DEMON",
    "DRAGON",      "ORC",        "MORGUL_MAGIC", "NO_CONF",    "NO_SLEEP",   "NO_FEAR",
    "FORCE_DEPTH", "BRTH_LITE",  "BRTH_DARK",    "BRTH_CONFU", "BRTH_SOUND", "BRTH_SHARD",
    "BRTH_INER",   "BRTH_GRAV",  "BRTH_FORCE",   "BRTH_NEXUS", "BRTH_NETHR", "BRTH_CHAOS",
    "BRTH_DISEN",  "BRTH_PLAS",  "BRTH_TIME",    "RES_PLAS",   "RES_WATE",   "RES_NEXU",
    "RES_NETH",    "RES_DISE"};

/// Flags and spells that no rule of damage asks for.
constexpr std::array<std::string_view, 137> otherNames = {
    "ADD_MANA",     "ANIMAL",       "ARCHER",      "ARC_FORCE",    "ARC_HFIRE",     "ARROW",
    "ATTR_CLEAR",   "ATTR_MULTI",   "BALL_ACID",   "BALL_CHAOS",   "BALL_COLD",     "BALL_CONFU",
    "BALL_DARK",    "BALL_ELEC",    "BALL_FIRE",   "BALL_LITE",    "BALL_MANA",     "BALL_NETHR",
    "BALL_POIS",    "BALL_SHARD",   "BALL_SOUND",  "BALL_STORM",   "BASH_DOOR",     "BEAM_ELEC",
    "BEAM_ICE",     "BEAM_NETHR",   "BLIND",       "BLINK",        "BOLT",          "BOLT_ACID",
    "BOLT_COLD",    "BOLT_ELEC",    "BOLT_FIRE",   "BOLT_ICE",     "BOLT_MANA",     "BOLT_NETHR",
    "BOLT_PLAS",    "BOLT_POIS",    "BOLT_WATER",  "BOULDER",      "BRAIN_SMASH",   "BRTH_ACID",
    "BRTH_COLD",    "BRTH_ELEC",    "BRTH_FIRE",   "BRTH_POIS",    "CHAR_CLEAR",    "CHAR_MULTI",
    "COLD_BLOOD",   "CONF",         "CURE",        "DARKNESS",     "DISPEL",        "DRAIN_MANA",
    "DROP_40",      "DROP_60",      "DROP_CHEST",  "DROP_CHOSEN",  "DROP_GOOD",     "DROP_GREAT",
    "DROP_ONE",     "DROP_PLUS_10", "DROP_PLUS_5", "DROP_TWO",     "EMPTY_MIND",    "ESCORT",
    "ESCORTS",      "FEMALE",       "FLYING",      "FORCE_MAXHP",  "FORCE_SLEEP",   "FORGET",
    "FRIEND",       "FRIENDS",      "GIANT",       "HASTE",        "HEAL",          "HOLD",
    "HUNGER",       "INVISIBLE",    "KILL_BODY",   "KILL_ITEM",    "KILL_WALL",     "LASH",
    "LOW_MANA_RUN", "MALE",         "MIND_BLAST",  "MISSL",        "MOVE_BODY",     "MULTIPLY",
    "NEVER_BLOW",   "NO_STUN",      "ONLY_GOLD",   "ONLY_ITEM",    "OPEN_DOOR",     "PASS_WALL",
    "PLAYER_GHOST", "PMISSL",       "POWERFUL",    "QUESTOR",      "RAND_25",       "RAND_50",
    "REGENERATE",   "SCARE",        "SHOT",        "SHRIEK",       "SLOW",          "SMART",
    "SPEAKING",     "STUPID",       "S_ANIMAL",    "S_ANT",        "S_BERTBILLTOM", "S_DEMON",
    "S_DRAGON",     "S_HI_DEMON",   "S_HI_DRAGON", "S_HI_UNDEAD",  "S_HOUND",       "S_KIN",
    "S_MONSTER",    "S_MONSTERS",   "S_SPIDER",    "S_UNDEAD",     "S_UNIQUE",      "S_WRAITH",
    "TAKE_ITEM",    "TELE_AWAY",    "TELE_LEVEL",  "TELE_SELF_TO", "TELE_TO",       "TPORT",
    "TRAPS",        "TROLL",        "UDUN_MAGIC",  "WEIRD_MIND",   "WOUND"};

}  // namespace

std::string_view name(Flag flag) {
    return flagNames[static_cast<std::size_t>(flag)];
}

std::optional<Flag> flagFromName(std::string_view name) {
    const auto* found = std::find(flagNames.begin(), flagNames.end(), name);
    return found == flagNames.end() ? std::nullopt
                                    : std::optional(static_cast<Flag>(found - flagNames.begin()));
}

bool isKnownFlag(std::string_view name) {
    return flagFromName(name) ||
           std::find(otherNames.begin(), otherNames.end(), name) != otherNames.end();
}

std::vector<std::string_view> allFlagNames() {
    std::vector<std::string_view> names(flagNames.begin(), flagNames.end());
    names.insert(names.end(), otherNames.begin(), otherNames.end());
    return names;
}

int Flags::countOf(Flags others) const {
    return std::popcount(bits_ & others.bits_);
}

}  // namespace polyplan::oangband
