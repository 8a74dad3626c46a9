#include "ui/compare/comparison_delegate.h"

#include <QApplication>
#include <QPainter>
#include <QTableView>
#include <algorithm>

#include "ui/look/broken_lines.h"
#include "ui/look/metrics.h"
#include "ui/look/theme.h"
#include "ui/models/comparison_model.h"
#include "ui/models/comparison_text.h"

namespace polyplan::ui {

namespace {

constexpr int sideSteps = 2;         ///< kept free at each side of a text
constexpr int rounding = 1;          ///< that the width of a text may lack
constexpr int mostCellLines = 100;   ///< more than the longest text takes
constexpr int leastWordsWidth = 16;  ///< of a value that is words, in characters

bool isName(const QModelIndex& index) {
    return index.column() == 0;
}

const QFont& fontOf(const QModelIndex& index, const Metrics& metrics) {
    return isName(index) && index.data(ComparisonModel::IsPinnedRole).toBool() ? metrics.strong
                                                                               : metrics.text;
}

/// The text of a cell. @param width of the cell, in pixels
QStringList linesOf(const QModelIndex& index, const Metrics& metrics, int width) {
    const QString text = index.data().toString();
    const QFont& font = fontOf(index, metrics);
    const int room = width - 2 * sideSteps * metrics.step;
    const bool mayBreak = isName(index) || index.data(ComparisonModel::IsWordsRole).toBool();
    return mayBreak && QFontMetrics(font).horizontalAdvance(text) > room
               ? brokenIntoLines(text, font, room, mostCellLines)
               : QStringList{text};
}

/// Whether a row's differences have room for their factors: all are told with them, or none.
bool hasRoomForFactors(const QModelIndex& index, const QStyleOptionViewItem& option,
                       const Metrics& metrics) {
    const auto fits = [letters = QFontMetrics(metrics.small), &metrics](const QModelIndex& cell,
                                                                        int width) {
        const QString whole = cell.data(ComparisonModel::DifferenceRole).toString();
        return letters.horizontalAdvance(whole) <= width - rounding - 2 * sideSteps * metrics.step;
    };
    const auto* table = qobject_cast<const QTableView*>(option.widget);
    if (table == nullptr) {
        return fits(index, option.rect.width());
    }
    for (int column = 1; column < index.model()->columnCount(); ++column) {
        if (!fits(index.siblingAtColumn(column), table->columnWidth(column))) {
            return false;
        }
    }
    return true;
}

}  // namespace

void ComparisonDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                               const QModelIndex& index) const {
    QStyleOptionViewItem ground = option;
    initStyleOption(&ground, index);
    const Theme& theme = Theme::of(option.palette);
    const Metrics metrics(option.font);
    const QString text = ground.text;
    ground.text.clear();
    QApplication::style()->drawControl(QStyle::CE_ItemViewItem, &ground, painter, option.widget);
    painter->save();
    const int side = sideSteps * metrics.step;
    const QRect rect = option.rect.adjusted(side, 0, -side, 0);
    if (index.data(ComparisonModel::IsHeadingRole).toBool()) {
        painter->setFont(metrics.section);
        painter->setPen(theme.mutedText);
        painter->drawText(rect.adjusted(0, 0, 0, -metrics.step / 2),
                          Qt::AlignLeft | Qt::AlignBottom, text.toUpper());
    } else if (isName(index)) {
        painter->setFont(fontOf(index, metrics));
        painter->setPen(theme.text);
        painter->drawText(rect, Qt::AlignLeft | Qt::AlignVCenter,
                          linesOf(index, metrics, option.rect.width()).join(u'\n'));
    } else {
        const auto dimUnless = [&](int role) {
            painter->setOpacity(index.data(role).toBool() ? 1.0 : staleOpacity);
        };
        const int role = hasRoomForFactors(index, option, metrics)
                             ? ComparisonModel::DifferenceRole
                             : ComparisonModel::ShortDifferenceRole;
        const QString beside = index.data(role).toString();
        const QStringList lines = linesOf(index, metrics, option.rect.width());
        const int height = static_cast<int>(lines.size()) * metrics.line +
                           (beside.isEmpty() ? 0 : metrics.smallLine);
        QRect line(rect.left(), rect.top() + (rect.height() - height) / 2, rect.width(),
                   metrics.line);
        painter->setFont(metrics.text);
        painter->setPen(theme.text);
        dimUnless(ComparisonModel::IsCurrentRole);
        for (const QString& each : lines) {
            painter->drawText(
                line, Qt::AlignRight | Qt::AlignVCenter,
                painter->fontMetrics().elidedText(each, Qt::ElideRight, line.width()));
            line.translate(0, metrics.line);
        }
        const auto verdict = static_cast<Verdict>(index.data(ComparisonModel::VerdictRole).toInt());
        painter->setFont(metrics.small);
        dimUnless(ComparisonModel::IsMeasuredRole);
        painter->setPen(verdictColor(verdict, theme));
        line.setHeight(metrics.smallLine);
        painter->drawText(line, Qt::AlignRight | Qt::AlignVCenter,
                          painter->fontMetrics().elidedText(beside, Qt::ElideRight, line.width()));
    }
    if (option.state.testFlag(QStyle::State_HasFocus) && !isName(index)) {
        // The keys act on this column.
        painter->setOpacity(1.0);
        painter->setPen(theme.accent);
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
    }
    painter->restore();
}

QSize ComparisonDelegate::sizeHint(const QStyleOptionViewItem& option,
                                   const QModelIndex& index) const {
    const Metrics metrics(option.font);
    if (index.data(ComparisonModel::IsHeadingRole).toBool()) {
        return {0, metrics.line + 2 * metrics.step};
    }
    const auto* table = qobject_cast<const QTableView*>(option.widget);
    const int width = table == nullptr ? option.rect.width() : table->columnWidth(index.column());
    const auto lines = static_cast<int>(linesOf(index, metrics, width).size());
    const int height = isName(index) ? lines * QFontMetrics(fontOf(index, metrics)).lineSpacing()
                                     : lines * metrics.line + metrics.smallLine;
    return {wholeWidth(index, metrics),
            std::max(height, metrics.line + metrics.smallLine) + metrics.step};
}

int ComparisonDelegate::wholeWidth(const QModelIndex& index, const Metrics& metrics) {
    const int width =
        QFontMetrics(fontOf(index, metrics)).horizontalAdvance(index.data().toString());
    const int beside =
        QFontMetrics(metrics.small)
            .horizontalAdvance(index.data(ComparisonModel::DifferenceRole).toString());
    return std::max(width, beside) + (2 * sideSteps + 1) * metrics.step;
}

int ComparisonDelegate::leastWidth(const QModelIndex& index, const Metrics& metrics) {
    const QFontMetrics letters(metrics.text);
    int width = letters.horizontalAdvance(index.data().toString());
    if (index.data(ComparisonModel::IsWordsRole).toBool()) {
        width = std::min(width, leastWordsWidth * letters.averageCharWidth());
    }
    const int beside =
        QFontMetrics(metrics.small)
            .horizontalAdvance(index.data(ComparisonModel::ShortDifferenceRole).toString());
    return std::max(width, beside) + rounding + 2 * sideSteps * metrics.step;
}

}  // namespace polyplan::ui
