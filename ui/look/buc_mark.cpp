#include "ui/look/buc_mark.h"

#include <QPainter>
#include <algorithm>
#include <array>

#include "ui/look/theme.h"

namespace polyplan::ui {

QString bucLetter(nethack::Buc buc) {
    return bucWord(buc).left(1).toUpper();
}

QString bucWord(nethack::Buc buc) {
    static const std::array words = {QStringLiteral("blessed"), QStringLiteral("uncursed"),
                                     QStringLiteral("cursed")};
    return words.at(static_cast<std::size_t>(buc));
}

void paintBucMark(QPainter& painter, const QRectF& rect, nethack::Buc buc, const Theme& theme) {
    const qreal side = std::min(rect.width(), rect.height());
    const QPointF center = rect.center();
    const qreal reach = side / 2;
    const QColor color = theme.buc(buc);

    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    switch (buc) {
        case nethack::Buc::Blessed:
            painter.drawPolygon(
                QPolygonF({center + QPointF(0, -reach), center + QPointF(reach, 0),
                           center + QPointF(0, reach), center + QPointF(-reach, 0)}));
            break;
        case nethack::Buc::Uncursed: {
            const qreal width = side / 5;
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(color, width));
            const qreal radius = 0.9 * reach - width / 2;
            painter.drawEllipse(center, radius, radius);
            break;
        }
        case nethack::Buc::Cursed:
            painter.drawPolygon(QPolygonF({center + QPointF(-reach, -0.8 * reach),
                                           center + QPointF(reach, -0.8 * reach),
                                           center + QPointF(0, 0.9 * reach)}));
            break;
    }
    painter.restore();
}

}  // namespace polyplan::ui
