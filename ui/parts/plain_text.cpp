#include "ui/parts/plain_text.h"

#include <QMimeData>

namespace polyplan::ui {

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
