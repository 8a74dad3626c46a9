#include "core/calculator/json_values.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "core/json/fault_list.h"
#include "core/json/json_tree.h"

namespace polyplan {
namespace {

std::string withThousands(int number) {
    std::string digits = std::to_string(std::abs(number));
    for (std::size_t i = digits.size(); i > 3; i -= 3) {
        digits.insert(i - 3, ",");
    }
    return (number < 0 ? "-" : "") + digits;
}

}  // namespace

std::string described(const Json& value) {
    switch (value.type()) {
        case Json::value_t::object:
            return "an object";
        case Json::value_t::array:
            return "an array";
        case Json::value_t::string:
            return inQuotes(value.get_ref<const std::string&>());
        default:
            return value.dump();
    }
}

std::string described(Range range) {
    return withThousands(range.least) + " to " + withThousands(range.most);
}

std::string listed(std::span<const std::string_view> names) {
    std::string result;
    for (const std::string_view name : names) {
        result += result.empty() ? "" : ", ";
        result += name;
    }
    return result;
}

const std::string* textOf(const Json& value) {
    return value.get_ptr<const Json::string_t*>();
}

bool equals(const Json& value, std::string_view text) {
    return value == text;
}

bool equals(const Json& value, int number) {
    return value == number;
}

std::optional<int> wholeNumber(const Json& value, Range range) {
    if (!value.is_number()) {
        return std::nullopt;
    }
    const auto number = value.get<double>();
    if (number != std::trunc(number) || number < range.least || number > range.most) {
        return std::nullopt;
    }
    return static_cast<int>(number);
}

std::size_t characterCount(std::string_view utf8) {
    return static_cast<std::size_t>(std::count_if(utf8.begin(), utf8.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
    }));
}

}  // namespace polyplan
