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
    int Answer::*before =
        nullptr;  ///< turns that it has already; null: such are none, or no matter
};

std::span<const AmountRow> amountRows();

/// Turns that an effect is added to.
int turnsBefore(const AmountRow& row, const Answer& answer);
/// "afraid", or "afraid for longer" of what it is already.
std::string labelOf(const AmountRow& row, const Answer& answer);

/// What fear a monster that is afraid already is left with, where that may be another.
inline constexpr const char* fearLeftLabel = "afraid afterwards";
inline constexpr const char* fearLeftId = "afraid_afterwards";
inline constexpr const char* distanceId = "teleported_distance";
bool mayChangeFear(const Answer& answer);

inline constexpr const char* amountsTitle = "Amounts";
/// How much of each effect: what is asked for beside what takes effect. Without the damage, which
/// a report tells as a series.
/// @param prefix of the table's id: the key with a slash
Table amountsTable(const Answer& answer, const std::string& prefix);
/// That table of a report; null: it has none.
Table* amountsOf(Report& report);
/// Whether such a table says of any effect what is asked for. Else it says no more than the series
/// of a report.
bool tellsRequests(const Table& amounts);
/// Whether a series of a report says no more than such a table.
bool isOfAmounts(const Series& series);
/// The same with the damage below the effects.
Table amountsWithDamage(const Answer& answer);

}  // namespace polyplan::oangband
