#include "core/probability/grouped.h"

namespace polyplan {

std::string inGroups(std::string_view digits) {
    std::string result;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        result += i > 0 && (digits.size() - i) % 3 == 0 ? "," : "";
        result += digits[i];
    }
    return result;
}

std::string grouped(std::int64_t number) {
    const std::string written = std::to_string(number);
    return number < 0 ? "−" + inGroups(std::string_view(written).substr(1)) : inGroups(written);
}

std::string counted(std::size_t count, std::string_view what) {
    return grouped(static_cast<std::int64_t>(count)) + ' ' + std::string(what) +
           (count == 1 ? "" : "s");
}

}  // namespace polyplan
