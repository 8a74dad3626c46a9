#pragma once

#include <QStyledItemDelegate>

namespace polyplan::ui {

/// Paints the groups and styluses of a StylusTreeModel: glyph, name and how likely it comes out.
class StylusDelegate : public QStyledItemDelegate {
    Q_OBJECT

  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace polyplan::ui
