#include "tests/ui/support/drag.h"

#include <QDrag>
#include <QTest>
#include <QTimer>
#include <QWidget>
#include <QWindow>

namespace polyplan::test {

namespace {

QPoint inWindow(QWidget& widget, QPoint point) {
    return widget.mapTo(widget.window(), point);
}

}  // namespace

void dragOver(QWidget& widget, QPoint point, Qt::KeyboardModifiers modifiers) {
    QWindow* window = widget.window()->windowHandle();
    const QPoint target = inWindow(widget, point);
    for (const QPoint at : {target - QPoint(10, 0), target}) {
        QTest::mouseEvent(QTest::MouseMove, window, Qt::NoButton, modifiers, at);
    }
    QTest::qWait(50);
}

bool drag(QWidget& from, QPoint start, QWidget& to, QPoint end, const DragOptions& options) {
    QWindow* window = from.window()->windowHandle();
    const QPoint first = inWindow(from, start);
    const QPoint target = inWindow(to, end);
    bool hasMoved = false;
    QTimer::singleShot(150, window, [&] {
        dragOver(to, end, options.modifiers);
        if (options.meanwhile) {
            options.meanwhile();
        }
        if (options.letsGo) {
            QTest::mouseEvent(QTest::MouseRelease, window, Qt::LeftButton, options.modifiers,
                              target);
        }
        hasMoved = true;
    });
    QTimer guard;
    guard.setSingleShot(true);
    QObject::connect(&guard, &QTimer::timeout, [] { QDrag::cancel(); });
    guard.start(10'000);
    QTest::mousePress(window, Qt::LeftButton, options.modifiers, first);
    QTest::mouseMove(window, first + QPoint(6, 6));
    QTest::mouseMove(window, first + QPoint(14, 14));
    const bool hasEnded = QTest::qWaitFor([&hasMoved] { return hasMoved; }, 10'000);
    QTest::qWait(100);
    return hasEnded && guard.isActive();
}

}  // namespace polyplan::test
