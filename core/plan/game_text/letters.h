#pragma once

#include <optional>
#include <string>
#include <string_view>

/// What the readers of game text need of plain text. Nothing here looks beyond ASCII.
namespace polyplan::plan::game_text {

constexpr bool isDigit(char c) {
    return '0' <= c && c <= '9';
}

constexpr bool isLetter(char c) {
    return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z');
}

constexpr char lowered(char c) {
    return 'A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

std::string lowered(std::string_view text);

/// Whether two texts agree but for the case of their letters.
bool sameLetters(std::string_view a, std::string_view b);
bool startsWithLetters(std::string_view text, std::string_view start);

/// Takes `start`, in whatever case, off the front. @returns whether it was there
bool take(std::string_view& text, std::string_view start);

/// A whole number of up to nine digits that is all of the text, with its sign if it has one.
std::optional<int> numberOf(std::string_view text);

/// The numbers that stand in a text in the places of a pattern's '#', in order.
struct Numbers {
    int values[3] = {0, 0, 0};
    std::size_t count = 0;
};

/// Whether a text is what a pattern says: '#' stands for a number, '*' at its end for anything that
/// is not empty, everything else for itself. A pattern has at most three '#'.
bool matches(std::string_view pattern, std::string_view text, Numbers& numbers);

/// What stands in brackets at the end of a text, and before them.
struct Bracket {
    std::string_view before;
    std::string_view inside;
};

/// The last of the brackets that a text ends with. @param opening with the blank before it: " ("
std::optional<Bracket> bracketAtEnd(std::string_view text, std::string_view opening, char closing);

/// The text as UTF-8 without control characters: what is not is replaced, terminal escapes and
/// carriage returns are left out, a tab becomes blanks up to the next multiple of eight, a blank
/// that breaks no line (U+00A0, as browsers copy it) a plain one.
std::string cleanLine(std::string_view line);

}  // namespace polyplan::plan::game_text
