#include "app/text_table.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

#include "core/probability/grouped.h"

namespace polyplan::app {
namespace {

/// In characters, each of which takes one place.
std::size_t widthOf(const std::string& utf8) {
    return static_cast<std::size_t>(std::count_if(utf8.begin(), utf8.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
    }));
}

constexpr double beyondReading = 1e15;

std::string digits(const char* format, double value) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), format, value);
    return text.data();
}

}  // namespace

void TextTable::write(std::ostream& out, std::size_t indent) const {
    std::vector<std::size_t> widths(columns_.size());
    for (const auto& row : rows_) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            widths[i] = std::max(widths[i], widthOf(row[i]));
        }
    }
    for (const auto& row : rows_) {
        std::string line(indent, ' ');
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::string blanks(widths[i] - widthOf(row[i]), ' ');
            line += i == 0 ? "" : "  ";
            line += columns_[i] == Align::Right ? blanks + row[i] : row[i] + blanks;
        }
        line.erase(line.find_last_not_of(' ') + 1);
        out << line << '\n';
    }
}

std::string percent(double probability) {
    if (probability > 0.0 && probability < leastChance) {
        return "< 0.0001 %";
    }
    // Half a last digit goes to the lesser of two shares, so that they add up.
    constexpr double tieBreaker = 1e-10;
    const double broken = probability < 0.5 ? 1 + tieBreaker : 1 - tieBreaker;
    constexpr double roundingOfSums = 1e-12;
    if (probability > 0.9999 && probability < 1.0 - roundingOfSums) {
        return "> 99.99 %";
    }
    const double hundredths = 100 * probability * broken;
    const bool isNearlySure = hundredths > 99 && probability < 1.0;
    return digits(isNearlySure ? "%.4g" : "%.3g", hundredths) + " %";
}

std::string number(double value) {
    constexpr double large = 1e3;
    constexpr double least = 1e-4;
    const double size = std::abs(value);
    if (size > 0.0 && size < least) {
        return value > 0.0 ? "< 0.0001" : "> -0.0001";
    }
    return size >= large && size < beyondReading
               ? (value < 0.0 ? "-" : "") + grouped(std::llround(size))
               : digits("%.4g", value);
}

std::string number(double value, int decimals) {
    return std::abs(value) < beyondReading
               ? digits(("%." + std::to_string(decimals) + 'f').c_str(), value)
               : number(value);
}

}  // namespace polyplan::app
