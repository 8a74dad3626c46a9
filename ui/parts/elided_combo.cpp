#include "ui/parts/elided_combo.h"

#include <QStyleOptionComboBox>
#include <QStylePainter>

#include "ui/parts/whole_tool_tip.h"

namespace polyplan::ui {

QString ElidedCombo::seenText() const {
    constexpr int besideText = 2;  ///< that styles leave free
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const QRect room =
        style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    return fontMetrics().elidedText(currentText(), Qt::ElideRight, room.width() - besideText);
}

bool ElidedCombo::event(QEvent* event) {
    return showWhole(*event, *this, currentText(), seenText()) || QComboBox::event(event);
}

void ElidedCombo::paintEvent(QPaintEvent* /*event*/) {
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    option.currentText = seenText();
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

}  // namespace polyplan::ui
