#include "core/probability/grouped.h"

namespace polyplan {

std::string grouped(std::int64_t number) {
    const std::string digits = std::to_string(number);
    const std::size_t first = number < 0 ? 1 : 0;
    std::string result;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        result += i > first && (digits.size() - i) % 3 == 0 ? "," : "";
        result += digits[i];
    }
    return result;
}

}  // namespace polyplan
