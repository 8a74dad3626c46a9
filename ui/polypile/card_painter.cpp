#include "ui/polypile/card_painter.h"

#include <QLinearGradient>
#include <QPainter>
#include <algorithm>

#include "ui/look/broken_lines.h"
#include "ui/look/buc_mark.h"
#include "ui/look/contrast.h"
#include "ui/look/figures.h"
#include "ui/polypile/head_words.h"

namespace polyplan::ui {
namespace {

constexpr double liftedOpacity = 0.35;

QRect contentOf(const QRect& card, const Metrics& metrics) {
    return card.adjusted(3 * metrics.step / 2, metrics.step, -3 * metrics.step / 2, -metrics.step);
}

int nameHeight(int lines, const Metrics& metrics) {
    return lines == 1 ? metrics.line : lines * metrics.smallLine;
}

bool hasTwoLines(const QRect& card, const Metrics& metrics) {
    return card.height() >= CardPainter::height(2, metrics);
}

QRect nameRowOf(const QRect& card, const Metrics& metrics) {
    const QRect content = contentOf(card, metrics);
    return {content.left(), content.top(), content.width(),
            nameHeight(hasTwoLines(card, metrics) ? 2 : 1, metrics)};
}

QRect detailRowOf(const QRect& card, const Metrics& metrics) {
    const QRect name = nameRowOf(card, metrics);
    return {name.left(), name.bottom() + 1 + metrics.step / 2, name.width(), metrics.smallLine};
}

/// Where the parts of the row of the name lie; star and pin are empty where there are none.
struct NameRow {
    NameRow(const QRect& rect, const Card& card, bool showsQuantity, const Metrics& metrics) {
        const QRect row = nameRowOf(rect, metrics);
        const bool isInTwoLines = hasTwoLines(rect, metrics);
        glyph = {row.left(), row.top(), isInTwoLines ? metrics.em : 5 * metrics.em / 4,
                 row.height()};
        int right = row.right() + 1;
        if (showsQuantity && !isInTwoLines) {
            right =
                CardPainter::quantityRect(rect, card.quantity, metrics).left() - metrics.step / 2;
        }
        const auto take = [&](int width) {
            const QRect taken(right - width, row.top(), width, row.height());
            right = taken.left() - metrics.step / 2;
            return taken;
        };
        if (card.isWanted) {
            star = take(QFontMetrics(metrics.text).horizontalAdvance(u'★'));
        }
        if (card.isPinned) {
            pin = take(metrics.em * 2 / 3);
        }
        const int left = row.left() + glyph.width() + metrics.step / 2;
        name = {left, row.top(), right - left, row.height()};
    }

