#pragma once

#include <QStringList>
#include <vector>

namespace polyplan::ui {

/// What stands at the ticks of an axis: all have the same number of digits behind the point, no
/// more than it takes to tell where each lies.
/// @param isProbability told in per cent
QStringList tickTexts(const std::vector<double>& ticks, bool isProbability);

}  // namespace polyplan::ui
