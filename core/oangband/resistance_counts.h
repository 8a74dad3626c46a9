#pragma once

#include <string_view>
#include <vector>

#include "core/oangband/damage_type.h"
#include "core/oangband/monster_table.h"

namespace polyplan::oangband {

/// How many monsters meet one condition of a type and none above it, next to the figure that the
/// wiki (damage types, version 0.1.1) prints.
struct ResistanceCount {
    DamageType type{};
    std::string_view condition;  ///< as an answer names it
    int inWiki = 0;
    int counted = 0;          ///< in the monsters of 1.1.0
    std::string_view remark;  ///< on why the two differ; empty where they agree

    bool agrees() const { return inWiki == counted; }
};

/// One a line of the wiki, in its order. A type that shares a line with another stands for both
/// (FIRE for HELLFIRE, DARK for MORGUL_DARK).
std::vector<ResistanceCount> resistanceCounts(const MonsterTable& monsters);

}  // namespace polyplan::oangband
