#include "ui/parts/heading_label.h"

#include <QPainter>

#include "ui/look/broken_lines.h"

namespace polyplan::ui {

namespace {

constexpr int leastLetters = 8;
constexpr int mostLines = 5;

}  // namespace

HeadingLabel::HeadingLabel(QWidget* parent) : QLabel(parent) {
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
}

void HeadingLabel::setHeading(const QString& text) {
    setText(text);
    setToolTip(text);
}

QStringList HeadingLabel::lines(int width) const {
    return brokenIntoLines(text(), font(), width, mostLines);
}

QSize HeadingLabel::minimumSizeHint() const {
    return {leastLetters * fontMetrics().averageCharWidth(), fontMetrics().height()};
}

int HeadingLabel::heightForWidth(int width) const {
    return static_cast<int>(lines(width).size()) * fontMetrics().lineSpacing();
}

void HeadingLabel::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter, lines(width()).join(u'\n'));
}

}  // namespace polyplan::ui
