#include "ui/damage/outcome_delegate.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QScrollBar>
#include <algorithm>

#include "ui/look/metrics.h"
#include "ui/look/theme.h"
#include "ui/models/damage/figure_roles.h"

namespace polyplan::ui {

namespace {

constexpr double widestValueShare = 0.55;
constexpr int wrapped = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

/// Where the parts of a row lie, and what they say.
struct Layout {
    Layout(const QModelIndex& index, const QFont& font, QRect room) : metrics(font) {
        label = index.data(Qt::DisplayRole).toString();
        value = index.data(ValueRole).toString();
        detail = index.data(DetailRole).toString();
        note = index.data(NoteRole).toString();
        if (!note.isEmpty()) {
            note.prepend(QStringLiteral("≠ "));
        }
        room.adjust(metrics.step / 2, metrics.step / 2, -metrics.step, 0);
        const QFontMetrics strong(metrics.strong);
        const int widest = qRound(room.width() * widestValueShare);
        const QRect valueNeeds = strong.boundingRect(QRect(0, 0, widest, 0), wrapped, value);
        const int valueWidth = value.isEmpty() ? 0 : std::min(widest, valueNeeds.width() + 1);
        valueRect =
            QRect(room.right() + 1 - valueWidth, room.top(), valueWidth, valueNeeds.height());
        const int gap = valueWidth > 0 ? 2 * metrics.step : 0;
        labelRect = QRect(room.left(), room.top(), room.width() - valueWidth - gap, 0);
        labelRect.setHeight(
            QFontMetrics(metrics.text).boundingRect(labelRect, wrapped, label).height());
        int y = std::max(labelRect.bottom(), valueRect.bottom()) + 1;
        const auto below = [&](const QString& text) {
            QRect rect(room.left(), y, room.width(), 0);
            if (!text.isEmpty()) {
                rect.setHeight(
                    QFontMetrics(metrics.small).boundingRect(rect, wrapped, text).height());
                y = rect.bottom() + 1;
            }
            return rect;
        };
        detailRect = below(detail);
        noteRect = below(note);
        bottom = y + metrics.step / 2;
    }

    Metrics metrics;
    QString label, value, detail, note;
    QRect labelRect, valueRect, detailRect, noteRect;
    int bottom = 0;
};

/// The room for a row beside a scroll bar, whether or not it is there: the bar may come when the
/// rows have their heights.
int widthOf(const QStyleOptionViewItem& option) {
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    return view == nullptr
               ? option.rect.width()
               : view->contentsRect().width() - view->verticalScrollBar()->sizeHint().width();
}

}  // namespace

QSize OutcomeDelegate::sizeHint(const QStyleOptionViewItem& option,
                                const QModelIndex& index) const {
    const int width = widthOf(option);
    return {width, Layout(index, option.font, {0, 0, width, 0}).bottom};
}

void OutcomeDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const {
    const Theme& theme = Theme::of(option.palette);
    const Layout layout(index, option.font,
                        {option.rect.topLeft(), QSize(widthOf(option), option.rect.height())});
    painter->save();
    if (option.state.testFlag(QStyle::State_Selected)) {
        painter->fillRect(option.rect, theme.accentSoft);
    }
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(theme.accent);
        painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
    }
    const auto draw = [&](const QRect& rect, const QFont& font, const QColor& color, int flags,
                          const QString& text) {
        painter->setFont(font);
        painter->setPen(color);
        painter->drawText(rect, flags, text);
    };
    draw(layout.labelRect, layout.metrics.text, theme.text, wrapped, layout.label);
    draw(layout.valueRect, layout.metrics.strong, theme.text,
         Qt::AlignRight | Qt::AlignTop | Qt::TextWordWrap, layout.value);
    draw(layout.detailRect, layout.metrics.small, theme.mutedText, wrapped, layout.detail);
    draw(layout.noteRect, layout.metrics.small, theme.warning, wrapped, layout.note);
    painter->restore();
}

}  // namespace polyplan::ui
