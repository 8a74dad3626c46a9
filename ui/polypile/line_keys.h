#pragma once

#include <Qt>
#include <optional>

#include "ui/polypile/line_geometry.h"

namespace polyplan::ui {

/// Where an arrow, Home, End or page key leads from `from` (nothing: the line was not entered yet).
/// Up from the top stack leads to the pile as a whole. Nothing for other keys and an empty line.
std::optional<StackPosition> stepOf(const LineGeometry& geometry, std::optional<StackPosition> from,
                                    int key);

/// Where such a key leads what is carried from `from`: up and down between the stacks of a pile, to
/// the left and right from square to square, piles or not, up to the square behind the last pile.
/// `from` itself where it goes no further; nothing for other keys.
/// @param bySquare a pile as a whole is carried, which goes from square to square alone
std::optional<LinePlace> placeStep(const LineGeometry& geometry, LinePlace from, int key,
                                   bool bySquare);

/// All positions of stacks from `a` to `b` in the order of the line, both included.
Selection rangeOf(const LineShape& shape, StackPosition a, StackPosition b);

}  // namespace polyplan::ui
