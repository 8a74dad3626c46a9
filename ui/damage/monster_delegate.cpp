#include "ui/damage/monster_delegate.h"

#include <QPainter>

#include "ui/look/metrics.h"
#include "ui/look/row_ground.h"
#include "ui/look/theme.h"
#include "ui/models/damage/monsters_model.h"

namespace polyplan::ui {

QSize MonsterDelegate::sizeHint(const QStyleOptionViewItem& option,
                                const QModelIndex& index) const {
    const Metrics metrics(option.font);
    const int name = QFontMetrics(metrics.text).horizontalAdvance(index.data().toString());
    return {name + metrics.line + 3 * metrics.step, metrics.line + metrics.step};
}

void MonsterDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const {
    const Theme& theme = Theme::of(option.palette);
    const Metrics metrics(option.font);
    painter->save();
    paintRowGround(*painter, option);
    QRect rest = option.rect;
    const QRect glyph(rest.left() + metrics.step / 2, rest.top(), metrics.line, rest.height());
    painter->setFont(metrics.glyph);
    painter->setPen(
        theme.glyph(static_cast<GlyphColor>(index.data(MonstersModel::GlyphColorRole).toInt())));
    painter->drawText(glyph, Qt::AlignCenter, index.data(MonstersModel::GlyphRole).toChar());
    rest.setLeft(glyph.right() + metrics.step);
    rest.setRight(rest.right() - metrics.step);
    if (shows_ == Shows::LevelAndHitPoints) {
        const QString figures =
            tr("L%1 · %2 hp")
                .arg(index.siblingAtColumn(MonstersModel::Level).data().toString(),
                     index.siblingAtColumn(MonstersModel::HitPoints).data().toString());
        painter->setFont(metrics.small);
        painter->setPen(theme.mutedText);
        painter->drawText(rest, Qt::AlignVCenter | Qt::AlignRight, figures);
        rest.setRight(rest.right() - QFontMetrics(metrics.small).horizontalAdvance(figures) -
                      metrics.step);
    }
    painter->setFont(metrics.text);
    painter->setPen(theme.text);
    painter->drawText(rest, Qt::AlignVCenter,
                      QFontMetrics(metrics.text)
                          .elidedText(index.data().toString(), Qt::ElideRight, rest.width()));
    painter->restore();
}

}  // namespace polyplan::ui
