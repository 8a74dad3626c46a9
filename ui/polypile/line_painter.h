#pragma once

#include <optional>

#include "ui/polypile/card_faces.h"
#include "ui/polypile/card_painter.h"
#include "ui/polypile/line_geometry.h"

namespace polyplan::ui {

/// What of a line is being worked on. A picture of it has nothing of the kind.
struct LineMarks {
    Selection selected;  ///< in order
    std::optional<StackPosition> current;
    Selection lifted;  ///< in order: being dragged
    std::optional<LinePlace> drop;
    std::optional<StackPosition> merged;  ///< with what is dropped
    bool dropsWholePile = false;
};

/// Paints as much of a line as touches `clip`, on any device.
/// @param faces cards painted before, to paint from; none where they would not be sharp
void paintLine(QPainter& painter, const QRect& clip, const LineGeometry& geometry,
               const LineContent& content, const LineMarks& marks, const Theme& theme,
               const Metrics& metrics, CardFaces* faces = nullptr);

}  // namespace polyplan::ui
