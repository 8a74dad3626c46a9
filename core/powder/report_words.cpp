#include "core/powder/report_words.h"

#include <array>
#include <cmath>
#include <cstdio>

#include "core/probability/grouped.h"

namespace polyplan::powder {

std::string shortNumber(double value) {
    constexpr double groupedFrom = 999.95;  // else it would be written as 1000
    if (std::abs(value) >= groupedFrom) {
        return grouped(std::llround(value));
    }
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.4g", value);
    return text.data();
}

Change changeBy(What what, double amount) {
    const bool isRise = what == What::Heals || what == What::MpRegained;
    const bool isMp = what == What::MpDrained || what == What::MpRegained;
    return {.amount = isRise ? amount : -amount, .of = isMp ? "MP" : "HP"};
}

}  // namespace polyplan::powder
