#pragma once

class QMenu;
class QMenuBar;

namespace polyplan::ui {

/// Leaves the focus where it is while a menu of the bar is open, which has the keys without it.
/// Else Qt gives it to the bar where the menu is opened by keyboard, and to the menu where an arrow
/// chooses in it: a line of text is then no longer selected, and an editor on a card or in a list
/// ends, before the menu can act on it.
void leaveFocusBehind(QMenu& menu, QMenuBar& bar);

}  // namespace polyplan::ui
