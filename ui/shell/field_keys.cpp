#include "ui/shell/field_keys.h"

#include <QApplication>
#include <QKeyEvent>
#include <QWidget>

#include "ui/parts/plain_line.h"
#include "ui/parts/text_line.h"

namespace polyplan::ui {

FieldKeys::FieldKeys(QWidget& window) : QObject(&window), window_(window) {
    qApp->installEventFilter(this);
}

bool FieldKeys::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::ShortcutOverride ||
        !isLeftToWindow(*static_cast<const QKeyEvent*>(event))) {
        return QObject::eventFilter(watched, event);
    }
    // A plain line leaves it by itself, and may have to enter first what is typed.
    const auto* widget = qobject_cast<const QWidget*>(watched);
    if (widget == nullptr || widget->window() != &window_ ||
        qobject_cast<const PlainLine*>(watched) != nullptr) {
        return QObject::eventFilter(watched, event);
    }
    event->ignore();
    return true;
}

}  // namespace polyplan::ui
