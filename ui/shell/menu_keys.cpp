#include "ui/shell/menu_keys.h"

#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>

namespace polyplan::ui {

MenuKeys::MenuKeys(QMenuBar& bar) : QObject(&bar) {
    bar.installEventFilter(this);
    for (QMenu* menu : bar.findChildren<QMenu*>()) {
        menu->installEventFilter(this);
    }
}

bool MenuKeys::eventFilter(QObject* watched, QEvent* event) {
    constexpr auto ofCommands = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    if (event->type() == QEvent::ShortcutOverride &&
        (static_cast<QKeyEvent*>(event)->modifiers() & ofCommands) == 0) {
        event->accept();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace polyplan::ui
