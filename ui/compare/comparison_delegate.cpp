#include "ui/compare/comparison_delegate.h"

#include <QApplication>
#include <QPainter>

#include "ui/look/metrics.h"
#include "ui/look/theme.h"
#include "ui/models/comparison_model.h"

namespace polyplan::ui {

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
    const QRect rect = option.rect.adjusted(2 * metrics.step, 0, -2 * metrics.step, 0);
    if (index.data(ComparisonModel::IsHeadingRole).toBool()) {
        painter->setFont(metrics.section);
        painter->setPen(theme.mutedText);
        painter->drawText(rect.adjusted(0, 0, 0, -metrics.step / 2),
                          Qt::AlignLeft | Qt::AlignBottom, text.toUpper());
    } else if (index.column() == 0) {
        const bool isPinned = index.data(ComparisonModel::IsPinnedRole).toBool();
        painter->setFont(isPinned ? metrics.strong : metrics.text);
        painter->setPen(theme.text);
        painter->drawText(rect, Qt::AlignLeft | Qt::AlignVCenter,
                          painter->fontMetrics().elidedText(text, Qt::ElideRight, rect.width()));
    } else {
        painter->setOpacity(index.data(ComparisonModel::IsCurrentRole).toBool() ? 1.0 : 0.45);
        const QString whole = index.data(ComparisonModel::DifferenceRole).toString();
        const bool isWide = QFontMetrics(metrics.small).horizontalAdvance(whole) <= rect.width();
        const QString beside =
            isWide ? whole : index.data(ComparisonModel::ShortDifferenceRole).toString();
        QRect line(rect.left(), rect.top() + metrics.step / 2, rect.width(), metrics.line);
        if (beside.isEmpty()) {
            line.moveCenter({line.center().x(), rect.center().y()});
        }
        painter->setFont(metrics.text);
        painter->setPen(theme.text);
        painter->drawText(line, Qt::AlignRight | Qt::AlignVCenter,
                          painter->fontMetrics().elidedText(text, Qt::ElideRight, line.width()));
        const auto verdict = static_cast<Verdict>(index.data(ComparisonModel::VerdictRole).toInt());
        painter->setFont(metrics.small);
        painter->setPen(verdictColor(verdict, theme));
        line.translate(0, metrics.line);
        line.setHeight(metrics.smallLine);
        painter->drawText(line, Qt::AlignRight | Qt::AlignVCenter,
                          painter->fontMetrics().elidedText(beside, Qt::ElideRight, line.width()));
    }
    painter->restore();
}

QSize ComparisonDelegate::sizeHint(const QStyleOptionViewItem& option,
                                   const QModelIndex& index) const {
    const Metrics metrics(option.font);
    if (index.data(ComparisonModel::IsHeadingRole).toBool()) {
        return {0, metrics.line + 2 * metrics.step};
    }
    const QString text = index.data().toString();
    const int width =
        std::max(QFontMetrics(metrics.text).horizontalAdvance(text),
                 QFontMetrics(metrics.small)
                     .horizontalAdvance(index.data(ComparisonModel::DifferenceRole).toString()));
    return {width + 5 * metrics.step, metrics.line + metrics.smallLine + metrics.step};
}

}  // namespace polyplan::ui
