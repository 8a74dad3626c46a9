#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace polyplan::powder {

/// What a damage of the heartbeat is of (POWDER 117/118 source.txt ELEMENT).
enum class Element : std::uint8_t { Physical, Fire, Acid };

constexpr std::optional<Element> elementFromName(std::string_view name) {
    if (name == "PHYSICAL") {
        return Element::Physical;
    }
    if (name == "FIRE") {
        return Element::Fire;
    }
    if (name == "ACID") {
        return Element::Acid;
    }
    return std::nullopt;
}

}  // namespace polyplan::powder
