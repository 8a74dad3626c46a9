#include "ui/parts/plain_text.h"

#include <QKeyEvent>
#include <QMimeData>
#include <algorithm>

namespace polyplan::ui {

namespace {

/// Where a text ceases to be other than it was.
int endOfChange(const QString& before, const QString& after) {
    const auto differ =
        std::mismatch(before.crbegin(), before.crend(), after.crbegin(), after.crend());
    return static_cast<int>(differ.second.base() - after.cbegin());
}

}  // namespace

PlainText::PlainText(QWidget* parent) : QPlainTextEdit(parent) {
    setUndoRedoEnabled(false);
}

void PlainText::showText(const QString& text) {
    const int after = endOfChange(toPlainText(), text);
    setPlainText(text);
    QTextCursor caret = textCursor();
    caret.setPosition(after);
    setTextCursor(caret);
}

void PlainText::drop() {
    if (const auto taken = std::exchange(taken_, std::nullopt)) {
        showText(*taken);
    }
}

bool PlainText::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            key->setAccepted(mayDrop() && key->matches(QKeySequence::Undo));
            return true;
        }
    }
    return QPlainTextEdit::event(event);
}

void PlainText::keyPressEvent(QKeyEvent* event) {
    if (mayDrop() && event->matches(QKeySequence::Undo)) {
        drop();
    } else {
        QPlainTextEdit::keyPressEvent(event);
    }
}

bool PlainText::canInsertFromMimeData(const QMimeData* source) const {
    return source->hasText();
}

void PlainText::insertFromMimeData(const QMimeData* source) {
    if (source->hasText()) {
        insertPlainText(source->text());
        ensureCursorVisible();
    }
}

}  // namespace polyplan::ui
