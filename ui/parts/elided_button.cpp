#include "ui/parts/elided_button.h"

#include <QStyleOptionButton>
#include <QStylePainter>
#include <algorithm>

#include "ui/look/mnemonic.h"
#include "ui/parts/whole_tool_tip.h"

namespace polyplan::ui {

namespace {

constexpr int leastButtonLetters = 12;

}  // namespace

ElidedButton::ElidedButton(QWidget* parent) : QPushButton(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void ElidedButton::setLine(const QString& text) {
    line_ = text;
    setText(withoutMnemonic(text));
}

QString ElidedButton::seenText() const {
    QStyleOptionButton option;
    initStyleOption(&option);
    const QRect room = style()->subElementRect(QStyle::SE_PushButtonContents, &option, this);
    return fontMetrics().elidedText(line_, Qt::ElideRight, room.width());
}

QSize ElidedButton::minimumSizeHint() const {
    const QSize whole = QPushButton::minimumSizeHint();
    return {std::min(whole.width(), leastButtonLetters * fontMetrics().averageCharWidth()),
            whole.height()};
}

bool ElidedButton::event(QEvent* event) {
    return showWhole(*event, *this, line_, seenText()) || QPushButton::event(event);
}

void ElidedButton::paintEvent(QPaintEvent* /*event*/) {
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text = withoutMnemonic(seenText());
    painter.drawControl(QStyle::CE_PushButton, option);
}

}  // namespace polyplan::ui
