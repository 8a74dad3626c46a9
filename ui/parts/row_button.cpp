#include "ui/parts/row_button.h"

#include <QMouseEvent>
#include <QPainter>

#include "ui/look/metrics.h"
#include "ui/look/theme.h"

namespace polyplan::ui {

RowButton::RowButton(const QString& text, const QFont& font, QPoint corner) : text_(text) {
    const QSize size = sizeOf(text, font);
    rect_ = QRect(corner - QPoint(size.width(), 0), size);
}

QSize RowButton::sizeOf(const QString& text, const QFont& font) {
    const Metrics metrics(font);
    return {QFontMetrics(metrics.small).horizontalAdvance(text) + 4 * metrics.step,
            metrics.line + metrics.step / 2};
}

void RowButton::paint(QPainter& painter, const QFont& font, const Theme& theme,
                      bool isEnabled) const {
    const Metrics metrics(font);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(isEnabled ? theme.accent : theme.divider);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect_).adjusted(0.5, 0.5, -0.5, -0.5), metrics.radius,
                            metrics.radius);
    painter.setPen(isEnabled ? theme.accent : theme.mutedText);
    painter.setFont(metrics.small);
    painter.drawText(rect_, Qt::AlignCenter, text_);
}

bool RowButton::isClicked(const QEvent& event) const {
    if (event.type() != QEvent::MouseButtonRelease) {
        return false;
    }
    const auto& mouse = static_cast<const QMouseEvent&>(event);
    return mouse.button() == Qt::LeftButton && rect_.contains(mouse.position().toPoint());
}

}  // namespace polyplan::ui
