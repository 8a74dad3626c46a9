#include "ui/shell/field_events.h"

#include <QApplication>
#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMimeData>

#include "ui/parts/plain_line.h"
#include "ui/parts/text_line.h"

namespace polyplan::ui {

namespace {

/// A plain line leaves a key by itself, and may have to enter first what is typed.
bool leavesKey(const QWidget& field, const QEvent& event) {
    return isLeftToWindow(static_cast<const QKeyEvent&>(event)) &&
           qobject_cast<const PlainLine*>(&field) == nullptr;
}

bool leavesDrag(const QWidget& field, const QEvent& event) {
    return qobject_cast<const QLineEdit*>(&field) != nullptr &&
           static_cast<const QDragEnterEvent&>(event).mimeData()->hasUrls();
}

}  // namespace

FieldEvents::FieldEvents(QWidget& window) : QObject(&window), window_(window) {
    qApp->installEventFilter(this);
}

bool FieldEvents::eventFilter(QObject* watched, QEvent* event) {
    const bool isKey = event->type() == QEvent::ShortcutOverride;
    const bool isDrag = event->type() == QEvent::DragEnter;
    const auto* widget = isKey || isDrag ? qobject_cast<const QWidget*>(watched) : nullptr;
    if (widget == nullptr || widget->window() != &window_ ||
        !(isKey ? leavesKey(*widget, *event) : leavesDrag(*widget, *event))) {
        return QObject::eventFilter(watched, event);
    }
    event->ignore();  // goes on to what holds the field
    return true;
}

}  // namespace polyplan::ui
