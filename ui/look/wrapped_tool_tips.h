#pragma once

namespace polyplan::ui {

/// From now on every tooltip of the program breaks lines that are too long to be read, at the ends
/// of words. Left alone, Qt does so only where it takes the text for rich text.
void wrapToolTips();

}  // namespace polyplan::ui
