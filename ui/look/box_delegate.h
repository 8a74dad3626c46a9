#pragma once

#include <QRect>
#include <QStyledItemDelegate>

namespace polyplan::ui {

/// Has check boxes painted with an outline that is seen: Fusion takes it from the ground, a little
/// darker.
void outlineBoxes(QPalette& palette);

/// For the editorEvent() of a delegate that paints a box of its own: sets or clears the item's
/// check state at a left click into the box or the space bar.
/// @returns whether the event was for the box
bool toggleAt(const QRect& box, const QEvent& event, QAbstractItemModel& model,
              const QModelIndex& index);

/// Draws the check boxes of a list so, and keeps those of two rows apart.
class BoxDelegate : public QStyledItemDelegate {
    Q_OBJECT

  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

  protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

}  // namespace polyplan::ui
