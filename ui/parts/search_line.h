#pragma once

#include <QLineEdit>

namespace polyplan::ui {

/// A line in which one types what is to be found. Its button and Escape empty it, and close what it
/// suggests; Escape in an empty one goes on to the window.
class SearchLine : public QLineEdit {
    Q_OBJECT

  public:
    explicit SearchLine(QWidget* parent = nullptr);

  protected:
    bool event(QEvent* event) override;
};

}  // namespace polyplan::ui
