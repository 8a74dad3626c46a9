#pragma once

#include <QDialog>

#include "ui/polypile/stack_form.h"

namespace polyplan::ui {

/// What a stack of the inventory is, to be changed.
class StackDialog : public QDialog {
    Q_OBJECT

  public:
    /// @param row of the inventory
    StackDialog(PlanDocument& document, int row, QWidget* parent);
};

}  // namespace polyplan::ui
