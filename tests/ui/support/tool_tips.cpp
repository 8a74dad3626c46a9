#include "tests/ui/support/tool_tips.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>

namespace polyplan::test {

ToolTips::ToolTips() {
    qApp->installEventFilter(this);
}

bool ToolTips::eventFilter(QObject* object, QEvent* event) {
    // One that is there already takes the text of the next without being shown again.
    const bool isSeen = event->type() == QEvent::Show || event->type() == QEvent::Paint;
    if (isSeen && object->inherits("QTipLabel")) {
        shown_.append(static_cast<const QLabel*>(object)->text());
    }
    return QObject::eventFilter(object, event);
}

}  // namespace polyplan::test
