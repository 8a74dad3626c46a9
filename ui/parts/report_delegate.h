#pragma once

#include <QStyledItemDelegate>

namespace polyplan::ui {

/// Paints the lines of `ReportModel` and `StepsModel` in a list: headings in capitals, figures with
/// their value at the right and what else is said of them below, remarks in small letters.
class ReportDelegate : public QStyledItemDelegate {
    Q_OBJECT

  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace polyplan::ui
