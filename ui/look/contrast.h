#pragma once

#include <QColor>

namespace polyplan::ui {

/// How well `text` reads on `ground`: 1 (not at all) to 21 (black on white), as WCAG 2.1 defines
/// the contrast ratio. Alpha is ignored.
double contrastRatio(const QColor& text, const QColor& ground);

/// `share` of `over` (0 to 1) laid on `ground`: an opaque color in between.
QColor blend(const QColor& over, const QColor& ground, double share);

}  // namespace polyplan::ui
