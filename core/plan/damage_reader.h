#pragma once

#include <variant>
#include <vector>

#include "core/plan/catalogues.h"
#include "core/plan/document.h"
#include "core/plan/fault_list.h"
#include "core/plan/json_tree.h"

namespace polyplan::plan {

/// Attacks of a strategy.
inline constexpr std::size_t mostAttacks = 64;
/// Monsters that one attack's table of all types sets beside the target.
inline constexpr std::size_t mostMatrixMonsters = 100;

/// Reads one attack of a strategy; unknown members are kept.
Attack readAttack(const Json& value, const Path& path, const Catalogues& catalogues,
                  FaultList& faults);

/// A request by itself, as the command line has it: every member is known. What the recorded cases
/// carry besides (`case`, `trials`, `observed`, `note`) is passed over.
std::variant<oangband::Request, std::vector<Fault>> readDamageRequest(const Json& value,
                                                                      const Catalogues& catalogues);

}  // namespace polyplan::plan
