#include "ui/parts/bar_focus.h"

#include <QTabBar>
#include <QTabWidget>

namespace polyplan::ui {

void focusOnBar(QTabWidget& tabs) {
    tabs.setFocusProxy(nullptr);
    tabs.setFocusPolicy(Qt::NoFocus);
    tabs.tabBar()->setFocusPolicy(Qt::TabFocus);
}

}  // namespace polyplan::ui
