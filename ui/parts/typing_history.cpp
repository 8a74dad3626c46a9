#include "ui/parts/typing_history.h"

#include "ui/parts/plain_line.h"
#include "ui/parts/text_line.h"

namespace polyplan::ui {

bool isOfTyping(HistoryStep step, QWidget* focused) {
    const QLineEdit* line = textLineOf(focused);
    if (const auto* plain = qobject_cast<const PlainLine*>(line)) {
        return step == HistoryStep::Undo && plain->mayDrop();
    }
    return line != nullptr &&
           (step == HistoryStep::Undo ? line->isUndoAvailable() : line->isRedoAvailable());
}

void takeInTyping(HistoryStep step, QWidget& focused) {
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
