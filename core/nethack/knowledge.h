#pragma once

#include <map>
#include <vector>

#include "core/catalogue/object_table.h"

namespace polyplan::nethack {

/// What the player knows of this game's shuffle: material by object type.
using KnownMaterials = std::map<ObjectIndex, Material>;

/// What the player knows of the objects of this game.
struct Knowledge {
    KnownMaterials materials{};  ///< appearances that were told; the rest is averaged over
    /// Types that the player knows by sight, so that nothing unidentified is one of them.
    std::vector<ObjectIndex> discovered{};
    /// Looks that are supposed to be of no other types than these, by look.
    std::map<ObjectIndex, std::vector<ObjectIndex>> supposed{};
    bool operator==(const Knowledge&) const = default;
};

}  // namespace polyplan::nethack
