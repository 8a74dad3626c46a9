#pragma once

#include <span>
#include <string>
#include <vector>

namespace polyplan::plan {

/// What files are called, one each: their names without folders, and where several have that name
/// with as many folders before it as it takes. A file that is there twice has one name.
std::vector<std::string> namesOfFiles(std::span<const std::string> paths);

}  // namespace polyplan::plan
