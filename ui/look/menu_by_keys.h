#pragma once

namespace polyplan::ui {

/// From now on Shift+F10 opens the context menu of what has the keyboard, as the Menu key does,
/// which many keyboards lack. Qt knows only the latter.
void openMenusByShiftF10();

}  // namespace polyplan::ui
