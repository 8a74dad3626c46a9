#include "ui/parts/thin_splitter.h"

namespace polyplan::ui {

QSplitter* thinSplitter(Qt::Orientation orientation, QWidget* parent) {
    auto* splitter = new QSplitter(orientation, parent);
    splitter->setHandleWidth(1);
    splitter->setChildrenCollapsible(false);
    return splitter;
}

}  // namespace polyplan::ui
