#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/json/json_tree.h"
#include "core/plan/contenders.h"
#include "core/plan/question_differences.h"

namespace polyplan::plan {

/// Names what holds where the question leaves a member to the strategy.
/// @param strategies all there is of each, as JSON
/// @returns whether it is not the same everywhere then
bool nameInherited(MemberDifference& difference, const std::vector<Json>& strategies);

/// Names what counts where nothing is said.
/// @returns whether it is not the same everywhere then
bool nameAssumed(MemberDifference& difference, std::span<const Contender> contenders);

/// How many types are known by sight, and of those that not all know the first ones.
void nameDiscoveries(MemberDifference& difference);

/// What has members is there, by its name if it has one, or not.
void namePresence(MemberDifference& difference);

/// Leaves owners only where they tell apart members of one label.
void dropIdleOwners(std::vector<MemberDifference>& differences);

}  // namespace polyplan::plan
