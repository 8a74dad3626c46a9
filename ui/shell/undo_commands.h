#pragma once

#include <QObject>
#include <QPointer>

#include "ui/parts/typing_history.h"

class QAction;
class QMenu;
class QUndoStack;
class QWidget;

namespace polyplan::ui {

/// Undo and redo, by their entries in a menu and by their keys, which do the same: they act on what
/// is typed in the field with the keyboard, and where that has nothing to undo, on the plan.
class UndoCommands : public QObject {
    Q_OBJECT

  public:
    /// @param menu of the window, to which the entries are added
    /// @param window its parent, whose fields are meant
    UndoCommands(QUndoStack& plan, QMenu& menu, QWidget& window);

  Q_SIGNALS:
    /// What was undone or redone in the plan, in words.
    void stepped(const QString& told);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void addTo(QMenu& menu, QAction* action, HistoryStep step);
    void watch(QWidget* focused);
    void show();
    void stepInPlan(HistoryStep step);

    QUndoStack& plan_;
    QWidget& window_;
    QAction* undo_;
    QAction* redo_;
    QPointer<QWidget> focused_;  ///< of the window, but for its menus, which act on what had it
};

}  // namespace polyplan::ui
