#pragma once

#include <variant>
#include <vector>

#include "core/json/fault_list.h"
#include "core/json/json_fwd.h"
#include "core/nethack/engraving/request.h"
#include "core/plan/catalogues.h"

namespace polyplan::plan {

/// A request by itself, as the command line has it: every member is known, its text is there, and
/// its game is settled.
std::variant<nethack::engraving::Request, std::vector<Fault>> readEngravingRequest(
    const Json& value, const Catalogues& catalogues);

}  // namespace polyplan::plan
