#include "ui/parts/seen_row.h"

#include <QListView>
#include <QScrollBar>

namespace polyplan::ui {

SeenRow::SeenRow(QListView& view) : QObject(&view), view_(view) {
    soon_.setSingleShot(true);
    connect(&soon_, &QTimer::timeout, this, [this] { view_.scrollTo(view_.currentIndex()); });
    const QScrollBar* bar = view_.verticalScrollBar();
    // Of the rows' heights, and of that of the list.
    connect(bar, &QScrollBar::rangeChanged, this, [this] {
        if (isKept_) {
            soon_.start(0);
        }
    });
    connect(bar, &QScrollBar::actionTriggered, this, [this] { isKept_ = false; });
}

void SeenRow::show() {
    isKept_ = true;
    view_.scrollTo(view_.currentIndex());
}

}  // namespace polyplan::ui
