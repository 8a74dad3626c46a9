#include "core/plan/strategy_names.h"

#include <algorithm>

#include "core/calculator/json_values.h"
#include "core/plan/limits.h"

namespace polyplan::plan {
namespace {

bool isTakenName(const std::vector<Strategy>& strategies, const std::string& name) {
    return std::ranges::any_of(strategies, [&](const Strategy& each) { return each.name == name; });
}

bool continuesCharacter(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

/// The beginning, of so many characters at the most.
std::string shortened(std::string utf8, std::size_t most) {
    while (characterCount(utf8) > most) {
        while (utf8.size() > 1 && continuesCharacter(utf8.back())) {
            utf8.pop_back();
        }
        utf8.pop_back();
    }
    return utf8;
}

}  // namespace

std::string freeName(const std::vector<Strategy>& strategies, const std::string& wish) {
    std::string name = shortened(wish, limits::nameCharacters);
    for (int number = 2; isTakenName(strategies, name); ++number) {
        const std::string suffix = ' ' + std::to_string(number);
        name = shortened(wish, limits::nameCharacters - suffix.size()) + suffix;
    }
    return name;
}

}  // namespace polyplan::plan
