#include "ui/export/page_text.h"

#include <QFontMetrics>
#include <QPainter>

#include "ui/export/page_style.h"

namespace polyplan::ui {

int drawLine(QPainter& painter, const QRect& rect, Qt::Alignment alignment, const QFont& font,
             const QColor& color, const QString& text) {
    const QFontMetrics widths(font);
    const QString shown =
        widths.elidedText(text.simplified(), Qt::ElideRight, std::max(0, rect.width()));
    painter.setFont(font);
    painter.setPen(color);
    painter.drawText(rect, static_cast<int>(alignment | Qt::AlignVCenter) | Qt::TextSingleLine,
                     shown);
    return widths.horizontalAdvance(shown);
}

void drawHeading(QPainter& painter, const QRect& rect, const PageStyle& style,
                 const QString& text) {
    drawLine(painter, {rect.left(), rect.top(), rect.width(), style.metrics.line}, Qt::AlignLeft,
             style.metrics.section, style.theme.mutedText, text);
}

int headingHeight(const PageStyle& style) {
    return style.metrics.line + 2 * style.metrics.step;
}

}  // namespace polyplan::ui
