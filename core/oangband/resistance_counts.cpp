#include "core/oangband/resistance_counts.h"

#include <algorithm>
#include <array>

#include "core/oangband/type_rule.h"

namespace polyplan::oangband {
namespace {

using enum DamageType;

constexpr std::string_view writtenTwice = "the flag is written twice for one monster, id 778";
constexpr std::string_view unknown = "the cause is not known";
constexpr std::string_view fromUndead = "follows from UNDEAD, whose cause is not known";
constexpr std::string_view notFirst =
    "the wiki seems to count the monsters whose flag does not stand first in its line";
constexpr std::string_view undetermined = "can't be reproduced";

/// A line of the wiki: the condition is one of the type's, by position.
struct Line {
    DamageType type;
    std::size_t condition;
    int count;
    std::string_view remark = {};
};

constexpr std::array lines = {
    Line{Acid, 0, 62},
    Line{Elec, 0, 83},
    Line{Fire, 0, 118},
    Line{Cold, 0, 164, writtenTwice},
    Line{Pois, 0, 237},
    Line{Ice, 0, 164, writtenTwice},
    Line{Plasma, 0, 6},
    Line{Plasma, 1, 46},
    Line{Plasma, 2, 98},
    Line{LiteWeak, 0, 524},
    Line{Lite, 0, 10},
    Line{Lite, 1, 77},
    Line{Dark, 0, 13},
    Line{Dark, 1, 15},
    Line{Dark, 2, 20},
    Line{Confusion, 0, 4, notFirst},
    Line{Confusion, 1, 72, undetermined},
    Line{Sound, 0, 5, notFirst},
    Line{Shard, 0, 6, undetermined},
    Line{Inertia, 0, 3, notFirst},
    Line{Gravity, 0, 3, notFirst},
    Line{Force, 0, 4, notFirst},
    Line{Water, 0, 5},
    Line{Storm, 0, 5},
    Line{Storm, 1, 83},
    Line{Nexus, 0, 7},
    Line{Nether, 0, 77, unknown},
    Line{Nether, 1, 8},
    Line{Nether, 2, 235},
    Line{Chaos, 0, 12},
    Line{Disenchant, 0, 12},
    Line{Time, 0, 7},
    Line{HolyOrb, 0, 315},
    Line{Spirit, 0, 77, unknown},
    Line{OldDrain, 0, 140, fromUndead},
    Line{KillWall, 0, 585},
    Line{DispUndead, 0, 524, fromUndead},
    Line{DispEvil, 0, 286},
    Line{DispNotEvil, 0, 315},
    Line{DispDemon, 0, 576},
    Line{DispDragon, 0, 544},
};

}  // namespace

std::vector<ResistanceCount> resistanceCounts(const MonsterTable& monsters) {
    std::vector<ResistanceCount> counts;
    counts.reserve(lines.size());
    for (const Line& line : lines) {
        const TypeRule& rule = ruleOf(line.type);
        const Condition* const condition = &rule.conditions[line.condition];
        const auto counted = std::ranges::count_if(
            monsters.monsters(),
            [&](const Monster& monster) { return conditionMet(rule, monster) == condition; });
        counts.push_back({.type = line.type,
                          .condition = condition->text,
                          .inWiki = line.count,
                          .counted = static_cast<int>(counted),
                          .remark = line.remark});
    }
    return counts;
}

}  // namespace polyplan::oangband
