#pragma once

#include <map>
#include <string>

namespace polyplan {

/// Members of an object of the file that this version does not know, as JSON text by name: kept so
/// that they are still there after reading and saving, without any effect. Every described struct
/// has them as its member `unknown`.
using UnknownMembers = std::map<std::string, std::string>;

}  // namespace polyplan
