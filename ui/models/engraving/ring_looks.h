#pragma once

#include <string>
#include <vector>

#include "core/plan/settings.h"

namespace polyplan::ui {

/// An appearance of rings. What a ring writes goes with it, not with its kind.
struct RingLook {
    std::string appearance;  ///< "diamond"
    bool isHard = false;     ///< it engraves
    bool operator==(const RingLook&) const = default;
};

/// The appearances that a kind of ring may have as far as the material that is known of it says:
/// hard ones first, else in table order.
/// @param settings of the game that the objects belong to
std::vector<RingLook> ringLooks(const plan::Settings& settings, const ObjectTable& objects,
                                ObjectIndex ring);

}  // namespace polyplan::ui
