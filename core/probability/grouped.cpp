#include "core/probability/grouped.h"

namespace polyplan {

std::string grouped(std::int64_t number) {
    const std::string digits = std::to_string(number);
    std::string result;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        result += i > 0 && (digits.size() - i) % 3 == 0 ? "," : "";
        result += digits[i];
    }
    return result;
}

}  // namespace polyplan
