#include "ui/polypile/advice_delegate.h"

#include <QMouseEvent>
#include <QPainter>

#include "ui/look/metrics.h"
#include "ui/look/row_ground.h"
#include "ui/look/theme.h"
#include "ui/models/advice_model.h"

namespace polyplan::ui {

namespace {

QString buttonText() {
    return AdviceDelegate::tr("Fix");
}

void paintButton(QPainter& painter, const QRect& rect, const Metrics& metrics, const Theme& theme,
                 bool isEnabled) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(isEnabled ? theme.accent : theme.divider);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), metrics.radius,
                            metrics.radius);
    painter.setPen(isEnabled ? theme.accent : theme.mutedText);
    painter.setFont(metrics.small);
    painter.drawText(rect, Qt::AlignCenter, buttonText());
}

}  // namespace

QSize AdviceDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    return {12 * Metrics(option.font).em, rowHeight(option.font)};
}

int AdviceDelegate::rowHeight(const QFont& font) {
    const Metrics metrics(font);
    return metrics.line + 2 * metrics.smallLine + 3 * metrics.step;
}

QRect AdviceDelegate::buttonRect(const QRect& row, const QFont& font) {
    const Metrics metrics(font);
    const int width =
        QFontMetrics(metrics.small).horizontalAdvance(buttonText()) + 4 * metrics.step;
    const int height = metrics.line + metrics.step / 2;
    return {row.right() - metrics.step - width, row.top() + metrics.step, width, height};
}

void AdviceDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const {
    const Theme& theme = Theme::of(option.palette);
    const Metrics metrics(option.font);
    const bool isCurrent = index.data(AdviceModel::IsCurrentRole).toBool();
    painter->save();
    paintStripedRowGround(*painter, option);
    const QRect button = buttonRect(option.rect, option.font);
    const QRect room = option.rect.adjusted(2 * metrics.step, metrics.step, -metrics.step, 0);
    const auto line = [&](const QFont& font, const QColor& color, const QString& text,
                          const QRect& place) {
        painter->setFont(font);
        painter->setPen(isCurrent ? color : theme.mutedText);
        painter->drawText(place, Qt::AlignVCenter,
                          QFontMetrics(font).elidedText(text, Qt::ElideRight, place.width()));
    };
    const QRect title(room.left(), room.top(), button.left() - metrics.step - room.left(),
                      metrics.line + metrics.step / 2);
    line(metrics.strong, theme.text, index.data().toString(), title);
    const QRect found(room.left(), title.bottom() + 1, room.width(), metrics.smallLine);
    line(metrics.small, theme.mutedText, index.data(RowSummary).toString(), found);
    line(metrics.small, theme.text, index.data(AdviceModel::EffectRole).toString(),
         found.translated(0, metrics.smallLine));
    paintButton(*painter, button, metrics, theme, isCurrent);
    painter->restore();
}

bool AdviceDelegate::editorEvent(QEvent* event, QAbstractItemModel* model,
                                 const QStyleOptionViewItem& option, const QModelIndex& index) {
    if (event->type() == QEvent::MouseButtonRelease) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        if (mouse->button() == Qt::LeftButton &&
            buttonRect(option.rect, option.font).contains(mouse->position().toPoint())) {
            Q_EMIT fixAsked(index.row());
            return true;
        }
    }
    return QStyledItemDelegate::editorEvent(event, model, option, index);
}

}  // namespace polyplan::ui
