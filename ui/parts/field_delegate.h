#pragma once

#include <QStyledItemDelegate>

namespace polyplan::ui {

/// Edits the cells of a table by what their model says of them (`FieldRole`): numbers within their
/// limits, choices, texts. Those that have a remark are marked, the part that is wrong underlined.
class FieldDelegate : public QStyledItemDelegate {
    Q_OBJECT

  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model,
                      const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

  protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

  private:
    void finish(QWidget* editor);
};

}  // namespace polyplan::ui
