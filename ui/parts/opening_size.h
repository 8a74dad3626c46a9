#pragma once

class QSize;
class QWidget;

namespace polyplan::ui {

/// Gives a window that is to open a size, or as much of it as fits its parent's screen.
void setOpeningSize(QWidget& window, const QSize& wanted);

}  // namespace polyplan::ui
