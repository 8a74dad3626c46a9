#pragma once

class QWidget;

namespace polyplan::ui {

enum class HistoryStep { Undo, Redo };

/// Whether a field has something to undo or redo by itself before it is the document's turn: in
/// what is typed into it, as the document does not have it, or not as a step of its own.
/// @param focused with the keyboard, a field or not; may be null
bool isOfTyping(HistoryStep step, QWidget* focused);

/// Undoes or redoes it.
void takeInTyping(HistoryStep step, QWidget& focused);

}  // namespace polyplan::ui
