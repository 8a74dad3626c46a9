#include "ui/export/page_attacks.h"

#include <QPainter>
#include <algorithm>
#include <array>

#include "core/oangband/report.h"
#include "core/plan/side_by_side.h"
#include "ui/export/page_report.h"
#include "ui/export/page_text.h"
#include "ui/look/figures.h"

namespace polyplan::ui {

namespace {

struct Column {
    const char* head;
    double left;  ///< shares of the width
    double right;
};
constexpr std::array columns = {
    Column{"Attack", 0.0, 0.34},
    Column{oangband::meanLabel, 0.35, 0.53},
    Column{oangband::killedLabel, 0.55, 0.73},
    Column{plan::killedByAllLabel, 0.75, 0.86},
    Column{"Besides", 0.87, 1.0},
};
constexpr double attackBarShare = 0.62;  ///< of its cell, the rest is the figure's

QRect cell(const QRect& row, const Column& column) {
    const int left = static_cast<int>(row.width() * column.left);
    const int right = static_cast<int>(row.width() * column.right);
    return {row.left() + left, row.top(), right - left, row.height()};
}

}  // namespace

PageAttacks::PageAttacks(const std::vector<AttackSheet>& attacks, const PageStyle& style, int width)
    : style_(style), width_(reportWidth(style, width)) {
    rows_.reserve(attacks.size());
    for (const AttackSheet& attack : attacks) {
        const Row row{.name = attack.title,
                      .damage = attack.damage,
                      .killed = attack.killed,
                      .later = attack.later,
                      .effect = attack.effect};
        mostDamage_ = std::max(mostDamage_, row.damage);
        rows_.push_back(row);
    }
}

int PageAttacks::rowHeight() const {
    return style_.metrics.line + 2 * style_.metrics.step;
}

QSize PageAttacks::size() const {
    const int rows = static_cast<int>(rows_.size());
    return {width_, headingHeight(style_) + style_.metrics.smallLine + rows * rowHeight()};
}

void PageAttacks::paint(QPainter& painter, QPoint topLeft) const {
    QRect row(topLeft, QSize(width_, style_.metrics.line));
    drawHeading(painter, row, style_, QObject::tr(plan::sideBySideTitle));
    row.translate(0, headingHeight(style_));
    row.setHeight(style_.metrics.smallLine);
    paintHeads(painter, row);
    row.translate(0, row.height());
    row.setHeight(rowHeight());
    for (const Row& values : rows_) {
        paintRow(painter, row, values);
        painter.setPen(style_.theme.divider);
        painter.drawLine(row.bottomLeft(), row.bottomRight());
        row.translate(0, row.height());
    }
}

void PageAttacks::paintHeads(QPainter& painter, const QRect& row) const {
    for (const Column& column : columns) {
        drawLine(painter, cell(row, column), Qt::AlignLeft, style_.metrics.small,
                 style_.theme.mutedText, QLatin1StringView(column.head));
    }
}

void PageAttacks::paintRow(QPainter& painter, const QRect& row, const Row& values) const {
    const Metrics& metrics = style_.metrics;
    const Theme& theme = style_.theme;
    drawLine(painter, cell(row, columns[0]), Qt::AlignLeft, metrics.strong, theme.text,
             values.name);
    paintBar(painter, cell(row, columns[1]), mostDamage_ > 0 ? values.damage / mostDamage_ : 0,
             theme.other, decimal(values.damage, 1));
    paintBar(painter, cell(row, columns[2]), values.killed, theme.wanted, percent(values.killed));
    drawLine(painter, cell(row, columns[3]), Qt::AlignLeft, metrics.text, theme.text, values.later);
    drawLine(painter, cell(row, columns[4]), Qt::AlignLeft, metrics.small, theme.mutedText,
             values.effect);
}

void PageAttacks::paintBar(QPainter& painter, const QRect& cell, double share, const QColor& color,
                           const QString& text) const {
    const int step = style_.metrics.step;
    const double width = cell.width() * attackBarShare * share;
    painter.fillRect(
        QRectF(cell.left(), cell.top() + 1.5 * step, width, cell.height() - 3.0 * step), color);
    drawLine(painter, cell.adjusted(static_cast<int>(width) + step, 0, 0, 0), Qt::AlignLeft,
             style_.metrics.text, style_.theme.text, text);
}

}  // namespace polyplan::ui
