#include "ui/look/section_label.h"

#include <QEvent>

#include "ui/look/metrics.h"

namespace polyplan::ui {

SectionLabel::SectionLabel(const QString& text, QWidget* parent) : QLabel(text, parent) {
    setForegroundRole(QPalette::PlaceholderText);
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    applyLook();
}

void SectionLabel::applyLook() {
    const QFont base = parentWidget() == nullptr ? QFont() : parentWidget()->font();
    setFont(Metrics(base).section);
}

void SectionLabel::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    if (event->type() == QEvent::ParentChange) {
        applyLook();
    }
}

}  // namespace polyplan::ui
