#include "ui/parts/yielding_scroll.h"

#include <QEvent>
#include <QResizeEvent>
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
    return {widget()->minimumSizeHint().width(), std::min(leastHeight_, contentHeight())};
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
