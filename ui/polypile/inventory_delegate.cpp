#include "ui/polypile/inventory_delegate.h"

#include <QPainter>
#include <algorithm>

#include "ui/look/broken_lines.h"
#include "ui/look/buc_mark.h"
#include "ui/look/metrics.h"
#include "ui/look/theme.h"
#include "ui/models/inventory_model.h"

namespace polyplan::ui {

namespace {

QFont boldOf(const Metrics& metrics) {
    QFont bold = metrics.small;
    bold.setBold(true);
    return bold;
}

/// Where the parts of a row lie. What ends it yields to a name that is too long, or leaves no room
/// for the first of what is said besides: first the letter of the status, whose mark says the same;
/// then a name that is still too long gets small letters.
struct InventoryRow {
    InventoryRow(const QRect& room, const QModelIndex& index, const Metrics& metrics)
        : InventoryRow(room, index, metrics, true) {
        const QFontMetrics small(metrics.small);
        const QString whole = index.data(InventoryModel::CardNameRole).toString();
        const QString said = index.data(InventoryModel::CardDetailRole).toString();
        const int width = QFontMetrics(metrics.text).horizontalAdvance(whole);
        const qsizetype blank = said.indexOf(u' ');
        const int first = small.horizontalAdvance(blank < 0 ? said : said.left(blank) + u'…');
        if (width + (said.isEmpty() ? 0 : metrics.step + first) > words.width()) {
            *this = InventoryRow(room, index, metrics, false);
        }
        if (width > words.width()) {
            nameFont = metrics.small;
        }
        const QFontMetrics letters(nameFont);
        name = letters.elidedText(whole, Qt::ElideRight, words.width());
        showsWholeName = name == whole;
        besides = words;
        besides.setLeft(words.left() + letters.horizontalAdvance(name) + metrics.step);
        detail = wordsThatFit(said, small, besides.width());
    }

    QRect words;  ///< for the name and what is said besides
    QString name;
    QRect besides;
    QString detail;  ///< that stands there
    QRect badge;     ///< of the quantity
    QRectF mark;
    QRect letter;
    QFont nameFont;
    bool showsWholeName = false;

  private:
    InventoryRow(const QRect& room, const QModelIndex& index, const Metrics& metrics,
                 bool hasLetter)
        : words(room), nameFont(metrics.text) {
        const QFontMetrics bold(boldOf(metrics));
        const auto take = [this](int width, int gap) {
            const QRect taken(words.right() + 1 - width, words.top(), width, words.height());
            words.setRight(taken.left() - gap);
            return taken;
        };
        if (hasLetter) {
            letter = take(bold.horizontalAdvance(u'U') + metrics.step / 2, metrics.step / 2);
        }
        const int side = 5 * bold.capHeight() / 4;
        const QRect place = take(side, metrics.step);
        mark = QRectF(place.left(), place.top() + (place.height() - side) / 2.0, side, side);
        if (const int quantity = index.data(InventoryModel::QuantityRole).toInt(); quantity > 1) {
            badge =
                take(std::max(bold.horizontalAdvance(QString::number(quantity)) + 2 * metrics.step,
                              3 * metrics.smallLine / 2),
                     metrics.step);
            badge = QRect(badge.left(), badge.top() + (badge.height() - metrics.smallLine) / 2,
                          badge.width(), metrics.smallLine);
        }
    }
};

}  // namespace

bool InventoryDelegate::showsWholeName(const QRect& row, const QFont& font,
                                       const QModelIndex& index) {
    return InventoryRow(wordsRect(row, font), index, Metrics(font)).showsWholeName;
}

QString InventoryDelegate::shownDetail(const QRect& row, const QFont& font,
                                       const QModelIndex& index) {
    return InventoryRow(wordsRect(row, font), index, Metrics(font)).detail;
}

void InventoryDelegate::paintWords(QPainter& painter, const QRect& room,
                                   const QStyleOptionViewItem& option,
                                   const QModelIndex& index) const {
    const Theme& theme = Theme::of(option.palette);
    const Metrics metrics(option.font);
    const InventoryRow row(room, index, metrics);

    const auto buc = static_cast<nethack::Buc>(index.data(InventoryModel::BucRole).toInt());
    painter.setFont(boldOf(metrics));
    painter.setPen(theme.buc(buc));
    if (!row.letter.isEmpty()) {
        painter.drawText(row.letter, Qt::AlignLeft | Qt::AlignVCenter, bucLetter(buc));
    }
    painter.setRenderHint(QPainter::Antialiasing);
    paintBucMark(painter, row.mark, buc, theme);
    if (!row.badge.isEmpty()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.accentSoft);
        painter.drawRoundedRect(row.badge, row.badge.height() / 2.0, row.badge.height() / 2.0);
        painter.setPen(theme.accent);
        painter.drawText(row.badge, Qt::AlignCenter,
                         QString::number(index.data(InventoryModel::QuantityRole).toInt()));
    }

    painter.setFont(row.nameFont);
    painter.setPen(theme.text);
    painter.drawText(row.words, Qt::AlignLeft | Qt::AlignVCenter, row.name);
    painter.setFont(metrics.small);
    painter.setPen(theme.mutedText);
    painter.drawText(row.besides, Qt::AlignLeft | Qt::AlignVCenter, row.detail);
}

}  // namespace polyplan::ui
