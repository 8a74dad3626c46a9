#include "ui/look/menu_by_keys.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QTabBar>
#include <QWidget>

#include "ui/look/application_filter.h"

namespace polyplan::ui {

namespace {

/// Where Qt opens it by the Menu key (QWidgetWindow); of tabs, where it takes the middle of all, on
/// the current one.
QPoint placeOf(const QWidget& widget) {
    const auto* tabs = qobject_cast<const QTabBar*>(&widget);
    return tabs != nullptr ? tabs->tabRect(tabs->currentIndex()).center()
                           : widget.inputMethodQuery(Qt::ImCursorRectangle).toRect().center();
}

class MenuByKeys : public QObject {
  public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override {
        auto* widget = qobject_cast<QWidget*>(watched);
        if (event->type() != QEvent::KeyPress || widget == nullptr ||
            widget != QApplication::focusWidget() || QApplication::activePopupWidget() != nullptr) {
            return QObject::eventFilter(watched, event);
        }
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (key.key() != Qt::Key_F10 || key.modifiers() != Qt::ShiftModifier) {
            return QObject::eventFilter(watched, event);
        }
        const QPoint place = placeOf(*widget);
        QContextMenuEvent menu(QContextMenuEvent::Keyboard, place, widget->mapToGlobal(place));
        QApplication::sendEvent(widget, &menu);
        return true;
    }
};

}  // namespace

void openMenusByShiftF10() {
    filterApplication<MenuByKeys>();
}

}  // namespace polyplan::ui
