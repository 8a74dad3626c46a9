#pragma once

#include <QObject>

class QWidget;

namespace polyplan::ui {

/// Keeps the fields of a window from taking the keys that are left to it: Qt asks what has the
/// focus first, and a field would go to the end of its line.
class FieldKeys : public QObject {
    Q_OBJECT

  public:
    /// @param window its parent
    explicit FieldKeys(QWidget& window);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QWidget& window_;
};

}  // namespace polyplan::ui
