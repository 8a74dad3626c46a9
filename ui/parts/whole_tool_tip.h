#pragma once

class QEvent;
class QString;
class QWidget;

namespace polyplan::ui {

/// Answers the question for the tooltip of a widget that shows a text cut: the whole text, above
/// what the tooltip says else.
/// @returns false, and nothing is answered, if that isn't the question or the text is seen whole
bool showWhole(QEvent& event, QWidget& widget, const QString& whole, const QString& seen);

}  // namespace polyplan::ui
