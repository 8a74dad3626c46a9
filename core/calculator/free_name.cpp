#include "core/calculator/free_name.h"

#include <algorithm>
#include <cstddef>
#include <optional>

#include "core/calculator/json_values.h"
#include "core/calculator/limits.h"

namespace polyplan {
namespace {

bool contains(const std::vector<std::string>& names, std::string_view name) {
    return std::ranges::find(names, name) != names.end();
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

/// The number of a name that counts stays a count; of another one the further number stands in
/// brackets.
NameSeries seriesOf(const std::vector<std::string>& taken, const std::string& name,
                    std::string_view counted) {
    if (auto bracketed = numbered(name, " (", ")")) {
        return *bracketed;
    }
    const auto plain = numbered(name, " ", "");
    if (plain && (plain->words == counted || contains(taken, plain->words))) {
        return *plain;
    }
    const bool endsInNumber = name.find_last_not_of("0123456789") + 1 != name.size();
    return endsInNumber ? NameSeries{name, " (", ")"} : NameSeries{name};
}

}  // namespace

std::string freeName(const std::vector<std::string>& taken, const std::string& wish,
                     std::string_view counted) {
    std::string name = shortened(wish, limits::nameCharacters);
    const NameSeries series = seriesOf(taken, wish, counted);
    for (int number = series.number + 1; contains(taken, name); ++number) {
        name = series.name(number);
    }
    return name;
}

}  // namespace polyplan
