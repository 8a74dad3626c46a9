#pragma once

#include <QObject>

class QWidget;

namespace polyplan::ui {

/// Leaves files that are dragged over the fields of a window to what opens them: a line of text
/// would take their addresses for what is typed.
class FieldDrops : public QObject {
    Q_OBJECT

  public:
    /// @param window its parent
    explicit FieldDrops(QWidget& window);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QWidget& window_;
};

}  // namespace polyplan::ui
