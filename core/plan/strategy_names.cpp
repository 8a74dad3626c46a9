#include "core/plan/strategy_names.h"

#include <algorithm>

#include "core/calculator/json_values.h"
#include "core/json/fault_list.h"
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

std::string calledName(const std::vector<Strategy>& strategies, std::size_t strategy) {
    const std::string& name = strategies[strategy].name;
    return name.find_first_not_of(' ') == std::string::npos
               ? "Strategy " + std::to_string(strategy + 1)
               : name;
}

std::vector<std::string> calledNames(const std::vector<Strategy>& strategies) {
    std::vector<std::string> names;
    names.reserve(strategies.size());
    for (std::size_t i = 0; i < strategies.size(); ++i) {
        names.push_back(calledName(strategies, i));
    }
    return names;
}

std::optional<std::size_t> strategyNamed(const std::vector<Strategy>& strategies,
                                         const std::string& name) {
    const auto named = std::ranges::find(strategies, name, &Strategy::name);
    if (named != strategies.end()) {
        return static_cast<std::size_t>(named - strategies.begin());
    }
    const std::vector<std::string> names = calledNames(strategies);
    const auto called = std::ranges::find(names, name);
    return called == names.end() ? std::nullopt
                                 : std::optional(static_cast<std::size_t>(called - names.begin()));
}

std::string noStrategyNamed(const std::string& wanted, const std::vector<std::string>& names) {
    std::string there;
    for (const std::string& name : names) {
        there += (there.empty() ? "" : ", ") + inQuotes(name);
    }
    return "no strategy is named " + inQuotes(wanted) + "; there are " + there;
}

}  // namespace polyplan::plan
