#pragma once

#include <string_view>
#include <vector>

#include "core/calculator/report.h"
#include "ui/charts/curve.h"

namespace polyplan::ui {

/// What ids of series and tables of a heartbeat's report begin with, those of the other outfit
/// aside.
inline constexpr std::string_view heartbeatKey = "heartbeat/";
inline constexpr std::string_view otherOutfitKey = "heartbeat/other outfit/";

/// An amount by heartbeat, and in the other outfit as its twin. @param id below the key: "hp"
std::vector<Curve> amountCurves(const Report& report, std::string_view id);

/// All chances by heartbeat but those of events; each in the other outfit as the twin of that of
/// its own.
std::vector<Curve> chanceCurves(const Report& report);

}  // namespace polyplan::ui
