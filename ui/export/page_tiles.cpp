#include "ui/export/page_tiles.h"

#include <QFontMetrics>
#include <QPainter>
#include <algorithm>
#include <utility>

#include "ui/export/page_text.h"
#include "ui/look/broken_lines.h"

namespace polyplan::ui {

namespace {

constexpr double valueScale = 1.5;
constexpr int mostRemarkLines = 3;
constexpr int mostColumns = 5;

int rowsFor(int tiles, int columns) {
    return (tiles + columns - 1) / columns;
}

/// As few rows as there can be, each as full as the others.
int columnsFor(int tiles) {
    return rowsFor(tiles, std::max(1, rowsFor(tiles, mostColumns)));
}

}  // namespace

PageTiles::PageTiles(std::vector<Tile> tiles, const PageStyle& style, int width, int fewestColumns)
    : tiles_(std::move(tiles)),
      style_(style),
      width_(width),
      columns_(std::max(columnsFor(static_cast<int>(tiles_.size())), fewestColumns)) {}

int PageTiles::left(int column) const {
    return column * (width_ + gap()) / columns_;
}

QStringList PageTiles::remarkLines(std::size_t place) const {
    return brokenIntoLines(tiles_[place].remark, style_.metrics.small,
                           boxWidth() - 2 * style_.metrics.em, mostRemarkLines);
}

int PageTiles::boxHeight() const {
    qsizetype remarks = 1;
    for (std::size_t place = 0; place < tiles_.size(); ++place) {
        remarks = std::max(remarks, remarkLines(place).size());
    }
    return (1 + static_cast<int>(remarks)) * style_.metrics.smallLine +
           QFontMetrics(scaled(style_.metrics.strong, valueScale)).height() +
           4 * style_.metrics.step;
}

int PageTiles::height() const {
    const int rows = rowsFor(static_cast<int>(tiles_.size()), columns_);
    return rows == 0 ? 0 : rows * (boxHeight() + gap()) + gap();
}

void PageTiles::paint(QPainter& painter, QPoint topLeft) const {
    const Metrics& metrics = style_.metrics;
    const Theme& theme = style_.theme;
    const QFont large = scaled(metrics.strong, valueScale);
    const int height = boxHeight();
    for (std::size_t place = 0; place < tiles_.size(); ++place) {
        const Tile& tile = tiles_[place];
        const QRect box(topLeft.x() + left(column(place)),
                        topLeft.y() + row(place) * (height + gap()), boxWidth(), height);
        painter.setPen(theme.cardBorder);
        painter.setBrush(theme.card);
        painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), metrics.radius,
                                metrics.radius);
        QRect line(box.left() + metrics.em, box.top() + 2 * metrics.step,
                   box.width() - 2 * metrics.em, metrics.smallLine);
        drawLine(painter, line, Qt::AlignLeft, metrics.small, theme.mutedText, tile.label);
        line.translate(0, line.height());
        line.setHeight(QFontMetrics(large).height());
        const bool isShort = QFontMetrics(large).horizontalAdvance(tile.value) <= line.width();
        drawLine(painter, line, Qt::AlignLeft, isShort ? large : metrics.strong,
                 tile.isWarning ? theme.error : theme.text, tile.value);
        line.translate(0, line.height());
        line.setHeight(metrics.smallLine);
        for (const QString& remark : remarkLines(place)) {
            drawLine(painter, line, Qt::AlignLeft, metrics.small, theme.mutedText, remark);
            line.translate(0, line.height());
        }
    }
}

}  // namespace polyplan::ui
