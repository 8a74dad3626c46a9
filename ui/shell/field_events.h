#pragma once

#include <QObject>

class QWidget;

namespace polyplan::ui {

/// Keeps the fields of a window from taking what is left to it. Keys: Qt asks what has the focus
/// first, and a field would go to the end of its line. Files that are dragged over it: a line of
/// text would take their addresses for what is typed.
class FieldEvents : public QObject {
    Q_OBJECT

  public:
    /// @param window its parent
    explicit FieldEvents(QWidget& window);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QWidget& window_;
};

}  // namespace polyplan::ui
