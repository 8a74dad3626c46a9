#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/nethack/theft/answer.h"

namespace polyplan::nethack::theft {

/// Of single stacks: with that of any of them as many as are told apart by their colors.
inline constexpr std::size_t mostCurves = 7;

/// Which of the looks of curves each of some stacks has, 0 to `mostCurves` − 1: that of its kind,
/// or the next one that is free, wherever it stands in the inventory.
/// @param shown stacks that have curves, by their place in `things`, at most `mostCurves`; nothing
/// of the kind `Other`
std::vector<std::size_t> curvePlaces(std::span<const ThingAtRisk> things,
                                     std::span<const std::size_t> shown);

}  // namespace polyplan::nethack::theft
