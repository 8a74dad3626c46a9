#include "ui/polypile/advice_delegate.h"

#include <QPainter>
#include <algorithm>

#include "ui/look/figures.h"
#include "ui/look/metrics.h"
#include "ui/look/row_ground.h"
#include "ui/look/theme.h"
#include "ui/models/advice_model.h"
#include "ui/parts/room_beside_bar.h"
#include "ui/parts/row_button.h"

namespace polyplan::ui {

namespace {

QString buttonText() {
    return AdviceDelegate::tr("Fix");
}

RowButton buttonOf(const QRect& row, const QFont& font) {
    const Metrics metrics(font);
    return {buttonText(), font, {row.right() - metrics.step, row.top() + metrics.step}};
}

constexpr int brokenAtWords = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap;

/// Where the parts of a piece of advice lie, each on as many lines as it takes, and what they say.
struct AdviceLines {
    /// @param room whose height does not matter
    AdviceLines(const QModelIndex& index, const QFont& font, const QRect& room)
        : metrics(font), button(buttonOf(room, font)) {
        const auto textOf = [&index](int role) { return unbroken(index.data(role).toString()); };
        title = textOf(Qt::DisplayRole);
        found = textOf(RowSummary);
        effect = textOf(AdviceModel::EffectRole);
        const int left = room.left() + 2 * metrics.step;
        const QRect beside = button.rect();
        titleRect = placeOf(title, metrics.strong,
                            {left, beside.top(), beside.left() - metrics.step - left, 0});
        titleRect.setHeight(std::max(titleRect.height(), beside.height()));
        const int width = room.right() + 1 - metrics.step - left;
        foundRect = placeOf(found, metrics.small, {left, titleRect.bottom() + 1, width, 0});
        effectRect = placeOf(effect, metrics.small, {left, foundRect.bottom() + 1, width, 0});
        bottom = effectRect.bottom() + 1 + metrics.step + metrics.step / 2;
    }

    Metrics metrics;
    RowButton button;
    QString title, found, effect;
    QRect titleRect, foundRect, effectRect;
    int bottom = 0;

  private:
    static QRect placeOf(const QString& text, const QFont& font, QRect place) {
        place.setWidth(std::max(1, place.width()));
        place.setHeight(QFontMetrics(font).boundingRect(place, brokenAtWords, text).height());
        return place;
    }
};

/// What the text of a row has, beside a scroll bar that may come.
QRect roomOf(const QStyleOptionViewItem& option) {
    return {option.rect.topLeft(), QSize(roomBesideBar(option), option.rect.height())};
}

}  // namespace

QSize AdviceDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    return {12 * Metrics(option.font).em,
            AdviceLines(index, option.font, {0, 0, roomBesideBar(option), 0}).bottom};
}

QRect AdviceDelegate::buttonRect(const QRect& row, const QFont& font) {
    return buttonOf(row, font).rect();
}

void AdviceDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const {
    const Theme& theme = Theme::of(option.palette);
    const AdviceLines lines(index, option.font, roomOf(option));
    const bool isCurrent = index.data(AdviceModel::IsCurrentRole).toBool();
    painter->save();
    paintStripedRowGround(*painter, option);
    const auto draw = [&](const QRect& place, const QFont& font, const QColor& color,
                          const QString& text) {
        painter->setFont(font);
        painter->setPen(isCurrent ? color : theme.mutedText);
        painter->drawText(place, brokenAtWords, text);
    };
    draw(lines.titleRect, lines.metrics.strong, theme.text, lines.title);
    draw(lines.foundRect, lines.metrics.small, theme.mutedText, lines.found);
    draw(lines.effectRect, lines.metrics.small, theme.text, lines.effect);
    lines.button.paint(*painter, option.font, theme, isCurrent);
    painter->restore();
}

bool AdviceDelegate::editorEvent(QEvent* event, QAbstractItemModel* model,
                                 const QStyleOptionViewItem& option, const QModelIndex& index) {
    if (buttonOf(roomOf(option), option.font).isClicked(*event)) {
        Q_EMIT fixAsked(index.row());
        return true;
    }
    return QStyledItemDelegate::editorEvent(event, model, option, index);
}

}  // namespace polyplan::ui
