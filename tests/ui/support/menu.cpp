#include "tests/ui/support/menu.h"

#include <QApplication>
#include <QMenu>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <algorithm>

namespace polyplan::test {

bool pickFromMenu(QToolButton& button, const QString& entry) {
    return pickFromMenu([&button] { QTest::mouseClick(&button, Qt::LeftButton); }, entry);
}

bool pickFromMenu(const std::function<void()>& open, const QString& entry) {
    bool isPicked = false;
    int looks = 0;
    QTimer look;  // opening comes back only once the menu is closed
    QObject::connect(&look, &QTimer::timeout, [&] {
        constexpr int mostLooks = 200;
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        if (menu == nullptr || !menu->isVisible()) {
            if (++looks == mostLooks) {
                look.stop();
            }
            return;
        }
        look.stop();
        const QList<QAction*> actions = menu->actions();
        const auto found = std::ranges::find_if(actions, [&](const QAction* action) {
            return action->isEnabled() && QString(action->text()).remove(u'&') == entry;
        });
        if (found == actions.end()) {
            menu->close();
            return;
        }
        isPicked = true;
        const QPoint center = menu->actionGeometry(*found).center();
        QTest::mouseMove(menu, center);
        QTest::mouseClick(menu, Qt::LeftButton, {}, center);
    });
    look.start(10);
    open();
    return QTest::qWaitFor([&look] { return !look.isActive(); }) && isPicked;
}

}  // namespace polyplan::test
