#pragma once

#include <QStyledItemDelegate>

namespace polyplan::ui {

/// Paints the cells of `ComparisonModel`: the value, and below it how far it is from the baseline,
/// with a sign and a color for better and worse.
class ComparisonDelegate : public QStyledItemDelegate {
    Q_OBJECT

  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace polyplan::ui
