#pragma once

#include <string>
#include <string_view>

#include "core/calculator/report.h"
#include "core/oangband/answer.h"
#include "core/oangband/terrain.h"
#include "core/oangband/type_rule.h"

/// How the steps of an answer word what they tell.
namespace polyplan::oangband {

/// A number between words: "dam × 3".
std::string said(std::string_view before, int number, std::string_view after = {});

/// "26", "42 to 116 (mean 74)"
std::string range(const Odds& odds);

/// 0.1875 and ", 1 to 9 turns"
/// @param before turns that they are added to
StepValue turns(const Odds& odds, int before = 0);

/// 0.897, " afraid, 1 to 30 turns; ", 0.103, " unafraid"
StepValue fearLeft(const Odds& odds);

/// "dam × 3 / 2"
std::string described(const Factor& factor);
/// "one time in 3, 5 + r1(dam / 3)"
std::string described(const TurnsRule& rule);
/// "+(dam / 2)"
std::string described(const TerrainShare& share);

}  // namespace polyplan::oangband
