#include "tests/ui/support/drag.h"

#include <QDrag>
#include <QTest>
#include <QTimer>
#include <QWidget>
#include <QWindow>
#include <algorithm>

namespace polyplan::test {

namespace {

constexpr const char* wasBefore = "wasBeforeTheDrag";
constexpr int lookEvery = 20;  ///< milliseconds
constexpr int toBegin = 150;   ///< milliseconds until the window system has taken a drag up

/// A drag that is over may be deleted only later.
void markDrags(const QWidget& window) {
    for (QDrag* drag : window.findChildren<QDrag*>()) {
        drag->setProperty(wasBefore, true);
    }
}

bool hasNewDrag(const QWidget& window) {
    return std::ranges::any_of(window.findChildren<QDrag*>(), [](const QDrag* drag) {
        return !drag->property(wasBefore).isValid();
    });
}

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
    bool isPulled = false;  ///< has come back from pulling: there is no drag, or it is over
    markDrags(*from.window());
    QTimer look;
    QObject::connect(&look, &QTimer::timeout, window, [&] {
        if (!isPulled && !hasNewDrag(*from.window())) {
            return;
        }
        look.stop();
        QTest::qWait(toBegin);
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
    look.start(lookEvery);
    QTimer guard;
    guard.setSingleShot(true);
    QObject::connect(&guard, &QTimer::timeout, [] { QDrag::cancel(); });
    guard.start(10'000);
    QTest::mousePress(window, Qt::LeftButton, options.modifiers, first);
    QTest::mouseMove(window, first + QPoint(6, 6));
    QTest::mouseMove(window, first + QPoint(14, 14));
    isPulled = true;
    const bool hasEnded = QTest::qWaitFor([&hasMoved] { return hasMoved; }, 10'000);
    QTest::qWait(100);
    return hasEnded && guard.isActive();
}

}  // namespace polyplan::test
