#pragma once

#include <Qt>
#include <optional>

#include "ui/polypile/line_geometry.h"

namespace polyplan::ui {

/// Where an arrow, Home, End or page key leads from `from` (nothing: the line was not entered yet).
/// Up from the top stack leads to the pile as a whole. Nothing for other keys and an empty line.
std::optional<StackPosition> stepOf(const LineGeometry& geometry, std::optional<StackPosition> from,
                                    int key);

/// All positions of stacks from `a` to `b` in the order of the line, both included.
Selection rangeOf(const LineShape& shape, StackPosition a, StackPosition b);

}  // namespace polyplan::ui
