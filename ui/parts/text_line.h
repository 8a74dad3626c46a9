#pragma once

class QLineEdit;
class QWidget;

namespace polyplan::ui {

/// The line of text that a widget with the keyboard types into: itself, or that of a number field
/// or an editable box; null if it has none.
QLineEdit* textLineOf(QWidget* focused);

}  // namespace polyplan::ui
