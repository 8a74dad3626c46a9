#include "core/plan/game_text/letters.h"

#include <algorithm>
#include <charconv>
#include <iterator>

namespace polyplan::plan::game_text {
namespace {

constexpr std::size_t mostDigits = 9;
constexpr std::size_t tabWidth = 8;
constexpr char escapeCharacter = '\x1B';
constexpr std::string_view unbrokenBlank = "\xC2\xA0";
constexpr std::string_view replacementCharacter = "\xEF\xBF\xBD";

/// Bytes of the UTF-8 sequence that the text begins with; 0 if it begins with none.
std::size_t sequenceLength(std::string_view text) {
    const auto byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char first = byte(0);
    const std::size_t length = first < 0x80   ? 1
                               : first < 0xC2 ? 0
                               : first < 0xE0 ? 2
                               : first < 0xF0 ? 3
                               : first < 0xF5 ? 4
                                              : 0;
    if (length == 0 || length > text.size()) {
        return 0;
    }
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0U) != 0x80U) {
            return 0;
        }
    }
    const bool isOverlong = (first == 0xE0 && byte(1) < 0xA0) || (first == 0xF0 && byte(1) < 0x90);
    const bool isSurrogate = first == 0xED && byte(1) >= 0xA0;
    const bool isBeyondUnicode = first == 0xF4 && byte(1) >= 0x90;
    return isOverlong || isSurrogate || isBeyondUnicode ? 0 : length;
}

/// Length of a terminal's escapeCharacter sequence: ESC [ … letter, or ESC and one character.
std::size_t escapeLength(std::string_view text) {
    if (text.size() < 2 || text[1] != '[') {
        return std::min<std::size_t>(2, text.size());
    }
    std::size_t length = 2;
    while (length < text.size() && !isLetter(text[length])) {
        ++length;
    }
    return std::min(length + 1, text.size());
}

}  // namespace

std::string lowered(std::string_view text) {
    std::string result;
    result.reserve(text.size());
    std::transform(text.begin(), text.end(), std::back_inserter(result),
                   [](char c) { return lowered(c); });
    return result;
}

bool sameLetters(std::string_view a, std::string_view b) {
    return a.size() == b.size() && startsWithLetters(a, b);
}

bool startsWithLetters(std::string_view text, std::string_view start) {
    return text.size() >= start.size() &&
           std::equal(start.begin(), start.end(), text.begin(),
                      [](char a, char b) { return lowered(a) == lowered(b); });
}

bool take(std::string_view& text, std::string_view start) {
    if (!startsWithLetters(text, start)) {
        return false;
    }
    text.remove_prefix(start.size());
    return true;
}

std::optional<int> numberOf(std::string_view text) {
    const bool hasSign = !text.empty() && (text.front() == '+' || text.front() == '-');
    const std::string_view digits = text.substr(hasSign ? 1 : 0);
    if (digits.empty() || digits.size() > mostDigits ||
        !std::all_of(digits.begin(), digits.end(), isDigit)) {
        return std::nullopt;
    }
    int number = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return hasSign && text.front() == '-' ? -number : number;
}

bool matches(std::string_view pattern, std::string_view text, Numbers& numbers) {
    numbers = {};
    std::size_t at = 0;
    for (std::size_t place = 0; place < pattern.size(); ++place) {
        const char wanted = pattern[place];
        if (wanted == '*' && place + 1 == pattern.size()) {
            return at < text.size();
        }
        if (wanted != '#') {
            if (at == text.size() || lowered(text[at]) != lowered(wanted)) {
                return false;
            }
            ++at;
            continue;
        }
        std::size_t end = at;
        if (end < text.size() && text[end] == '-') {
            ++end;
        }
        while (end < text.size() && isDigit(text[end])) {
            ++end;
        }
        const auto number = numberOf(text.substr(at, end - at));
        if (!number || numbers.count == std::size(numbers.values)) {
            return false;
        }
        numbers.values[numbers.count++] = *number;
        at = end;
    }
    return at == text.size();
}

std::optional<Bracket> bracketAtEnd(std::string_view text, std::string_view opening, char closing) {
    const std::size_t open = text.rfind(opening);
    if (!text.ends_with(closing) || open == std::string_view::npos) {
        return std::nullopt;
    }
    const std::size_t begin = open + opening.size();
    return Bracket{.before = text.substr(0, open),
                   .inside = text.substr(begin, text.size() - 1 - begin)};
}

std::string cleanLine(std::string_view line) {
    std::string result;
    result.reserve(line.size());
    while (!line.empty()) {
        const char c = line.front();
        std::size_t length = 1;
        if (c == '\t') {
            result.append(tabWidth - result.size() % tabWidth, ' ');
        } else if (line.starts_with(unbrokenBlank)) {
            result += ' ';
            length = unbrokenBlank.size();
        } else if (c == escapeCharacter) {
            length = escapeLength(line);
        } else if (static_cast<unsigned char>(c) >= ' ' && c != '\x7F') {
            length = sequenceLength(line);
            result += length > 0 ? line.substr(0, length) : replacementCharacter;
            length = std::max<std::size_t>(length, 1);
        }
        line.remove_prefix(length);
    }
    return result;
}

}  // namespace polyplan::plan::game_text
