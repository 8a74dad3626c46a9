#include "app/option_checks.h"

#include <algorithm>
#include <charconv>
#include <string>
#include <system_error>
#include <utility>

#include "core/calculator/json_values.h"
#include "core/json/json_tree.h"
#include "core/probability/grouped.h"

namespace polyplan::app {

CLI::Validator wholeNumber(std::uint64_t least, std::uint64_t most) {
    const std::string range =
        inGroups(std::to_string(least)) + " to " + inGroups(std::to_string(most));
    const auto check = [least, most, range](const std::string& text) {
        std::uint64_t number = 0;
        const char* end = text.data() + text.size();
        const auto [stopped, error] = std::from_chars(text.data(), end, number);
        const bool isOne = error == std::errc() && stopped == end && least <= number &&
                           number <= most && (text.front() != '0' || text.size() == 1);
        return isOne ? std::string() : text + " is no whole number from " + range;
    };
    return {check, "in [" + range + "]"};
}

CLI::Validator number(double least, double most) {
    const std::string range = Json(least).dump() + " to " + Json(most).dump();
    const auto check = [least, most, range](const std::string& text) {
        double value = 0.0;
        const char* end = text.data() + text.size();
        const auto [stopped, error] = std::from_chars(text.data(), end, value);
        const bool isOne =
            error == std::errc() && stopped == end && least <= value && value <= most;
        return isOne ? std::string() : text + " is no number from " + range;
    };
    return {check, "in [" + range + "]"};
}

CLI::Validator oneOf(std::vector<std::string_view> words) {
    const std::string all = listed(words);
    const auto check = [words = std::move(words), all](const std::string& text) {
        return std::ranges::find(words, text) != words.end() ? std::string()
                                                             : text + " is none of " + all;
    };
    return {check, "{" + all + "}"};
}

}  // namespace polyplan::app
