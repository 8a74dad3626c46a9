#include "ui/parts/wrapped_label.h"

#include <QResizeEvent>
#include <algorithm>

namespace polyplan::ui {

WrappedLabel::WrappedLabel(int leastLines, QWidget* parent)
    : QLabel(parent), leastLines_(leastLines) {
    setWordWrap(true);
}

QSize WrappedLabel::minimumSizeHint() const {
    const int least = leastLines_ * fontMetrics().height();
    return {QLabel::minimumSizeHint().width(), std::max(least, heightForWidth(width()))};
}

void WrappedLabel::resizeEvent(QResizeEvent* event) {
    QLabel::resizeEvent(event);
    if (event->oldSize().width() != event->size().width()) {
        updateGeometry();
    }
}

}  // namespace polyplan::ui
