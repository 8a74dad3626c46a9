#include "tests/oracle/record_names.h"

#include <algorithm>

namespace polyplan::testing {

std::vector<std::string> recordNamesIn(const std::filesystem::path& folder) {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() == ".json") {
            names.push_back(entry.path().stem());
        }
    }
    std::sort(names.begin(), names.end());
    return names;
}

}  // namespace polyplan::testing
