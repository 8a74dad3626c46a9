#include "core/catalogue/likely_object.h"

#include <span>
#include <vector>

#include "core/catalogue/letter_case.h"
#include "core/catalogue/near_names.h"

namespace polyplan {
namespace {

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
    if (wanted.empty() || wanted.size() > longestSoughtName) {
        return "";
    }
    const std::string low = lowerCase(wanted);
    std::vector<std::string_view> sameWord;
    std::string_view nearest;
    std::size_t least = 1 + nearEnough(wanted);
    for (const ObjectType& object : table.objects()) {
        if ((object.shortName == low || object.appearance == low) &&
            sameWord.size() < mostNamesOffered) {
            sameWord.push_back(object.name);
        }
        if (const std::size_t distance = editDistance(low, lowerCase(object.name));
            distance < least) {
            least = distance;
            nearest = object.name;
        }
    }
    if (sameWord.empty() && !nearest.empty()) {
        sameWord.push_back(nearest);
    }
    return joined(sameWord);
}

}  // namespace polyplan
