#include "core/catalogue/material.h"

#include <algorithm>

namespace polyplan {
namespace {

constexpr std::array<std::string_view, materialCount> materialNames = {
    "none",     "liquid",  "wax",         "veggy", "flesh",    "paper",  "cloth",  "leather",
    "wood",     "bone",    "dragon_hide", "iron",  "metal",    "copper", "silver", "gold",
    "platinum", "mithril", "plastic",     "glass", "gemstone", "mineral"};

}  // namespace

std::array<Material, materialCount> allMaterials() {
    std::array<Material, materialCount> all{};
    for (std::size_t i = 0; i < all.size(); ++i) {
        all[i] = static_cast<Material>(i);
    }
    return all;
}

std::string_view name(Material material) {
    return materialNames[static_cast<std::size_t>(material)];
}

std::optional<Material> materialFromName(std::string_view wanted) {
    const auto found = std::find(materialNames.begin(), materialNames.end(), wanted);
    if (found == materialNames.end()) {
        return std::nullopt;
    }
    return static_cast<Material>(found - materialNames.begin());
}

}  // namespace polyplan
