#include "ui/look/box_delegate.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include "ui/look/metrics.h"
#include "ui/look/theme.h"

namespace polyplan::ui {

void outlineBoxes(QPalette& palette) {
    palette.setColor(QPalette::Window, Theme::of(palette).mutedText);
}

bool toggleAt(const QRect& box, const QEvent& event, QAbstractItemModel& model,
              const QModelIndex& index) {
    bool toggles = false;
    if (event.type() == QEvent::KeyPress) {
        toggles = static_cast<const QKeyEvent&>(event).key() == Qt::Key_Space;
    } else if (event.type() == QEvent::MouseButtonPress ||
               event.type() == QEvent::MouseButtonDblClick ||
               event.type() == QEvent::MouseButtonRelease) {
        const auto& mouse = static_cast<const QMouseEvent&>(event);
        if (mouse.button() != Qt::LeftButton || !box.contains(mouse.position().toPoint())) {
            return false;
        }
        toggles = event.type() == QEvent::MouseButtonRelease;
        if (!toggles) {
            return true;
        }
    }
    const bool isOn = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    return toggles && model.setData(index, isOn ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

QSize BoxDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const Metrics metrics(option.font);
    return QStyledItemDelegate::sizeHint(option, index)
        .expandedTo({0, metrics.line + metrics.step});
}

void BoxDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    outlineBoxes(option->palette);
}

}  // namespace polyplan::ui
