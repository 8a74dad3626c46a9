#pragma once

#include <QStyledItemDelegate>

namespace polyplan::ui {

/// Paints a row of a list by the roles of `RowRole`: its box, a piece of its curve, its glyph, its
/// title with the figure at the right, and below what else is said of it, beside a button. A title
/// that does not fit has a second line where the list's rows may differ in height; elsewhere it has
/// the figure's room, and the figures of all rows stand a line below. What a figure is of stands at
/// the right below the title, cut before the number or the rest of that line would be unreadable.
/// A title that has a remark (`RemarkRole`) is marked.
class BoxedRowDelegate : public QStyledItemDelegate {
    Q_OBJECT

  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    /// A text that the model bounds (`LengthRole`) ends there.
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;
    /// Leaves what is being typed alone, whatever answers come meanwhile.
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    static QRect boxRect(const QRect& row, const QFont& font);
    /// Where the button of a row is that has one.
    static QRect buttonRect(const QStyleOptionViewItem& option, const QModelIndex& index);

  Q_SIGNALS:
    void buttonClicked(const QModelIndex& index);

  protected:
    /// A click on the button is no click on the row.
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;
};

}  // namespace polyplan::ui
