#pragma once

#include <vector>

#include "ui/charts/curve.h"

namespace polyplan::ui {

/// Of more points than a chart can show the first, the last, and of every few in a row the least
/// and the greatest, so that what comes now and then is seen as often as it is.
/// @param points in the order of their x
std::vector<CurvePoint> shownPoints(std::vector<CurvePoint> points);

}  // namespace polyplan::ui
