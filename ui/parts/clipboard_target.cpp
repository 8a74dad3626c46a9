#include "ui/parts/clipboard_target.h"

#include <QWidget>

namespace polyplan::ui {

ClipboardTarget* clipboardTargetOf(QWidget* focused) {
    for (QWidget* each = focused; each != nullptr; each = each->parentWidget()) {
        auto* target = dynamic_cast<ClipboardTarget*>(each);
        if (target != nullptr && target->hasKeys()) {
            return target;
        }
    }
    return nullptr;
}

}  // namespace polyplan::ui
