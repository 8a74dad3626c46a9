#include "ui/parts/room_beside_bar.h"

#include <QListView>
#include <QScrollBar>
#include <QStyleOptionViewItem>

namespace polyplan::ui {

int roomBesideBar(const QStyleOptionViewItem& option) {
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    return view == nullptr
               ? option.rect.width()
               : view->contentsRect().width() - view->verticalScrollBar()->sizeHint().width();
}

bool rowsMayDiffer(const QStyleOptionViewItem& option) {
    const auto* list = qobject_cast<const QListView*>(option.widget);
    return list != nullptr && !list->uniformItemSizes();
}

}  // namespace polyplan::ui
