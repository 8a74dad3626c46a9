#pragma once

#include "ui/polypile/catalogue_delegate.h"

namespace polyplan::ui {

/// Paints a stack of the inventory with the words of its card: what it is, what is said of it, how
/// many, its status, its star.
class InventoryDelegate : public CatalogueDelegate {
    Q_OBJECT

  public:
    using CatalogueDelegate::CatalogueDelegate;

  protected:
    void paintWords(QPainter& painter, const QRect& room, const QStyleOptionViewItem& option,
                    const QModelIndex& index) const override;
};

}  // namespace polyplan::ui
