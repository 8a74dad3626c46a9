#include "ui/shell/field_drops.h"

#include <QApplication>
#include <QDragEnterEvent>
#include <QLineEdit>
#include <QMimeData>

namespace polyplan::ui {

FieldDrops::FieldDrops(QWidget& window) : QObject(&window), window_(window) {
    qApp->installEventFilter(this);
}

bool FieldDrops::eventFilter(QObject* watched, QEvent* event) {
    const bool isOfFiles = event->type() == QEvent::DragEnter &&
                           static_cast<QDragEnterEvent*>(event)->mimeData()->hasUrls();
    const auto* field = isOfFiles ? qobject_cast<const QLineEdit*>(watched) : nullptr;
    if (field == nullptr || field->window() != &window_) {
        return QObject::eventFilter(watched, event);
    }
    event->ignore();  // goes on to what holds the field
    return true;
}

}  // namespace polyplan::ui
