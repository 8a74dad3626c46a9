#include "ui/export/page_text.h"

#include <QFontMetrics>
#include <QPainter>
#include <QTextLayout>

#include "ui/export/page_style.h"

namespace polyplan::ui {

namespace {

QStringList linesOfParagraph(const QString& text, const QFont& font, int width, int most) {
    QTextLayout layout(text, font);
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid() && lines.size() <= most;
         line = layout.createLine()) {
        line.setLineWidth(width);
        lines << text.mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    return lines.isEmpty() ? QStringList{QString()} : lines;
}

}  // namespace

QStringList brokenIntoLines(const QString& text, const QFont& font, int width, int most) {
    QStringList lines;
    for (const QString& paragraph : text.split(u'\n')) {
        lines << linesOfParagraph(paragraph, font, width, most);
        if (lines.size() > most) {
            break;
        }
    }
    if (lines.size() > most) {
        lines = lines.first(most);
        const QString more = QStringLiteral(" …");
        lines.last() =
            QFontMetrics(font).elidedText(lines.last() + more + more, Qt::ElideRight, width);
    }
    return lines;
}

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
