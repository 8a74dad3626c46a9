#pragma once

#include <QStyledItemDelegate>

namespace polyplan::ui {

struct Metrics;

/// Paints the cells of `ComparisonModel`: the value, and below it how far it is from the baseline,
/// with a sign and a color for better and worse. The names of figures, and values that are words,
/// are broken into lines where there is little room.
class ComparisonDelegate : public QStyledItemDelegate {
    Q_OBJECT

  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    /// What a cell takes where nothing is broken, in pixels.
    static int wholeWidth(const QModelIndex& index, const Metrics& metrics);
    /// What a value takes at least so that nothing of it is cut, in pixels.
    static int leastWidth(const QModelIndex& index, const Metrics& metrics);
};

}  // namespace polyplan::ui
