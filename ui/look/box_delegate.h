#pragma once

#include <QStyledItemDelegate>

namespace polyplan::ui {

/// Has check boxes painted with an outline that is seen: Fusion takes it from the ground, a little
/// darker.
void outlineBoxes(QPalette& palette);

/// Draws the check boxes of a list so.
class BoxDelegate : public QStyledItemDelegate {
    Q_OBJECT

  public:
    using QStyledItemDelegate::QStyledItemDelegate;

  protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

}  // namespace polyplan::ui
