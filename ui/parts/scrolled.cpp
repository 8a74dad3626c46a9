#include "ui/parts/scrolled.h"

#include <QScrollArea>

namespace polyplan::ui {

QScrollArea* scrolled(QWidget* content, QWidget* parent) {
    auto* area = new QScrollArea(parent);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    return area;
}

}  // namespace polyplan::ui
