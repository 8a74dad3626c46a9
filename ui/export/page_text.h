#pragma once

#include <QFont>
#include <QRect>
#include <QString>

class QPainter;

namespace polyplan::ui {

struct PageStyle;

/// Draws one line of text, elided where it is too long. @returns the width that it takes.
int drawLine(QPainter& painter, const QRect& rect, Qt::Alignment alignment, const QFont& font,
             const QColor& color, const QString& text);

/// The heading of a part of the page, in the rectangle's first line.
void drawHeading(QPainter& painter, const QRect& rect, const PageStyle& style, const QString& text);
/// From the top of a heading to the top of what it heads.
int headingHeight(const PageStyle& style);

}  // namespace polyplan::ui
