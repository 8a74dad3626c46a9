#pragma once

#include <QLineEdit>
#include <QObject>
#include <QPointer>

class QMenu;
class QMenuBar;

namespace polyplan::ui {

/// Leaves the focus where it is while a menu of the bar is open, which has the keys without it.
/// Else Qt gives it to the bar where the menu is opened by keyboard, and to the menu where an arrow
/// chooses in it: a line of text is then no longer selected, and an editor on a card or in a list
/// ends, before the menu can act on it.
void leaveFocusBehind(QMenu& menu, QMenuBar& bar);

/// Leaves a line of text as it is where Alt alone gives the bar the focus: what is selected in it,
/// which Qt then deselects, stays so for the menus to act on. Its suggestions close when a menu
/// opens, which they would cover.
class LineBehindMenus : public QObject {
    Q_OBJECT

  public:
    /// @param bar its parent, with all its menus
    explicit LineBehindMenus(QMenuBar& bar);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void keepSelection(QLineEdit* line);
    void selectAgain();

    QPointer<QWidget> focused_;
    QPointer<QLineEdit> line_;  ///< null: nothing was selected
    QString text_;
    int anchor_ = 0;
    int length_ = 0;  ///< below 0: towards the beginning
};

}  // namespace polyplan::ui
