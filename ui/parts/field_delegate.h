#pragma once

#include <QStyledItemDelegate>

namespace polyplan::ui {

/// Lays an editor over its cell, and over its neighbours where the cell is narrower than it needs.
void keepWhole(QWidget& editor, const QRect& cell);

/// Edits the cells of a table by what their model says of them (`FieldRole`): numbers within their
/// limits, choices, texts. Where nothing stands a hint does. Those that have a remark are marked,
/// the part that is wrong underlined.
class FieldDelegate : public QStyledItemDelegate {
    Q_OBJECT

  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model,
                      const QModelIndex& index) const override;
    /// As wide as its words or numbers may be, over its neighbours where the cell is not.
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

  protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

  private:
    void finish(QWidget* editor);
};

}  // namespace polyplan::ui
