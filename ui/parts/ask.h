#pragma once

class QAbstractButton;
class QMessageBox;

namespace polyplan::ui {

/// Asks, each button with a letter of its own that chooses it, alone or with Alt.
/// @returns the button that was chosen
const QAbstractButton* ask(QMessageBox& question);

}  // namespace polyplan::ui
