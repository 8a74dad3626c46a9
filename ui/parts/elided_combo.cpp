#include "ui/parts/elided_combo.h"

#include <QStyleOptionComboBox>
#include <QStylePainter>
#include <algorithm>

#include "ui/parts/whole_tool_tip.h"

namespace polyplan::ui {

int ElidedCombo::roomIn(QSize size) const {
    constexpr int besideText = 2;
    QStyleOptionComboBox option;
    initStyleOption(&option);
    option.rect = QRect(QPoint(0, 0), size);
    return style()
               ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this)
               .width() -
           besideText;
}

QString ElidedCombo::seenText() const {
    return fontMetrics().elidedText(currentText(), Qt::ElideRight, roomIn(size()));
}

QSize ElidedCombo::withRoom(QSize hint) const {
    if (sizeAdjustPolicy() == AdjustToMinimumContentsLengthWithIcon) {
        return hint;
    }
    constexpr int rounding = 1;  ///< that the width of a text may lack
    int widest = 0;
    for (int i = 0; i < count(); ++i) {
        widest = std::max(widest, fontMetrics().horizontalAdvance(itemText(i)));
    }
    hint.rwidth() += std::max(0, widest + rounding - roomIn(hint));
    return hint;
}

QSize ElidedCombo::sizeHint() const {
    return withRoom(QComboBox::sizeHint());
}

QSize ElidedCombo::minimumSizeHint() const {
    return withRoom(QComboBox::minimumSizeHint());
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
