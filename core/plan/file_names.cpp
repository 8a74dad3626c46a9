#include "core/plan/file_names.h"

#include <algorithm>
#include <iterator>
#include <string_view>

namespace polyplan::plan {
namespace {

/// The end of a path, from so many folders before the name on.
std::string_view endOf(std::string_view path, int folders) {
    std::size_t from = path.size();
    for (int i = 0; i <= folders; ++i) {
        const std::size_t slash = from == 0 ? from : path.rfind('/', from - 1);
        if (from == 0 || slash == std::string_view::npos) {
            return path;
        }
        from = slash;
    }
    return path.substr(from + 1);
}

std::string nameAmong(const std::string& path, std::span<const std::string> paths) {
    int folders = 0;
    const auto isAnothers = [&](const std::string& other) {
        return other != path && endOf(other, folders) == endOf(path, folders);
    };
    while (endOf(path, folders) != path && std::ranges::any_of(paths, isAnothers)) {
        ++folders;
    }
    return std::string(endOf(path, folders));
}

}  // namespace

std::vector<std::string> namesOfFiles(std::span<const std::string> paths) {
    std::vector<std::string> names;
    std::ranges::transform(paths, std::back_inserter(names),
                           [&paths](const std::string& path) { return nameAmong(path, paths); });
    return names;
}

}  // namespace polyplan::plan
