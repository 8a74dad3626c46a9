#pragma once

class QScrollArea;
class QWidget;

namespace polyplan::ui {

/// A column that scrolls where a small screen or a large font leaves no room.
QScrollArea* scrolled(QWidget* content, QWidget* parent);

}  // namespace polyplan::ui
