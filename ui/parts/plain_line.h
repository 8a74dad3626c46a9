#pragma once

#include <QLineEdit>

namespace polyplan::ui {

/// A line of text that leaves undo and redo to the document.
class PlainLine : public QLineEdit {
    Q_OBJECT

  public:
    using QLineEdit::QLineEdit;

  protected:
    bool event(QEvent* event) override;
};

}  // namespace polyplan::ui
