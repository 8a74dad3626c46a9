#include "ui/parts/elided_label.h"

#include <QPainter>
#include <algorithm>

#include "ui/look/broken_lines.h"

namespace polyplan::ui {

namespace {

constexpr int leastLetters = 8;

}  // namespace

ElidedLabel::ElidedLabel(QWidget* parent) : QLabel(parent) {
    setTextFormat(Qt::PlainText);
}

void ElidedLabel::setLine(const QString& text) {
    setText(text);
    setToolTip(text);
}

void ElidedLabel::setMostLines(int lines) {
    mostLines_ = lines;
    update();
}

QSize ElidedLabel::minimumSizeHint() const {
    const QSize whole = QLabel::minimumSizeHint();
    return {std::min(whole.width(), leastLetters * fontMetrics().averageCharWidth()),
            whole.height()};
}

void ElidedLabel::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    const QRect room = contentsRect();
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                     brokenIntoLines(text(), font(), room.width(), mostLines_).join(u'\n'));
}

}  // namespace polyplan::ui
