#include "ui/look/divider.h"

namespace polyplan::ui {

Divider::Divider(Qt::Orientation orientation, QWidget* parent) : QFrame(parent) {
    setFrameShape(QFrame::NoFrame);
    if (orientation == Qt::Horizontal) {
        setFixedHeight(1);
    } else {
        setFixedWidth(1);
    }
}

}  // namespace polyplan::ui
