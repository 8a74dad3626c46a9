#pragma once

class QWidget;

namespace polyplan::ui {

/// Takes what is typed into a field of numbers or of text, or into one that was opened over a cell
/// or a card, as Enter does; nothing for any other.
void enterTyped(QWidget* field);

/// From now on what is being typed into a cell, a card or a field is taken before anything else is
/// done: before the mouse is pressed elsewhere, a key of a command acts or a menu opens, but for
/// that of what is typed. Left alone, it would go to whatever stands in that place afterwards.
void takeTypedFirst();

}  // namespace polyplan::ui
