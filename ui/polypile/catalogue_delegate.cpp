#include "ui/polypile/catalogue_delegate.h"

#include <QPainter>

#include "ui/look/box_delegate.h"
#include "ui/look/metrics.h"
#include "ui/look/row_ground.h"
#include "ui/look/theme.h"
#include "ui/models/catalogue_model.h"

namespace polyplan::ui {

namespace {

bool isWanted(const QModelIndex& index) {
    return index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
}

QRect glyphRect(const QRect& row, const Metrics& metrics) {
    return {row.left() + metrics.step / 2, row.top(), metrics.line, row.height()};
}

}  // namespace

QSize CatalogueDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    const Metrics metrics(option.font);
    return {12 * metrics.em, metrics.line + 2 * metrics.step};
}

QRect CatalogueDelegate::starRect(const QRect& row, const QFont& font) {
    const int side = Metrics(font).line + 2 * Metrics(font).step;
    return {row.right() - side, row.top(), side, row.height()};
}

QRect CatalogueDelegate::wordsRect(const QRect& row, const QFont& font) {
    const Metrics metrics(font);
    QRect rect = row;
    rect.setLeft(glyphRect(row, metrics).right() + metrics.step);
    rect.setRight(starRect(row, font).left());
    return rect;
}

void CatalogueDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const {
    const Theme& theme = Theme::of(option.palette);
    const Metrics metrics(option.font);
    painter->save();
    paintRowGround(*painter, option);
    const QRect glyph = glyphRect(option.rect, metrics);
    painter->setFont(metrics.glyph);
    painter->setPen(
        theme.glyph(static_cast<GlyphColor>(index.data(CatalogueModel::GlyphColorRole).toInt())));
    painter->drawText(glyph, Qt::AlignCenter, index.data(CatalogueModel::GlyphRole).toChar());

    const QRect star = starRect(option.rect, option.font);
    paintWords(*painter, wordsRect(option.rect, option.font), option, index);
    if (index.flags().testFlag(Qt::ItemIsUserCheckable)) {
        painter->setFont(metrics.text);
        painter->setPen(isWanted(index) ? theme.warning : theme.mutedText);
        painter->drawText(star, Qt::AlignCenter,
                          isWanted(index) ? QStringLiteral("★") : QStringLiteral("☆"));
    }
    painter->restore();
}

void CatalogueDelegate::paintWords(QPainter& painter, const QRect& room,
                                   const QStyleOptionViewItem& option,
                                   const QModelIndex& index) const {
    painter.setFont(option.font);
    painter.setPen(Theme::of(option.palette).text);
    painter.drawText(room, Qt::AlignVCenter,
                     QFontMetrics(option.font)
                         .elidedText(index.data().toString(), Qt::ElideRight, room.width()));
}

bool CatalogueDelegate::editorEvent(QEvent* event, QAbstractItemModel* model,
                                    const QStyleOptionViewItem& option, const QModelIndex& index) {
    return toggleAt(starRect(option.rect, option.font), *event, *model, index);
}

}  // namespace polyplan::ui