    QRect glyph, name, star, pin;
};

bool hasSeveral(const Card& card) {
    return card.quantity > 1;
}

}  // namespace

CardPainter::CardPainter(QPainter& painter, const Theme& theme, const Metrics& metrics)
    : painter_(painter),
      theme_(theme),
      metrics_(metrics),
      textWidths_(metrics.text, painter.device()),
      smallWidths_(metrics.small, painter.device()) {
    painter_.setRenderHint(QPainter::Antialiasing);
}

QString CardPainter::elided(const QFontMetrics& metrics, const QString& words, int width) const {
    return metrics.elidedText(words, Qt::ElideRight, width);
}

void CardPainter::text(const QRect& rect, int flags, const QFont& font, const QColor& color,
                       const QString& words) {
    painter_.setFont(font);
    painter_.setPen(color);
    painter_.drawText(rect, flags, words);
}

int CardPainter::height(int nameLines, const Metrics& metrics) {
    const int padding = 2 * metrics.step;
    const int bar = metrics.step / 2 + metrics.step;
    return padding + nameHeight(nameLines, metrics) + metrics.step / 2 + metrics.smallLine + bar;
}

int CardPainter::widthForName(const Card& card, const Metrics& metrics) {
    const QRect none(0, 0, 0, height(1, metrics));
    return QFontMetrics(metrics.text).horizontalAdvance(card.name) -
           NameRow(none, card, hasSeveral(card), metrics).name.width();
}

bool CardPainter::showsWholeName(QSize size, const Card& card, const Metrics& metrics) {
    if (size.height() < height(2, metrics)) {
        return widthForName(card, metrics) <= size.width();
    }
    const int width = NameRow({{}, size}, card, hasSeveral(card), metrics).name.width();
    return QFontMetrics(metrics.small)
               .horizontalAdvance(brokenInTwo(card.name, metrics.small, width).second) <= width;
}

QRect CardPainter::quantityRect(const QRect& card, int quantity, const Metrics& metrics) {
    const QRect row =
        hasTwoLines(card, metrics) ? detailRowOf(card, metrics) : nameRowOf(card, metrics);
    const int height = metrics.smallLine;
    const int width = std::max(
        QFontMetrics(metrics.small).horizontalAdvance(QString::number(quantity)) + 2 * metrics.step,
        3 * height / 2);
    return {row.right() - width + 1, row.top() + (row.height() - height) / 2, width, height};
}

QRect CardPainter::bucRect(const QRect& card, const Metrics& metrics) {
    const QRect row = detailRowOf(card, metrics);
    return {row.left(), row.top(), 2 * metrics.smallLine - metrics.step / 2, row.height()};
}

void CardPainter::card(const QRect& rect, const Card& card, Emphasis emphasis) {
    painter_.save();
    if (emphasis.isLifted) {
        painter_.setOpacity(liftedOpacity);
    }
    face(rect, card, emphasis);
    bar(rect, card);
    painter_.restore();
}

void CardPainter::face(const QRect& rect, const Card& card, Emphasis emphasis) {
    const double border = emphasis.isSelected ? std::max(2.0, metrics_.step / 2.0) : 1;
    QPen pen(emphasis.isSelected ? theme_.accent : theme_.cardBorder, border);
    if (emphasis.isCurrent && !emphasis.isSelected) {
        pen = QPen(theme_.accent, std::max(1.0, metrics_.step / 4.0), Qt::DashLine);
    }
    painter_.setPen(pen);
    painter_.setBrush(theme_.card);
    const double inset = pen.widthF() / 2;
    painter_.drawRoundedRect(QRectF(rect).adjusted(inset, inset, -inset, -inset), metrics_.radius,
                             metrics_.radius);
    if (emphasis.isCurrent && emphasis.isSelected) {
        focusRing(rect, border);
    }
    const bool showsQuantity = hasSeveral(card) || (emphasis.isSelected && card.canStack);
    nameRow(rect, card, showsQuantity);
    detailRow(rect, card, showsQuantity);
    if (showsQuantity) {
        quantity(quantityRect(rect, card.quantity, metrics_), card.quantity);
    }
}

void CardPainter::focusRing(const QRect& rect, double border) {
    const double inset = border + 1.5;
    painter_.setPen(QPen(theme_.accent, 1, Qt::DotLine));
    painter_.setBrush(Qt::NoBrush);
    painter_.drawRoundedRect(QRectF(rect).adjusted(inset, inset, -inset, -inset),
                             metrics_.radius - 1, metrics_.radius - 1);
}

void CardPainter::bar(const QRect& rect, const Card& card) {
    const QRect content = contentOf(rect, metrics_);
    const QRectF bar(content.left(), content.bottom() + 1 - metrics_.step, content.width(),
                     metrics_.step);
    if (!card.bar) {
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(theme_.divider);
        painter_.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2);
        return;
    }
    const double opacity = painter_.opacity();
    painter_.setOpacity(opacity * (card.isStale ? staleOpacity : 1));
    fateBar(bar, *card.bar);
    painter_.setOpacity(opacity);
}

