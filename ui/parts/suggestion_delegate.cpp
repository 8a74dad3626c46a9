#include "ui/parts/suggestion_delegate.h"

#include <QAbstractItemView>
#include <QPainter>

#include "ui/look/metrics.h"
#include "ui/look/row_ground.h"
#include "ui/look/theme.h"
#include "ui/models/row_role.h"

namespace polyplan::ui {

QSize SuggestionDelegate::sizeHint(const QStyleOptionViewItem& option,
                                   const QModelIndex& index) const {
    const Metrics metrics(option.font);
    const int name = QFontMetrics(metrics.text).horizontalAdvance(index.data().toString());
    return {name + metrics.line + 3 * metrics.step, metrics.line + metrics.step};
}

void SuggestionDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                               const QModelIndex& index) const {
    const Theme& theme = Theme::of(option.palette);
    const Metrics metrics(option.font);
    painter->save();
    paintRowGround(*painter, option);
    QRect rest = option.rect.adjusted(metrics.step, 0, -metrics.step, 0);
    if (const QVariant glyph = index.data(RowGlyph); glyph.isValid()) {
        const QRect place(rest.left(), rest.top(), metrics.line, rest.height());
        painter->setFont(metrics.glyph);
        painter->setPen(theme.glyph(static_cast<GlyphColor>(index.data(RowGlyphColor).toInt())));
        painter->drawText(place, Qt::AlignCenter, glyph.toChar());
        rest.setLeft(place.right() + metrics.step);
    }
    const QString name = index.data().toString();
    const QFont font = index.data(RowChosen).toBool() ? metrics.strong : metrics.text;
    const QString figure = shows_ == Shows::Name ? QString() : index.data(RowFigure).toString();
    const int taken = QFontMetrics(metrics.small).horizontalAdvance(figure) + metrics.step;
    // Rather no figure than half a name.
    if (QFontMetrics(font).horizontalAdvance(name) + taken <= rest.width()) {
        painter->setFont(metrics.small);
        painter->setPen(theme.mutedText);
        painter->drawText(rest, Qt::AlignVCenter | Qt::AlignRight, figure);
        rest.setRight(rest.right() - taken);
    }
    const bool canBeChosen = index.flags().testFlag(Qt::ItemIsEnabled);
    painter->setFont(font);
    painter->setPen(canBeChosen ? theme.text : theme.mutedText);
    painter->drawText(rest, Qt::AlignVCenter,
                      QFontMetrics(font).elidedText(name, Qt::ElideRight, rest.width()));
    painter->restore();
}

void showSuggestionsIn(QAbstractItemView& popup) {
    constexpr int characters = 40;
    popup.setObjectName("suggestions");
    popup.setItemDelegate(new SuggestionDelegate(&popup));
    popup.setMinimumWidth(characters * popup.fontMetrics().averageCharWidth());
}

}  // namespace polyplan::ui
