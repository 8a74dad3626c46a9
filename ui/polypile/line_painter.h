#pragma once

#include <optional>

#include "ui/polypile/card_painter.h"
#include "ui/polypile/line_geometry.h"

namespace polyplan::ui {

/// What of a line is being worked on. A picture of it has nothing of the kind.
struct LineMarks {
    Selection selected;  ///< in order
    std::optional<StackPosition> current;
    Selection lifted;  ///< in order: being dragged
    std::optional<LinePlace> drop;
    bool dropsWholePile = false;
};

/// Paints as much of a line as touches `clip`, on any device.
void paintLine(QPainter& painter, const QRect& clip, const LineGeometry& geometry,
               const LineContent& content, const LineMarks& marks, const Theme& theme,
               const Metrics& metrics);

}  // namespace polyplan::ui