void CardPainter::nameRow(const QRect& rect, const Card& card, bool showsQuantity) {
    const NameRow row(rect, card, showsQuantity, metrics_);
    text(row.glyph, Qt::AlignCenter, metrics_.glyph, theme_.glyph(card.color), card.glyph);
    if (card.isWanted) {
        text(row.star, Qt::AlignCenter, metrics_.text, theme_.warning, QStringLiteral("★"));
    }
    if (card.isPinned) {
        pin(row.pin);
    }
    name(row.name, card.name, hasTwoLines(rect, metrics_));
}

void CardPainter::name(const QRect& rect, const QString& name, bool isInTwoLines) {
    if (!isInTwoLines) {
        text(rect, Qt::AlignLeft | Qt::AlignVCenter, metrics_.text, theme_.text,
             elided(textWidths_, name, rect.width()));
        return;
    }
    const auto [first, rest] = brokenInTwo(name, metrics_.small, rect.width());
    text(rect, Qt::AlignLeft | Qt::AlignVCenter, metrics_.small, theme_.text,
         rest.isEmpty() ? first : first + u'\n' + elided(smallWidths_, rest, rect.width()));
}

void CardPainter::quantity(const QRect& badge, int quantity) {
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(theme_.accentSoft);
    painter_.drawRoundedRect(badge, badge.height() / 2.0, badge.height() / 2.0);
    QFont font = metrics_.small;
    font.setBold(true);
    text(badge, Qt::AlignCenter, font, theme_.accent, QString::number(quantity));
}

void CardPainter::pin(const QRectF& box) {
    const double side = box.width();
    const QPointF head(box.center().x(), box.center().y() - side / 4);
    painter_.setPen(QPen(theme_.accent, side / 7, Qt::SolidLine, Qt::RoundCap));
    painter_.drawLine(head, QPointF(head.x(), head.y() + side));
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(theme_.accent);
    painter_.drawEllipse(head, side * 0.35, side * 0.35);
}

void CardPainter::detailRow(const QRect& rect, const Card& card, bool showsQuantity) {
    const QRect row = detailRowOf(rect, metrics_);
    const QRect status = bucRect(rect, metrics_);
    const int side = 5 * smallWidths_.capHeight() / 4;
    paintBucMark(painter_,
                 QRectF(status.left(), status.top() + (status.height() - side) / 2.0, side, side),
                 card.buc, theme_);
    QFont font = metrics_.small;
    font.setBold(true);
    text(status.adjusted(side + metrics_.step / 2, 0, metrics_.step, 0),
         Qt::AlignLeft | Qt::AlignVCenter, font, theme_.buc(card.buc), bucLetter(card.buc));

    const int left = status.right() + metrics_.step / 2;
    const int right = showsQuantity && hasTwoLines(rect, metrics_)
                          ? quantityRect(rect, card.quantity, metrics_).left() - metrics_.step / 2
                          : row.right();
    const QString detail = wordsThatFit(card.detail, smallWidths_, right - left);
    text({left, row.top(), right - left, row.height()}, Qt::AlignLeft | Qt::AlignVCenter,
         metrics_.small, theme_.text, detail);

    const int taken = detail.isEmpty() ? 0 : smallWidths_.horizontalAdvance(detail) + metrics_.step;
    const int room = right + 1 - left - taken;
    text({left + taken, row.top(), room, row.height()}, Qt::AlignRight | Qt::AlignVCenter,
         metrics_.small, theme_.mutedText, wordsThatFit(card.material, smallWidths_, room));
}

void CardPainter::fateBar(const QRectF& rect, const FateBar& bar) {
    QLinearGradient gradient(rect.topLeft(), rect.topRight());
    double at = 0;
    for (std::size_t fate = 0; fate < fateCount; ++fate) {
        if (bar[fate] <= 0) {
            continue;
        }
        const QColor segment = color(theme_, static_cast<ItemFate>(fate));
        gradient.setColorAt(std::min(1.0, at + (at > 0 ? 1e-6 : 0)), segment);
        at = std::min(1.0, at + bar[fate]);
        gradient.setColorAt(at, segment);
    }
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(gradient);
    painter_.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2);
}

