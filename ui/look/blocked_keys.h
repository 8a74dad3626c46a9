#pragma once

namespace polyplan::ui {

/// From now on the keys of commands are dead in a window behind a dialog that it has to wait for,
/// as its other keys and the mouse are: Qt lets them act if the window manager has given that
/// window the keyboard.
void keepKeysFromBlockedWindows();

}  // namespace polyplan::ui
