#pragma once

#include <QObject>

class QMenuBar;

namespace polyplan::ui {

/// Lets an open menu, and the menu bar, have the letters that are typed in them. Qt first looks for
/// a shortcut of what has the focus, and takes the bar for a place of all shortcuts in its menus: C
/// in the Edit menu cursed the selected stacks.
class MenuKeys : public QObject {
    Q_OBJECT

  public:
    /// @param bar its parent, with all its menus
    explicit MenuKeys(QMenuBar& bar);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace polyplan::ui
