#include "ui/parts/suggestion_delegate.h"

#include <QAbstractItemView>
#include <QPainter>

#include "ui/look/metrics.h"
#include "ui/look/row_ground.h"
#include "ui/look/theme.h"
#include "ui/models/row_role.h"
#include "ui/parts/room_beside_bar.h"

namespace polyplan::ui {

namespace {

/// Where what stands on the first line of a row lies.
struct SuggestionPlaces {
    SuggestionPlaces(const QRect& line, const Metrics& metrics, const QModelIndex& index)
        : name(line.adjusted(metrics.step, 0, -metrics.step, 0)) {
        if (index.data(RowGlyph).isValid()) {
            glyph = QRect(name.left(), name.top(), metrics.line, name.height());
            name.setLeft(glyph.right() + metrics.step);
        }
    }

    QRect glyph;
    QRect name;
};

int widthOfFigure(const QString& figure, const Metrics& metrics) {
    return QFontMetrics(metrics.small).horizontalAdvance(figure) + metrics.step;
}

}  // namespace

QString SuggestionDelegate::figureOf(const QModelIndex& index) const {
    return shows_ == Shows::Name ? QString() : index.data(RowFigure).toString();
}

bool SuggestionDelegate::isFigureBelow(const QStyleOptionViewItem& option,
                                       const QModelIndex& index) const {
    const Metrics metrics(option.font);
    const SuggestionPlaces places({0, 0, roomBesideBar(option), metrics.line}, metrics, index);
    // Bold, so that a row that is chosen stays as high as it is.
    const int name = QFontMetrics(metrics.strong).horizontalAdvance(index.data().toString());
    return rowsMayDiffer(option) &&
           name + widthOfFigure(figureOf(index), metrics) > places.name.width();
}

QSize SuggestionDelegate::sizeHint(const QStyleOptionViewItem& option,
                                   const QModelIndex& index) const {
    const Metrics metrics(option.font);
    const int name = QFontMetrics(metrics.text).horizontalAdvance(index.data().toString());
    const int below = isFigureBelow(option, index) ? metrics.smallLine : 0;
    return {name + metrics.line + 3 * metrics.step, metrics.line + below + metrics.step};
}

void SuggestionDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                               const QModelIndex& index) const {
    const Theme& theme = Theme::of(option.palette);
    const Metrics metrics(option.font);
    painter->save();
    paintRowGround(*painter, option);
    const bool isBelow = isFigureBelow(option, index);
    const SuggestionPlaces places(option.rect.adjusted(0, 0, 0, isBelow ? -metrics.smallLine : 0),
                                  metrics, index);
    if (places.glyph.isValid()) {
        painter->setFont(metrics.glyph);
        painter->setPen(theme.glyph(static_cast<GlyphColor>(index.data(RowGlyphColor).toInt())));
        painter->drawText(places.glyph, Qt::AlignCenter, index.data(RowGlyph).toChar());
    }
    const QString name = index.data().toString();
    const QFont font = index.data(RowChosen).toBool() ? metrics.strong : metrics.text;
    const QString figure = figureOf(index);
    const int taken = widthOfFigure(figure, metrics);
    const auto drawFigure = [&](const QRect& place) {
        painter->setFont(metrics.small);
        painter->setPen(theme.mutedText);
        painter->drawText(place, Qt::AlignVCenter | Qt::AlignRight, figure);
    };
    QRect rest = places.name;
    if (isBelow) {
        drawFigure({rest.left(), rest.bottom(), rest.width(), metrics.smallLine});
    } else if (QFontMetrics(font).horizontalAdvance(name) + taken <= rest.width()) {
        drawFigure(rest);
        rest.setRight(rest.right() - taken);
    }  // Where all rows are one line, rather no figure than half a name.
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
