#pragma once

#include <variant>
#include <vector>

#include "core/json/fault_list.h"
#include "core/json/json_fwd.h"
#include "core/plan/catalogues.h"
#include "core/plan/document.h"

namespace polyplan::plan {

/// A request by itself, as the command line has it: every member is known. What the recorded cases
/// carry besides (`case`, `trials`, `observed`, `note`) is passed over.
std::variant<oangband::Request, std::vector<Fault>> readDamageRequest(const Json& value,
                                                                      const Catalogues& catalogues);

}  // namespace polyplan::plan
