#pragma once

#include <QStyledItemDelegate>

namespace polyplan::ui {

/// Paints tables of figures: underlines a number under the pointer that leads to its derivation,
/// paints the bars of `FatesModel`, and rings the row that has the keyboard's focus.
class FigureDelegate : public QStyledItemDelegate {
    Q_OBJECT

  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    /// As high as the lines into which a table breaks the text.
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

  protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

}  // namespace polyplan::ui
