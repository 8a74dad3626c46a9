#pragma once

namespace polyplan::ui {

/// From now on the wheel scrolls over fields and lists of choices that have not the keyboard, in
/// place of changing them: who scrolls a form means none of what happens to pass below the pointer.
void keepWheelForScrolling();

}  // namespace polyplan::ui
