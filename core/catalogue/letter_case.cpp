#include "core/catalogue/letter_case.h"

#include <algorithm>

namespace polyplan {
namespace {

char lowerCaseLetter(char letter) {
    return 'A' <= letter && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

}  // namespace

std::string lowerCase(std::string_view text) {
    std::string result(text);
    std::ranges::transform(result, result.begin(), lowerCaseLetter);
    return result;
}

bool equalWords(std::string_view a, std::string_view b) {
    return std::ranges::equal(a, b, {}, lowerCaseLetter, lowerCaseLetter);
}

}  // namespace polyplan
