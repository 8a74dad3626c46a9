#include "ui/polypile/inventory_delegate.h"

#include <QPainter>
#include <algorithm>

#include "ui/look/broken_lines.h"
#include "ui/look/buc_mark.h"
#include "ui/look/metrics.h"
#include "ui/look/theme.h"
#include "ui/models/inventory_model.h"

namespace polyplan::ui {

void InventoryDelegate::paintWords(QPainter& painter, const QRect& room,
                                   const QStyleOptionViewItem& option,
                                   const QModelIndex& index) const {
    const Theme& theme = Theme::of(option.palette);
    const Metrics metrics(option.font);
    QFont bold = metrics.small;
    bold.setBold(true);
    const QFontMetrics words(bold);
    QRect rest = room;

    const auto buc = static_cast<nethack::Buc>(index.data(InventoryModel::BucRole).toInt());
    const int side = 5 * words.capHeight() / 4;
    const int letterWidth = words.horizontalAdvance(u'U') + metrics.step / 2;
    QRect letter(rest.right() + 1 - letterWidth, rest.top(), letterWidth, rest.height());
    painter.setFont(bold);
    painter.setPen(theme.buc(buc));
    painter.drawText(letter, Qt::AlignLeft | Qt::AlignVCenter, bucLetter(buc));
    const QRectF mark(letter.left() - side - metrics.step / 2,
                      rest.top() + (rest.height() - side) / 2.0, side, side);
    painter.setRenderHint(QPainter::Antialiasing);
    paintBucMark(painter, mark, buc, theme);
    rest.setRight(qRound(mark.left()) - metrics.step);

    if (const int quantity = index.data(InventoryModel::QuantityRole).toInt(); quantity > 1) {
        const QString number = QString::number(quantity);
        const int width =
            std::max(words.horizontalAdvance(number) + 2 * metrics.step, 3 * metrics.smallLine / 2);
        const QRect badge(rest.right() + 1 - width,
                          rest.top() + (rest.height() - metrics.smallLine) / 2, width,
                          metrics.smallLine);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.accentSoft);
        painter.drawRoundedRect(badge, badge.height() / 2.0, badge.height() / 2.0);
        painter.setPen(theme.accent);
        painter.drawText(badge, Qt::AlignCenter, number);
        rest.setRight(badge.left() - metrics.step);
    }

    const QFontMetrics text(metrics.text);
    const QString name = text.elidedText(index.data(InventoryModel::CardNameRole).toString(),
                                         Qt::ElideRight, rest.width());
    painter.setFont(metrics.text);
    painter.setPen(theme.text);
    painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter, name);
    rest.setLeft(rest.left() + text.horizontalAdvance(name) + metrics.step);
    const QString detail = wordsThatFit(index.data(InventoryModel::CardDetailRole).toString(),
                                        QFontMetrics(metrics.small), rest.width());
    painter.setFont(metrics.small);
    painter.setPen(theme.mutedText);
    painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter, detail);
}

}  // namespace polyplan::ui
