#pragma once

#include <QStringList>
#include <vector>

namespace polyplan::ui {

/// Heights that are easy to read, up to one that is not below the highest bar.
/// @param highest above 0
std::vector<double> roundHeights(double highest, int mostSteps);

/// What stands at the ticks of an axis: all have the same number of digits behind the point, no
/// more than it takes to tell where each lies.
/// @param isProbability told in per cent
QStringList tickTexts(const std::vector<double>& ticks, bool isProbability);

}  // namespace polyplan::ui
