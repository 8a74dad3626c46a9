#pragma once

#include <variant>
#include <vector>

#include "core/json/fault_list.h"
#include "core/json/json_fwd.h"
#include "core/plan/catalogues.h"
#include "core/powder/request.h"

namespace polyplan::plan {

/// A request by itself, as the command line has it: every member is known.
std::variant<powder::Request, std::vector<Fault>> readHeartbeatRequest(
    const Json& value, const Catalogues& catalogues);

}  // namespace polyplan::plan
