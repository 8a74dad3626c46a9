#include "ui/shell/focus_behind_menu.h"

#include <QMenu>
#include <QMenuBar>

namespace polyplan::ui {

void leaveFocusBehind(QMenu& menu, QMenuBar& bar) {
    // Who is given the focus hands it on to its proxy, which has it.
    const auto setProxy = [&menu, &bar](QWidget* focused) {
        menu.setFocusProxy(focused);
        bar.setFocusProxy(focused);
    };
    QObject::connect(&menu, &QMenu::aboutToShow, &bar, [setProxy, &bar] {
        QWidget* focused = bar.window()->focusWidget();
        setProxy(focused == &bar ? nullptr : focused);
    });
    QObject::connect(&menu, &QMenu::aboutToHide, &bar, [setProxy] { setProxy(nullptr); });
}

}  // namespace polyplan::ui
