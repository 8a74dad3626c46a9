#pragma once

#include <ostream>

#include "core/catalogue/object_table.h"
#include "core/nethack/polypile/odds.h"
#include "core/plan/settings.h"

namespace polyplan::app {

/// Writes the answer for one strategy for people: goals, piles with the fate of each stack, and
/// what lies there most afterwards.
void writeTables(const plan::Settings& settings, const plan::Strategy& strategy,
                 const nethack::polypile::LineAnswer& answer, const ObjectTable& table,
                 std::ostream& out);

}  // namespace polyplan::app
