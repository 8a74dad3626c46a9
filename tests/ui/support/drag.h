#pragma once

#include <QPoint>
#include <Qt>
#include <functional>

class QWidget;

namespace polyplan::test {

struct DragOptions {
    Qt::KeyboardModifiers modifiers = Qt::NoModifier;
    std::function<void()> meanwhile{};  ///< runs while the target is pointed at
    bool letsGo = true;                 ///< ends the drag by letting the button go there
};

/// A real drag in the window of both widgets, with the mouse, from a point of one to a point of the
/// other. Needs a display that can drag: not the offscreen platform.
/// @returns whether the drag ended by itself
bool drag(QWidget& from, QPoint start, QWidget& to, QPoint end, const DragOptions& options = {});

/// Points elsewhere in the middle of a drag.
void dragOver(QWidget& widget, QPoint point, Qt::KeyboardModifiers modifiers = Qt::NoModifier);

}  // namespace polyplan::test
