#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace polyplan {

/// What an object is made of (NetHack objclass.h, in its order). `None` is objclass.h's 0: the worm
/// tooth of 3.4.3 and 3.6.7 is made of nothing.
enum class Material : std::uint8_t {
    None,
    Liquid,
    Wax,
    Veggy,
    Flesh,
    Paper,
    Cloth,
    Leather,
    Wood,
    Bone,
    DragonHide,
    Iron,
    Metal,
    Copper,
    Silver,
    Gold,
    Platinum,
    Mithril,
    Plastic,
    Glass,
    Gemstone,
    Mineral,
};

inline constexpr std::size_t materialCount = 22;

/// All materials, for loops.
std::array<Material, materialCount> allMaterials();

/// Its place in arrays of `materialCount`.
constexpr std::size_t indexOf(Material material) {
    return static_cast<std::size_t>(material);
}

/// The name that data tables and plan documents use, e.g. "dragon_hide".
std::string_view name(Material material);

/// The material of that name; nothing if there is none.
std::optional<Material> materialFromName(std::string_view name);

}  // namespace polyplan
