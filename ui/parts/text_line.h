#pragma once

#include <Qt>

class QKeyEvent;
class QLineEdit;
class QWidget;

namespace polyplan::ui {

/// The line of text that a widget with the keyboard types into: itself, or that of a number field
/// or an editable box; null if it has none.
QLineEdit* textLineOf(QWidget* focused);

/// Exports a picture, wherever one is. Fields would take it for the end of the line.
inline constexpr QKeyCombination exportKey = Qt::CTRL | Qt::Key_E;

/// Whether fields leave a key to the window, although they have a use for it.
bool isLeftToWindow(const QKeyEvent& key);

}  // namespace polyplan::ui
