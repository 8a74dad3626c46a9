#pragma once

#include <QApplication>
#include <QPointer>

namespace polyplan::ui {

/// From now on a filter of this kind sees every event of the program: one, however often it is
/// asked for.
template <typename Filter>
void filterApplication() {
    static QPointer<Filter> filter;
    if (filter == nullptr) {
        filter = new Filter(qApp);
        qApp->installEventFilter(filter);
    }
}

}  // namespace polyplan::ui
