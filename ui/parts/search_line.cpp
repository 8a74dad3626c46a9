#include "ui/parts/search_line.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>

#include "ui/parts/plain_line.h"

namespace polyplan::ui {

SearchLine::SearchLine(QWidget* parent) : QLineEdit(parent) {
    setClearButtonEnabled(true);
    keepOnOneLine(*this);
}

bool SearchLine::event(QEvent* event) {
    const bool isKey =
        event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (!isKey || text().isEmpty() || static_cast<QKeyEvent*>(event)->key() != Qt::Key_Escape) {
        return QLineEdit::event(event);
    }
    // Else the key would be a shortcut's of the window.
    event->accept();
    if (event->type() == QEvent::KeyPress) {
        if (completer() != nullptr) {
            completer()->popup()->hide();
        }
        clear();
    }
    return true;
}

}  // namespace polyplan::ui
