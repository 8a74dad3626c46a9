#pragma once

#include "ui/models/damage/attack_editor.h"

class QPushButton;

namespace polyplan::ui {

/// Gives all attacks what the current one has; there while some have it otherwise.
QPushButton* forAllButton(AttackEditor& editor, AttackEditor::Shared what, const char* name,
                          const QString& text, const QString& toolTip, QWidget* parent);

}  // namespace polyplan::ui
