#pragma once

#include <QStyledItemDelegate>

namespace polyplan::ui {

/// Paints a row of figures: the label with its value at the right, what is said of it below in
/// smaller letters, and a remark behind "≠" that stands out. Broken into lines of the view's width.
class OutcomeDelegate : public QStyledItemDelegate {
    Q_OBJECT

  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
};

}  // namespace polyplan::ui
