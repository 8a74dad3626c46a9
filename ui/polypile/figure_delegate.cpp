#include "ui/polypile/figure_delegate.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QTableView>
#include <algorithm>

#include "ui/look/theme.h"
#include "ui/models/figure_role.h"
#include "ui/models/report_model.h"
#include "ui/parts/wrapped_rows.h"

namespace polyplan::ui {
namespace {

void paintBar(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
              double share) {
    const Theme& theme = Theme::of(option.palette);
    const qreal height = std::max(4.0, option.fontMetrics.height() * 0.35);
    QRectF bar = QRectF(option.rect).adjusted(height, 0, -height, 0);
    bar = QRectF(bar.left(), bar.center().y() - height / 2, bar.width(), height);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.divider);
    painter.drawRoundedRect(bar, height / 2, height / 2);
    if (share > 0) {
        bar.setWidth(std::max(height / 2, bar.width() * std::min(1.0, share)));
        painter.setBrush(theme.of(static_cast<Tone>(index.data(ReportModel::ToneRole).toInt())));
        painter.drawRoundedRect(bar, height / 2, height / 2);
    }
    painter.restore();
}

bool isWrapped(const QStyleOptionViewItem& option) {
    const auto* table = qobject_cast<const QTableView*>(option.widget);
    return table != nullptr && table->wordWrap();
}

}  // namespace

void FigureDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    const bool leads = figureOf(index.data(figureRole)).has_value();
    option->font.setUnderline(leads && option->state.testFlag(QStyle::State_MouseOver));
    if (isWrapped(*option)) {
        option->text = wrappedText(*option, index);
    }
}

QSize FigureDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    if (!isWrapped(option)) {
        return QStyledItemDelegate::sizeHint(option, index);
    }
    QStyleOptionViewItem drawn(option);  // a figure's font is its model's
    initStyleOption(&drawn, index);
    return wrappedSize(drawn, index);
}

void FigureDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const {
    QStyledItemDelegate::paint(painter, option, index);
    const QVariant share = index.data(ReportModel::ShareRole);
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    if (qobject_cast<const ReportModel*>(index.model()) != nullptr && share.isValid()) {
        paintBar(*painter, option, index, share.toDouble());
    }
    if (view != nullptr && view->hasFocus() && view->currentIndex().row() == index.row()) {
        painter->fillRect(
            QRect(option.rect.bottomLeft() - QPoint(0, 1), QSize(option.rect.width(), 2)),
            Theme::of(option.palette).accent);
    }
}

}  // namespace polyplan::ui
