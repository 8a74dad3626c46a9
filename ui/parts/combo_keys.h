#pragma once

class QToolButton;

namespace polyplan::ui {

/// Has the menu of a button chosen from by the keys of a combo box: Alt+Down and F4 open it, and
/// what is typed there goes to the next row that begins so, or else has a word that does.
void giveComboKeys(QToolButton& button);

}  // namespace polyplan::ui
