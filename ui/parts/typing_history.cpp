#include "ui/parts/typing_history.h"

#include "ui/parts/plain_line.h"
#include "ui/parts/plain_text.h"
#include "ui/parts/text_line.h"

namespace polyplan::ui {

bool isOfTyping(HistoryStep step, QWidget* focused) {
    if (const auto* text = qobject_cast<const PlainText*>(focused)) {
        return step == HistoryStep::Undo && text->mayDrop();
    }
    const QLineEdit* line = textLineOf(focused);
    if (const auto* plain = qobject_cast<const PlainLine*>(line)) {
        return step == HistoryStep::Undo && plain->mayDrop();
    }
    return line != nullptr &&
           (step == HistoryStep::Undo ? line->isUndoAvailable() : line->isRedoAvailable());
}

void takeInTyping(HistoryStep step, QWidget& focused) {
    if (auto* text = qobject_cast<PlainText*>(&focused)) {
        text->drop();
        return;
    }
    QLineEdit* line = textLineOf(&focused);
    if (auto* plain = qobject_cast<PlainLine*>(line)) {
        plain->drop();
    } else if (step == HistoryStep::Undo) {
        line->undo();
    } else {
        line->redo();
    }
}

}  // namespace polyplan::ui
