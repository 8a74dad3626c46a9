#pragma once

#include <QStyledItemDelegate>

namespace polyplan::ui {

/// Paints an attack of the list: the box that lays it over the others, a piece of its curve, its
/// title with the mean damage, and below what it strikes.
class AttackDelegate : public QStyledItemDelegate {
    Q_OBJECT

  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;
    /// Leaves what is being typed alone, whatever answers come meanwhile.
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    static QRect boxRect(const QRect& row, const QFont& font);

  protected:
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;
};

}  // namespace polyplan::ui
