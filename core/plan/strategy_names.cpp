#include "core/plan/strategy_names.h"

#include <algorithm>
#include <string_view>

#include "core/calculator/json_values.h"
#include "core/json/fault_list.h"
#include "core/plan/limits.h"

namespace polyplan::plan {
namespace {

const std::string unnamed = "Strategy";

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

/// Names that differ in the number behind their words alone.
struct NameSeries {
    std::string words;
    std::string_view opening = " ";  ///< before the number
    std::string_view closing = {};   ///< after it
    int number = 1;                  ///< of the name that it was made from

    std::string name(int at) const {
        const std::string suffix = std::string(opening) + std::to_string(at).append(closing);
        return shortened(words, limits::nameCharacters - suffix.size()) + suffix;
    }
};

/// The series of a name that has such a number already, after at least one character.
std::optional<NameSeries> numbered(const std::string& name, std::string_view opening,
                                   std::string_view closing) {
    constexpr std::size_t mostDigits = 4;
    if (!name.ends_with(closing)) {
        return std::nullopt;
    }
    const std::string before = name.substr(0, name.size() - closing.size());
    const std::size_t end = before.find_last_not_of("0123456789") + 1;
    const std::size_t digits = before.size() - end;
    if (end <= opening.size() || digits == 0 || digits > mostDigits ||
        !before.substr(0, end).ends_with(opening)) {
        return std::nullopt;
    }
    return NameSeries{before.substr(0, end - opening.size()), opening, closing,
                      std::stoi(before.substr(end))};
}

/// A number at the end of a name may be what it says ("Luck 10"): unless it counts strategies, it
/// stays, and the further one stands in brackets.
NameSeries seriesOf(const std::vector<Strategy>& strategies, const std::string& name) {
    if (auto bracketed = numbered(name, " (", ")")) {
        return *bracketed;
    }
    const auto plain = numbered(name, " ", "");
    if (plain && (plain->words == unnamed || isTakenName(strategies, plain->words))) {
        return *plain;
    }
    const bool endsInNumber = name.find_last_not_of("0123456789") + 1 != name.size();
    return endsInNumber ? NameSeries{name, " (", ")"} : NameSeries{name};
}

}  // namespace

std::string freeName(const std::vector<Strategy>& strategies, const std::string& wish) {
    std::string name = shortened(wish, limits::nameCharacters);
    const NameSeries series = seriesOf(strategies, wish);
    for (int number = series.number + 1; isTakenName(strategies, name); ++number) {
        name = series.name(number);
    }
    return name;
}

std::string calledName(const std::vector<Strategy>& strategies, std::size_t strategy) {
    const std::string& name = strategies[strategy].name;
    return name.find_first_not_of(' ') == std::string::npos
               ? unnamed + ' ' + std::to_string(strategy + 1)
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
