#pragma once

#include <cstdint>
#include <string_view>

namespace polyplan {

/// Whether a member has to stand in the file.
enum class Presence : std::uint8_t {
    Usual,     ///< may be left out, and is where it is at its default
    Always,    ///< may be left out, but is always written
    Required,  ///< a fault where it is missing
};

/// What people are told about a member.
struct Member {
    std::string_view name;   ///< in the file, and as an option of the command line
    std::string_view label;  ///< in front of its editor
    std::string_view help;   ///< one line, with the rule's source; limits and default are added
    Presence presence = Presence::Usual;
};

constexpr Member required(std::string_view name, std::string_view label, std::string_view help) {
    return {name, label, help, Presence::Required};
}

constexpr Member alwaysWritten(std::string_view name, std::string_view label,
                               std::string_view help) {
    return {name, label, help, Presence::Always};
}

/// Says which struct a description is asked of.
template <typename T>
struct Of {};

}  // namespace polyplan
