#include "ui/parts/whole_tool_tip.h"

#include <QHelpEvent>
#include <QToolTip>
#include <QWidget>

namespace polyplan::ui {

bool showWhole(QEvent& event, QWidget& widget, const QString& whole, const QString& seen) {
    if (event.type() != QEvent::ToolTip || seen == whole) {
        return false;
    }
    QToolTip::showText(static_cast<QHelpEvent&>(event).globalPos(),
                       whole + u'\n' + widget.toolTip(), &widget);
    return true;
}

}  // namespace polyplan::ui
