#pragma once

#include <span>
#include <vector>

#include "core/nethack/polypile/world_sweep.h"
#include "core/nethack/polypile/yield_table.h"

namespace polyplan::nethack::polypile {

/// Adds, by object type, the chance that the pile ends in this world with at least one of the
/// object, `world.weight` of it.
/// @param table the yields of the sweep's pile.
/// @param only the objects that are wanted; empty for all that the pile can leave.
void addAtLeastOne(const WorldSweep& sweep, const YieldTable& table,
                   std::span<const ObjectIndex> only, std::vector<double>& sum);

}  // namespace polyplan::nethack::polypile
