#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

class QMenuBar;

namespace polyplan::ui {

/// Lets a text field stay as it is while the keyboard is in the menu bar. Qt takes the selection
/// from a field that a menu opened by keyboard takes the focus from, but not from one behind a menu
/// that was opened by mouse: with this, both keep it, and what is typed.
class FieldBehindMenu : public QObject {
    Q_OBJECT

  public:
    /// @param bar its parent
    explicit FieldBehindMenu(QMenuBar& bar);

    /// The field that has the keyboard, or had it before the menu bar; null if it was none.
    QWidget* field() const { return field_; }

    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void follow(QWidget* focused);

    QMenuBar& bar_;
    QPointer<QWidget> field_;
    bool isBehind_ = false;  ///< the menu bar has the focus that the field had
};

}  // namespace polyplan::ui
