#pragma once

#include <QRect>
#include <optional>

#include "core/calculator/range.h"
#include "core/calculator/report.h"
#include "ui/export/page_style.h"

class QPainter;

namespace polyplan::ui {

/// Between which values the axis of a distribution runs: not beyond what can be, unless to a mark
/// that stands little above it.
Range shownValues(const Series& series, int mark);

/// Paints how likely each value is as bars; where there is a mark, what is above it is colored, and
/// a line stands there. Where there are many values, several share a bar.
/// @param series a distribution, not empty
void paintDistribution(QPainter& painter, const QRect& rect, const Series& series,
                       std::optional<double> mark, double mean, const PageStyle& style);

}  // namespace polyplan::ui
