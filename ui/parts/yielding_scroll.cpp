#include "ui/parts/yielding_scroll.h"

#include <QEvent>
#include <QResizeEvent>
#include <QScrollBar>
#include <algorithm>

namespace polyplan::ui {

YieldingScroll::YieldingScroll(QWidget* content, int leastHeight, QWidget* parent)
    : QScrollArea(parent), leastHeight_(leastHeight) {
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    setWidget(content);
    setWidgetResizable(true);
}

int YieldingScroll::contentHeight() const {
    const int frame = 2 * frameWidth();
    const int least = widget()->minimumSizeHint().height();
    return frame + std::max(least, widget()->heightForWidth(width() - frame));
}

QSize YieldingScroll::sizeHint() const {
    return {widget()->sizeHint().width(), contentHeight()};
}

QSize YieldingScroll::minimumSizeHint() const {
    const int height = contentHeight();
    const int bar = height > leastHeight_ ? verticalScrollBar()->sizeHint().width() : 0;
    return {widget()->minimumSizeHint().width() + 2 * frameWidth() + bar,
            std::min(leastHeight_, height)};
}

bool YieldingScroll::eventFilter(QObject* watched, QEvent* event) {
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        updateGeometry();
    }
    return QScrollArea::eventFilter(watched, event);
}

void YieldingScroll::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) {
        updateGeometry();
    }
}

}  // namespace polyplan::ui
