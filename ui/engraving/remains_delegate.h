#pragma once

#include <QStyledItemDelegate>

namespace polyplan::ui {

/// A text as it may be left, broken anywhere; what has changed is underlined and in another color.
class RemainsDelegate : public QStyledItemDelegate {
    Q_OBJECT

  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace polyplan::ui
