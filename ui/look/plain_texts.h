#pragma once

namespace polyplan::ui {

/// From now on every label and tooltip of the program, message boxes included, shows its text as it
/// is. Left alone, Qt takes whatever looks like a tag for rich text, and opens the files that it
/// names; but texts come from plans, pictures and file names, which may hold anything.
void keepTextsPlain();

}  // namespace polyplan::ui
