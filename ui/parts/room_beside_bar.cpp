#include "ui/parts/room_beside_bar.h"

#include <QAbstractItemView>
#include <QScrollBar>
#include <QStyleOptionViewItem>

namespace polyplan::ui {

int roomBesideBar(const QStyleOptionViewItem& option) {
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    return view == nullptr
               ? option.rect.width()
               : view->contentsRect().width() - view->verticalScrollBar()->sizeHint().width();
}

}  // namespace polyplan::ui