void CardPainter::pile(const QRect& rect, Emphasis emphasis) {
    painter_.save();
    const double width =
        emphasis.isSelected || emphasis.isCurrent ? std::max(2.0, metrics_.step / 2.0) : 1;
    QPen pen(emphasis.isSelected ? theme_.accent : theme_.divider, width);
    if (emphasis.isCurrent && !emphasis.isSelected) {
        pen = QPen(theme_.accent, width, Qt::DashLine);
    }
    painter_.setOpacity(emphasis.isLifted ? liftedOpacity : 1);
    painter_.setPen(pen);
    painter_.setBrush(theme_.panel);
    painter_.drawRoundedRect(QRectF(rect).adjusted(width / 2, width / 2, -width / 2, -width / 2),
                             metrics_.radius, metrics_.radius);
    if (emphasis.isCurrent && emphasis.isSelected) {
        focusRing(rect, width);
    }
    painter_.restore();
}

void CardPainter::head(const QRect& rect, const PileHead& head) {
    painter_.save();
    const QRect content = rect.adjusted(metrics_.step, metrics_.step, -metrics_.step, 0);
    const QRect first(content.left(), content.top(), content.width(), metrics_.line);
    const QFont number = scaled(metrics_.strong, 1.15);
    text(first, Qt::AlignLeft | Qt::AlignVCenter, number, theme_.text, head.number);
    if (!head.figures) {
        painter_.restore();
        return;
    }
    const PileSummary& figures = *head.figures;
    painter_.setOpacity(head.isStale ? staleOpacity : 1);
    const QString about = figures.isSampled ? QStringLiteral("≈ ") : QString();
    if (head.showsReach) {
        const QString reached = about + percent(figures.reached);
        text(first, Qt::AlignRight | Qt::AlignVCenter, metrics_.small, theme_.mutedText, reached);
        const int left =
            first.left() + metrics_.step + QFontMetrics(number).horizontalAdvance(head.number);
        const int right = first.right() - smallWidths_.horizontalAdvance(reached) - metrics_.step;
        const double height = metrics_.step;
        const QRectF bar(left, first.center().y() - height / 2 + 0.5, std::max(0, right - left),
                         height);
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(theme_.divider);
        painter_.drawRoundedRect(bar, height / 2, height / 2);
        painter_.setBrush(theme_.accent);
        QRectF filled = bar;
        filled.setWidth(bar.width() * std::clamp(figures.reached, 0.0, 1.0));
        painter_.drawRoundedRect(filled, height / 2, height / 2);
    }
    QRect next(content.left(), first.bottom() + 1 + metrics_.step / 4, content.width(),
               metrics_.smallLine);
    for (const QString& words : headWords(head, smallWidths_, next.width())) {
        text(next, Qt::AlignLeft | Qt::AlignVCenter, metrics_.small, theme_.mutedText,
             elided(smallWidths_, words, next.width()));
        next.translate(0, metrics_.smallLine);
    }
    painter_.restore();
}

void CardPainter::foot(const QRect& labelRow, const QRect& engravingRow, const PileFoot& foot) {
    painter_.save();
    const int margin = 3 * metrics_.step / 2;
    const QRect label = labelRow.adjusted(margin, 0, -margin, 0);
    const QRect engraving = engravingRow.adjusted(margin, 0, -margin, 0);
    painter_.setPen(QPen(theme_.divider, 1, Qt::DashLine));
    painter_.drawLine(label.topLeft(), label.topRight());
    text(label, Qt::AlignLeft | Qt::AlignVCenter, metrics_.small, theme_.text,
         elided(smallWidths_, foot.label, label.width()));
    if (!foot.engraving.isEmpty()) {
        QFont font = metrics_.small;
        font.setItalic(true);
        const QFontMetrics widths(font, painter_.device());
        const QString mark = QStringLiteral("✎ ");
        const auto taken = [this](const QString& figure) {
            return figure.isEmpty() ? 0 : smallWidths_.horizontalAdvance(figure) + metrics_.step;
        };
        const bool hasRoom =
            widths.horizontalAdvance(mark + foot.engraving) + taken(foot.figureInWords) <=
            engraving.width();
        const QString figure = hasRoom ? foot.figureInWords : foot.figure;
        text(engraving, Qt::AlignRight | Qt::AlignVCenter, metrics_.small, theme_.text, figure);
        text(engraving, Qt::AlignLeft | Qt::AlignVCenter, font, theme_.mutedText,
             elided(widths, mark + foot.engraving, engraving.width() - taken(figure)));
    }
    painter_.restore();
}

