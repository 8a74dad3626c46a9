#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace polyplan::testing {

/// The records of a folder, files that end in ".json", without that ending and in alphabetical
/// order.
std::vector<std::string> recordNamesIn(const std::filesystem::path& folder);

}  // namespace polyplan::testing
