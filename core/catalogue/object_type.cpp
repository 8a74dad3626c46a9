#include "core/catalogue/object_type.h"

#include <algorithm>
#include <array>
#include <span>

namespace polyplan {
namespace {

constexpr std::array<std::string_view, objectClassCount> classNames = {
    "weapon",    "armor", "ring", "amulet", "tool", "food", "potion", "scroll",
    "spellbook", "wand",  "coin", "gem",    "rock", "ball", "chain",  "venom"};

constexpr std::array<std::string_view, 15> colorNames = {
    "black",   "red",         "green",          "brown",       "blue",
    "magenta", "cyan",        "gray",           "orange",      "bright_green",
    "yellow",  "bright_blue", "bright_magenta", "bright_cyan", "white"};

template <typename Enum>
std::optional<Enum> fromName(std::span<const std::string_view> names, std::string_view wanted) {
    const auto found = std::find(names.begin(), names.end(), wanted);
    if (found == names.end()) {
        return std::nullopt;
    }
    return static_cast<Enum>(found - names.begin());
}

}  // namespace

std::string_view name(ObjectClass objectClass) {
    return classNames[static_cast<std::size_t>(objectClass)];
}

std::optional<ObjectClass> objectClassFromName(std::string_view wanted) {
    return fromName<ObjectClass>(classNames, wanted);
}

std::string_view name(GlyphColor color) {
    return colorNames[static_cast<std::size_t>(color)];
}

std::optional<GlyphColor> glyphColorFromName(std::string_view wanted) {
    return fromName<GlyphColor>(colorNames, wanted);
}

}  // namespace polyplan
