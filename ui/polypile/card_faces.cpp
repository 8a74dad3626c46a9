#include "ui/polypile/card_faces.h"

#include <QPainter>

namespace polyplan::ui {
namespace {

QString keyOf(const Card& card, QSize size, Emphasis emphasis, int ratio, ThemeMode mode) {
    const int flags = (card.canStack ? 1 : 0) | (card.isWanted ? 2 : 0) |
                      (emphasis.isSelected ? 4 : 0) | (emphasis.isCurrent ? 8 : 0) |
                      (mode == ThemeMode::Dark ? 16 : 0) | (card.isPinned ? 32 : 0);
    QString key;
    for (const int number : {flags, ratio, size.width(), size.height(), card.quantity,
                             static_cast<int>(card.color), static_cast<int>(card.buc)}) {
        key += QString::number(number) + u' ';
    }
    return key + card.glyph + card.name + u'\n' + card.detail + u'\n' + card.material;
}

}  // namespace

const QPixmap& CardFaces::face(const Card& card, QSize size, Emphasis emphasis, int ratio,
                               const Theme& theme, const Metrics& metrics) {
    const QString key = keyOf(card, size, emphasis, ratio, theme.mode);
    if (const QPixmap* known = faces_.object(key)) {
        return *known;
    }
    auto* face = new QPixmap(size * ratio);
    face->setDevicePixelRatio(ratio);
    face->fill(Qt::transparent);
    QPainter painter(face);
    CardPainter(painter, theme, metrics).face(QRect(QPoint(), size), card, emphasis);
    painter.end();
    faces_.insert(key, face, 1 + face->width() * face->height() * face->depth() / 8 / 1024);
    return *face;
}

}  // namespace polyplan::ui
