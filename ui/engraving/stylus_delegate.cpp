#include "ui/engraving/stylus_delegate.h"

#include <QPainter>

#include "ui/look/metrics.h"
#include "ui/look/theme.h"
#include "ui/models/engraving/stylus_tree_model.h"

namespace polyplan::ui {

QSize StylusDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const Metrics metrics(option.font);
    const int width = index.column() == StylusTreeModel::Figure
                          ? QFontMetrics(metrics.small).horizontalAdvance(index.data().toString()) +
                                2 * metrics.step
                          : 8 * metrics.em;
    return {width, metrics.line + metrics.step + metrics.step / 2};
}

void StylusDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const {
    const Theme& theme = Theme::of(option.palette);
    const Metrics metrics(option.font);
    const bool isGroup = !index.parent().isValid();
    const bool isChosen = index.data(StylusTreeModel::IsChosenRole).toBool();
    const bool isFigure = index.column() == StylusTreeModel::Figure;
    painter->save();
    if (isChosen || option.state.testFlag(QStyle::State_Selected)) {
        painter->fillRect(option.rect, theme.accentSoft);
    } else if (!isGroup && option.state.testFlag(QStyle::State_MouseOver)) {
        painter->fillRect(option.rect, theme.panel);
    }
    QRect rest = option.rect.adjusted(metrics.step / 2, 0, -metrics.step, 0);
    if (isFigure || isGroup) {
        painter->setFont(isGroup && !isFigure ? metrics.strong : metrics.small);
        painter->setPen(isGroup && !isFigure ? theme.text : theme.mutedText);
        painter->drawText(rest, Qt::AlignVCenter | (isFigure ? Qt::AlignRight : Qt::AlignLeft),
                          index.data().toString());
        painter->restore();
        return;
    }
    const QRect glyph(rest.left(), rest.top(), metrics.line, rest.height());
    const QVariant letter = index.data(StylusTreeModel::GlyphRole);
    painter->setFont(metrics.glyph);
    painter->setPen(
        theme.glyph(static_cast<GlyphColor>(index.data(StylusTreeModel::GlyphColorRole).toInt())));
    if (letter.isValid()) {
        painter->drawText(glyph, Qt::AlignCenter, letter.toChar());
    } else {
        painter->setPen(theme.mutedText);
        painter->drawText(glyph, Qt::AlignCenter, QStringLiteral("-"));
    }
    rest.setLeft(glyph.right() + metrics.step);
    QFont font = metrics.text;
    font.setBold(isChosen);
    painter->setFont(font);
    painter->setPen(theme.text);
    painter->drawText(
        rest, Qt::AlignVCenter,
        QFontMetrics(font).elidedText(index.data().toString(), Qt::ElideRight, rest.width()));
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(theme.accent);
        painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
    }
    painter->restore();
}

}  // namespace polyplan::ui
