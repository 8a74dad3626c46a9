#pragma once

#include <nlohmann/json_fwd.hpp>

namespace polyplan {

/// JSON as it stands in the file, members in their order. Who looks into it includes json_tree.h,
/// which takes long to compile.
using Json = nlohmann::ordered_json;

}  // namespace polyplan
