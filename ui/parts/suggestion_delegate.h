#pragma once

#include <QStyledItemDelegate>

class QAbstractItemView;

namespace polyplan::ui {

/// Paints what a field suggests while one types in it: by the roles of `RowRole` its glyph, its
/// name, and at the right what tells it from others of that name.
class SuggestionDelegate : public QStyledItemDelegate {
    Q_OBJECT

  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
};

/// Makes a list that pops up below a field look so, with a frame that sets it off.
void showSuggestionsIn(QAbstractItemView& popup);

}  // namespace polyplan::ui
