#include "ui/polypile/game_text_edit.h"

#include <QFontDatabase>
#include <QMimeData>
#include <QTextBlock>

#include "ui/parts/dragged_file.h"
#include "ui/polypile/game_text_file.h"

namespace polyplan::ui {

GameTextEdit::GameTextEdit(QWidget* parent) : QPlainTextEdit(parent) {
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setLineWrapMode(NoWrap);
    setTabChangesFocus(true);
}

void GameTextEdit::showLine(int line) {
    QTextCursor cursor(document()->findBlockByNumber(line));
    cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    setTextCursor(cursor);
    centerCursor();
}

bool GameTextEdit::canInsertFromMimeData(const QMimeData* source) const {
    return !fileIn(*source).isEmpty() || source->hasText();
}

void GameTextEdit::insertFromMimeData(const QMimeData* source) {
    if (const QString file = fileIn(*source); !file.isEmpty()) {
        Q_EMIT fileDropped(file);
        return;
    }
    const QString text = source->text();
    const QTextCursor cursor = textCursor();
    const int replaced = cursor.selectionEnd() - cursor.selectionStart();
    if (text.size() + document()->characterCount() - replaced > longestGameText) {
        Q_EMIT refused(tooLongGameText());
        return;
    }
    insertPlainText(text);
}

}  // namespace polyplan::ui
