#include "ui/look/box_delegate.h"

#include "ui/look/theme.h"

namespace polyplan::ui {

void outlineBoxes(QPalette& palette) {
    palette.setColor(QPalette::Window, Theme::of(palette).mutedText);
}

void BoxDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    outlineBoxes(option->palette);
}

}  // namespace polyplan::ui
