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

}  // namespace

PageTiles::PageTiles(std::vector<Tile> tiles, const PageStyle& style, int width, int fewestColumns)
    : tiles_(std::move(tiles)),
      style_(style),
      width_(width),
      columns_(std::max(static_cast<int>(tiles_.size()), fewestColumns)) {}

int PageTiles::left(std::size_t place) const {
    return static_cast<int>(place) * (width_ + gap()) / columns_;
}

QStringList PageTiles::remarkLines(std::size_t place) const {
    return brokenIntoLines(tiles_[place].remark, style_.metrics.small,
                           boxWidth(place) - 2 * style_.metrics.em, mostRemarkLines);
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
    return tiles_.empty() ? 0 : boxHeight() + 2 * gap();
}

void PageTiles::paint(QPainter& painter, QPoint topLeft) const {
    const Metrics& metrics = style_.metrics;
    const Theme& theme = style_.theme;
    const QFont large = scaled(metrics.strong, valueScale);
    for (std::size_t place = 0; place < tiles_.size(); ++place) {
        const Tile& tile = tiles_[place];
        const QRect box(topLeft.x() + left(place), topLeft.y(), boxWidth(place), boxHeight());
        painter.setPen(theme.cardBorder);
        painter.setBrush(theme.card);
        painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), metrics.radius,
                                metrics.radius);
        QRect row(box.left() + metrics.em, box.top() + 2 * metrics.step,
                  box.width() - 2 * metrics.em, metrics.smallLine);
        drawLine(painter, row, Qt::AlignLeft, metrics.small, theme.mutedText, tile.label);
        row.translate(0, row.height());
        row.setHeight(QFontMetrics(large).height());
        const bool isShort = QFontMetrics(large).horizontalAdvance(tile.value) <= row.width();
        drawLine(painter, row, Qt::AlignLeft, isShort ? large : metrics.strong,
                 tile.isWarning ? theme.error : theme.text, tile.value);
        row.translate(0, row.height());
        row.setHeight(metrics.smallLine);
        for (const QString& line : remarkLines(place)) {
            drawLine(painter, row, Qt::AlignLeft, metrics.small, theme.mutedText, line);
            row.translate(0, row.height());
        }
    }
}

}  // namespace polyplan::ui
