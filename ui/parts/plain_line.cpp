#include "ui/parts/plain_line.h"

#include <QKeyEvent>

namespace polyplan::ui {

bool PlainLine::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            key->ignore();
            return true;
        }
    }
    return QLineEdit::event(event);
}

}  // namespace polyplan::ui
