#include "core/plan/likely_object.h"

#include <algorithm>
#include <numeric>
#include <span>
#include <vector>

namespace polyplan::plan {
namespace {

constexpr std::size_t longestName = 60;
constexpr std::size_t mostNames = 3;

/// Number of letters to insert, delete or replace to make one of the other.
std::size_t editDistance(std::string_view from, std::string_view to) {
    std::vector<std::size_t> row(to.size() + 1);
    std::iota(row.begin(), row.end(), 0);
    for (std::size_t i = 0; i < from.size(); ++i) {
        std::size_t diagonal = row[0]++;
        for (std::size_t j = 0; j < to.size(); ++j) {
            const std::size_t replaced = diagonal + (from[i] == to[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({replaced, row[j] + 1, diagonal + 1});
        }
    }
    return row.back();
}

std::string joined(std::span<const std::string_view> names) {
    std::string result;
    for (const std::string_view name : names) {
        result += result.empty() ? "" : " or ";
        result += '"' + std::string(name) + '"';
    }
    return result;
}

}  // namespace

std::string likelyObjects(const ObjectTable& table, std::string_view wanted) {
    if (wanted.empty() || wanted.size() > longestName) {
        return "";
    }
    std::vector<std::string_view> sameWord;
    std::string_view nearest;
    std::size_t least = 1 + std::max<std::size_t>(1, wanted.size() / 4);
    for (const ObjectType& object : table.objects()) {
        if ((object.shortName == wanted || object.appearance == wanted) &&
            sameWord.size() < mostNames) {
            sameWord.push_back(object.name);
        }
        if (const std::size_t distance = editDistance(wanted, object.name); distance < least) {
            least = distance;
            nearest = object.name;
        }
    }
    if (sameWord.empty() && !nearest.empty()) {
        sameWord.push_back(nearest);
    }
    return joined(sameWord);
}

}  // namespace polyplan::plan
