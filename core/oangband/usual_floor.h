#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "core/oangband/scene.h"

namespace polyplan::oangband {

/// A class of objects that is often found on a floor. What a projection does to one of them hangs
/// on its class and on the IGNORE flags that few have.
struct UsualObjects {
    std::string_view name;  ///< of several: "scrolls"
    std::string_view type;  ///< the tval's name; others that it stands for hate the same
};

/// In the order to be read.
std::span<const UsualObjects> usualObjects();

/// What the projection does to any of them that has no IGNORE flag, one each.
std::vector<FloorObjectFate> usualFates(const Scene& scene);

/// What it does to a stack on its square. @param arriving damage at the square
FloorObjectFate fateOnFloor(const Scene& scene, const FloorStack& stack, const Odds& arriving);

}  // namespace polyplan::oangband
