#pragma once

#include "ui/polypile/catalogue_delegate.h"

namespace polyplan::ui {

/// Paints a stack of the inventory with the words of its card: what it is, what is said of it, how
/// many, its status, its star.
class InventoryDelegate : public CatalogueDelegate {
    Q_OBJECT

  public:
    using CatalogueDelegate::CatalogueDelegate;

    /// Whether nothing of the name has to be cut.
    static bool showsWholeName(const QRect& row, const QFont& font, const QModelIndex& index);
    /// What is shown of what is said besides.
    static QString shownDetail(const QRect& row, const QFont& font, const QModelIndex& index);

  protected:
    void paintWords(QPainter& painter, const QRect& room, const QStyleOptionViewItem& option,
                    const QModelIndex& index) const override;
};

}  // namespace polyplan::ui
