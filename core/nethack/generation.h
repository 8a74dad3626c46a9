#pragma once

#include <vector>

#include "core/catalogue/object_table.h"

namespace polyplan::nethack {

/// On levels of this ledger number and below every gem may be generated.
inline constexpr int ledgerLevelOfAllGems = 27;

/// How often each object type is generated within its class, in the units of the object table, on
/// a level of this ledger number (1 to 127). Only the 22 valuable gems depend on the level
/// (o_init.c setgemprobs()).
std::vector<int> generationOdds(const ObjectTable& table, int ledgerLevel);

}  // namespace polyplan::nethack
