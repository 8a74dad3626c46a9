#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/catalogue/material.h"

namespace polyplan {

/// Object classes in NetHack's order (objclass.h).
enum class ObjectClass : std::uint8_t {
    Weapon,
    Armor,
    Ring,
    Amulet,
    Tool,
    Food,
    Potion,
    Scroll,
    Spellbook,
    Wand,
    Coin,
    Gem,
    Rock,
    Ball,
    Chain,
    Venom,
};

inline constexpr std::size_t objectClassCount = 16;

/// The name that data tables use, e.g. "spellbook".
std::string_view name(ObjectClass objectClass);
std::optional<ObjectClass> objectClassFromName(std::string_view name);

/// The game's sixteen colours (color.h); the eighth, "no colour", does not occur on objects.
enum class GlyphColor : std::uint8_t {
    Black,
    Red,
    Green,
    Brown,
    Blue,
    Magenta,
    Cyan,
    Gray,
    Orange,
    BrightGreen,
    Yellow,
    BrightBlue,
    BrightMagenta,
    BrightCyan,
    White,
};

std::string_view name(GlyphColor color);
std::optional<GlyphColor> glyphColorFromName(std::string_view name);

/// Position of an object type in the table of its game version.
using ObjectIndex = std::uint16_t;

/// One row of a game's object table (objects.c; objects.h in 3.7).
struct ObjectType {
    std::string id;         ///< the game's constant in lower case, e.g. "wan_digging"
    std::string shortName;  ///< the name within its class, e.g. "digging"
    std::string name;       ///< the identified name as the game prints one of it: "wand of digging"
    std::string appearance;  ///< unshuffled; empty if the object shows what it is
    ObjectClass objectClass{};
    char symbol{};
    GlyphColor color{};
    int probability{};  ///< of generation within the class, out of the class total
    int weight{};
    int baseCost{};
    Material material{};  ///< of the unshuffled appearance
    bool magic{};
    bool stacks{};
    bool charged{};
    bool unique{};
    bool noWish{};
    std::map<std::string, std::string> subtype;  ///< further keys of the row, e.g. "slot" → "boots"
    /// Of a look: the types, in table order, that what looks so may be of; else empty.
    std::vector<ObjectIndex> mayBe{};

    /// Whether this is no type but how things look that are not identified: "bubbly potion".
    bool isLook() const { return !mayBe.empty(); }

    bool operator==(const ObjectType&) const = default;
};

}  // namespace polyplan
