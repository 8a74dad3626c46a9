#include "ui/look/row_ground.h"

#include <QPainter>
#include <QStyleOptionViewItem>

#include "ui/look/theme.h"

namespace polyplan::ui {

void paintRowGround(QPainter& painter, const QStyleOptionViewItem& option) {
    const Theme& theme = Theme::of(option.palette);
    if (option.state.testFlag(QStyle::State_Selected)) {
        painter.fillRect(option.rect, theme.accentSoft);
    } else if (option.state.testFlag(QStyle::State_MouseOver)) {
        painter.fillRect(option.rect, theme.panel);
    }
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter.setPen(theme.accent);
        painter.drawRect(option.rect.adjusted(0, 0, -1, -1));
    }
}

void paintStripedRowGround(QPainter& painter, const QStyleOptionViewItem& option) {
    paintRowGround(painter, option);
    if (option.state.testFlag(QStyle::State_Selected)) {
        painter.fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())),
                         Theme::of(option.palette).accent);
    }
}

}  // namespace polyplan::ui