void CardPainter::hero(const QRect& rect) {
    QFont font = scaled(metrics_.glyph, 2);
    text(rect, Qt::AlignCenter, font, theme_.text, QStringLiteral("@"));
}

void CardPainter::floor(const QRect& rect, const QString& distance, bool isEnd) {
    painter_.save();
    if (isEnd) {
        painter_.setPen(QPen(theme_.cardBorder, 1, Qt::DashLine));
        painter_.setBrush(Qt::NoBrush);
        painter_.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), metrics_.radius,
                                 metrics_.radius);
    }
    const QRect top(rect.left(), rect.top() + metrics_.step, rect.width(), metrics_.line);
    text(top, Qt::AlignCenter, metrics_.small, theme_.mutedText,
         isEnd ? QStringLiteral("+") : distance);
    if (!isEnd) {
        text(top.translated(0, metrics_.line), Qt::AlignCenter, metrics_.glyph, theme_.mutedText,
             QStringLiteral("·"));
    }
    painter_.restore();
}

void CardPainter::beam(const QRect& rect, const std::vector<Reach>& reach) {
    if (reach.empty() || rect.width() <= 0) {
        return;
    }
    QLinearGradient gradient(rect.topLeft(), rect.topRight());
    for (const Reach& at : reach) {
        const double place = std::clamp(double(at.x - rect.left()) / rect.width(), 0.0, 1.0);
        const QColor ground = theme_.window;
        gradient.setColorAt(place, blend(theme_.accent, ground, 0.85 * at.probability));
    }
    painter_.save();
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(gradient);
    painter_.drawRoundedRect(rect, rect.height() / 2.0, rect.height() / 2.0);
    painter_.restore();
}

void CardPainter::dropMark(const QRect& rect, bool isSquare) {
    painter_.save();
    if (isSquare) {
        QColor tint = theme_.accent;
        tint.setAlphaF(0.2F);
        painter_.setBrush(tint);
        painter_.setPen(QPen(theme_.accent, std::max(2.0, metrics_.step / 2.0)));
        painter_.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), metrics_.radius,
                                 metrics_.radius);
    } else {
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(theme_.accent);
        const double radius = std::min(rect.width(), rect.height()) / 2.0;
        painter_.drawRoundedRect(rect, radius, radius);
    }
    painter_.restore();
}

void CardPainter::invitation(const QRect& rect, const QString& words, const QString& how) {
    const QRect upper(rect.left(), rect.top(), rect.width(), rect.height() / 2);
    text(upper, Qt::AlignHCenter | Qt::AlignBottom | Qt::TextWordWrap, scaled(metrics_.strong, 1.3),
         theme_.text, words);
    const QRect lower(rect.left(), upper.bottom() + 1 + metrics_.step, rect.width(),
                      rect.height() / 2);
    text(lower, Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, metrics_.text, theme_.mutedText,
         how);
}

void CardPainter::remark(const QRect& rect, Qt::Alignment alignment, const QString& words) {
    text(rect, static_cast<int>(alignment) | Qt::TextWordWrap, metrics_.text, theme_.mutedText,
         words);
}

}  // namespace polyplan::ui
