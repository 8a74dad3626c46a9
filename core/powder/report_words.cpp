#include "core/powder/report_words.h"

#include <array>
#include <cstdio>

namespace polyplan::powder {

std::string shortNumber(double value) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.4g", value);
    return text.data();
}

}  // namespace polyplan::powder
