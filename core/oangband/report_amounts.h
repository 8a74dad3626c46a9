#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/calculator/report.h"
#include "core/oangband/answer.h"

namespace polyplan::oangband {

inline constexpr const char* byProjection = "spells1.c project_m()";

/// An effect of which there may be more or less.
struct AmountRow {
    std::string_view id;
    const char* label;
    const char* seriesLabel;
    Odds Answer::*odds;
    Odds Answer::*requested;  ///< null: nothing is asked for that may not come to pass
    Unit unit;
    Better better;  ///< for the player who makes it
    const char* rule;
    const char* source;
};

std::span<const AmountRow> amountRows();

/// How much of each effect: what is asked for beside what takes effect. Without the damage, which
/// a report tells as a series.
/// @param prefix of the table's id: the key with a slash
Table amountsTable(const Answer& answer, const std::string& prefix);
/// The same with the damage below the effects.
Table amountsWithDamage(const Answer& answer);

}  // namespace polyplan::oangband
