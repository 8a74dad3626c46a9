#include "ui/look/kept_room.h"

#include <QSizePolicy>
#include <QWidget>

namespace polyplan::ui {

void keepRoomOfHidden(QWidget& widget, bool keeps) {
    QSizePolicy policy = widget.sizePolicy();
    policy.setRetainSizeWhenHidden(keeps);
    widget.setSizePolicy(policy);
}

}  // namespace polyplan::ui
