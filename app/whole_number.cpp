#include "app/whole_number.h"

#include <charconv>
#include <string>
#include <system_error>

namespace polyplan::app {

CLI::Validator wholeNumber(std::uint64_t least, std::uint64_t most) {
    const std::string range = std::to_string(least) + " to " + std::to_string(most);
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

}  // namespace polyplan::app
