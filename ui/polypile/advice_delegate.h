#pragma once

#include <QStyledItemDelegate>

namespace polyplan::ui {

/// Paints a piece of advice: what to do, with a button that does it; below, what was found and what
/// comes of it. A row is as high as its words take.
class AdviceDelegate : public QStyledItemDelegate {
    Q_OBJECT

  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    /// Where the button of a row is.
    static QRect buttonRect(const QRect& row, const QFont& font);

  Q_SIGNALS:
    void fixAsked(int row);

  protected:
    /// A click on the button is no click on the row.
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;
};

}  // namespace polyplan::ui
