#include "core/catalogue/near_names.h"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

#include "core/catalogue/letter_case.h"

namespace polyplan {
namespace {

constexpr std::size_t shortestPart = 3;

}  // namespace

std::size_t editDistance(std::string_view from, std::string_view to) {
    std::vector<std::size_t> before(to.size() + 1);
    std::vector<std::size_t> above(to.size() + 1);
    std::vector<std::size_t> row(to.size() + 1);
    std::iota(row.begin(), row.end(), 0);
    for (std::size_t i = 0; i < from.size(); ++i) {
        std::swap(before, above);
        std::swap(above, row);
        row[0] = i + 1;
        for (std::size_t j = 0; j < to.size(); ++j) {
            row[j + 1] =
                std::min({above[j] + (from[i] == to[j] ? 0 : 1), row[j] + 1, above[j + 1] + 1});
            if (i > 0 && j > 0 && from[i] == to[j - 1] && from[i - 1] == to[j]) {
                row[j + 1] = std::min(row[j + 1], before[j - 1] + 1);
            }
        }
    }
    return row.back();
}

std::size_t nearEnough(std::string_view wanted) {
    return std::max<std::size_t>(1, wanted.size() / 4);
}

std::string quotedChoice(std::span<const std::string_view> names) {
    std::string result;
    for (const std::string_view name : names) {
        result += result.empty() ? "" : " or ";
        result += '"' + std::string(name) + '"';
    }
    return result;
}

std::string nearNames(std::span<const std::string_view> names, std::string_view wanted) {
    if (wanted.empty() || wanted.size() > longestSoughtName) {
        return "";
    }
    const std::string low = lowerCase(wanted);
    std::vector<std::pair<std::size_t, std::string_view>> near;
    for (const std::string_view name : names) {
        const std::string other = lowerCase(name);
        const std::size_t distance = editDistance(low, other);
        if (distance <= nearEnough(wanted)) {
            near.emplace_back(distance, name);
        } else if (low.size() >= shortestPart && other.find(low) != std::string::npos) {
            near.emplace_back(nearEnough(wanted) + distance, name);
        }
    }
    std::stable_sort(near.begin(), near.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<std::string_view> shown;
    for (const auto& [distance, name] : near) {
        if (shown.size() < mostNamesOffered &&
            std::find(shown.begin(), shown.end(), name) == shown.end()) {
            shown.push_back(name);
        }
    }
    return quotedChoice(shown);
}

}  // namespace polyplan
